"""FID Capo V, handicap: every article and how we read it."""

from tabellone.documents.regulations.regulation import Part, Reading, Regulation, Said

READINGS = (
    Reading(
        names=("H1",),
        article=Said("Primo sistema", "First system"),
        says=Said(
            "Per ogni scarto di categoria, o di 1000 punti Elo-Rubele, un quarto di punto in più; si accoppia con "
            "l'handicap.",
            "A quarter of a point more for every step of category, or of 1000 points of Elo-Rubele; pairing uses the "
            "handicap.",
        ),
        reading=Said(
            "¼ di punto per ogni scarto, aggiunto al risultato del più debole; come opzione, tolto anche al più forte "
            "(una gara vera dava ½ e 1½ per un pari fra due categorie di distanza). Si accoppia con i punti "
            "dell'handicap (Art. 3).",
            "¼ of a point for every step, added to the weaker player's result; option: also taken from the stronger "
            "(a real event gave ½ and 1½ for a draw two categories apart). Pairing uses the score with the handicap "
            "(Art. 3).",
        ),
        modules=("handicap.py",),
        tests=(
            "test_h1_first_system_a_quarter_for_every_step",
            "test_h1_art_3_the_next_round_is_paired_with_the_handicap",
        ),
    ),
    Reading(
        names=("H2",),
        article=Said("Secondo sistema", "Second system"),
        says=Said(
            "10, 5, 0 punti; per ogni scarto un punto dal più forte al più debole: due scarti danno 8-2, 3-7, -2-12.",
            "10, 5, 0 points; for every step a point from the stronger to the weaker: two steps give 8-2, 3-7, -2-12.",
        ),
        reading=Said(
            "10, 5, 0; un punto per ogni scarto dal più forte al più debole. Riposo: 10 punti (Art. 6), e così si "
            "dice. I numeri di un italo-svizzero si sorteggiano dai più forti, a sorte fra pari (Art. 1); nel girone "
            "chi incontra chi lo dice la tabella, e i numeri si sorteggiano come sempre.",
            "10, 5, 0; one point for every step from the stronger to the weaker. Rest: 10 points (Art. 6), and so it "
            "is said. The numbers of an italo-svizzero are drawn strongest first, with a lot among equals (Art. 1); "
            "in a round robin the table decides who meets whom, and the numbers are drawn as usual.",
        ),
        modules=("handicap.py",),
        tests=(
            "test_h2_second_system_the_example_of_art_4",
            "test_h2_art_6_who_rests_is_told_the_points_he_really_has",
            "test_h2_art_1_the_strongest_are_drawn_first_with_a_lot_among_equals",
        ),
    ),
    Reading(
        names=("H5",),
        article=Said("Primo sistema, Art. 4", "First system, Art. 4"),
        says=Said(
            "La classifica finale «avrà soltanto un ordine generale».",
            "The final standings have a general order only.",
        ),
        reading=Said(
            "Niente classifiche di categoria, età o femminili, in nessuna pagina, tabella o comando, e niente premi di "
            "categoria: rifiutati, e in un documento che li ha già segnalati con l'articolo.",
            "No standings of categories, ages or women, on no page, in no table or command, and no prizes of a "
            "category: refused, and pointed out with the article in a document that has them.",
        ),
        modules=("handicap.py", "player_groups.py"),
        tests=("test_first_system_art_4_there_is_a_general_order_only",),
    ),
    Reading(
        names=("H3",),
        article=Said("Scarto", "Step"),
        says=Said(
            "Lo scarto è di categoria o di 1000 punti Elo-Rubele.",
            "A step is one of category or of 1000 points of Elo-Rubele.",
        ),
        reading=Said(
            "Differenza di categoria (Provinciale, Regionale, Nazionale, Candidato Maestro, Maestro; i titoli di "
            "maestro non sono un altro scarto), o migliaia intere di differenza di Elo-Rubele.",
            "Difference of category (Provinciale, Regionale, Nazionale, Candidato Maestro, Maestro; master's titles "
            "are no further step), or whole thousands of the difference of Elo-Rubele.",
        ),
        modules=("handicap.py",),
        tests=("test_h3_steps_are_whole_thousands_of_the_difference",),
    ),
    Reading(
        article=Said("Non è nel testo", "Not in the text"),
        reading=Said(
            "Una partita non giocata non ha handicap; in un incontro di due partite l'handicap si dà una volta, per "
            "l'incontro; i moltiplicatori dei quozienti e il numero di vittorie guardano il risultato, gli scontri "
            "diretti i punti del tabellone; un turno supposto pari (sistema ridotto) è un pari con il suo handicap.",
            "A game that was not played has no handicap; in a match of two games the handicap is given once, for the "
            "encounter; multipliers of the quotients and the number of wins go by the result, direct encounters by "
            "the points on the tabellone; a round taken as drawn (sistema ridotto) is a draw with its handicap.",
        ),
        modules=("ranking/buholz.py",),
        tests=(
            "test_forfeits_and_rests_have_no_handicap_and_a_rest_of_the_second_system_is_ten",
            "test_quotients_multiply_by_the_result_not_by_the_handicap",
        ),
    ),
    Reading(
        article=Said("Non è nel testo", "Not in the text"),
        reading=Said(
            "Una categoria o un punteggio cambiati durante la gara contano dal turno successivo: l'handicap fu "
            "trascritto sul tabellone con il risultato (Art. 2), quindi i tavoli già accoppiati tengono quello di "
            "allora, ognuno quello del suo turno.",
            "A category or rating changed during the event counts from the next round: it was transcribed on the "
            "tabellone with the result (Art. 2), so boards already paired keep the handicap of the time, each of its "
            "own round.",
        ),
        modules=("handicap.py",),
        tests=(
            "test_first_system_art_2_a_category_edited_later_changes_no_handicap_already_transcribed",
            "test_first_system_art_2_the_same_two_with_the_same_colours_have_the_handicap_of_each_round",
            "test_a_certificate_counts_the_handicap_of_the_time",
        ),
    ),
)

REGULATION = Regulation(
    name="handicap",
    title=Said("Handicap", "Handicap"),
    about=Said(
        "FID Capo V, «Sistemi ad handicap», per l'italo-svizzero, il girone, l'eliminazione (K10) e le squadre (T24).",
        "FID Capo V, «Sistemi ad handicap», for the italo-svizzero, the round robin, elimination (K10) and teams "
        "(T24).",
    ),
    parts=(Part(READINGS),),
)
