/** Music, games, crafts, feasts and faith. [Note: How the lexicon is written] */
export const LEISURE = `
music musical|musique musical:
 song sing singing sang singer|chanson chanter chant chanteur chanteuse
 lullaby|berceuse
 hymn|cantique hymne
 choir chorus|chœur chorale
 concert|concert
 orchestra band brass_band|orchestre fanfare harmonie
 opera|opéra
 jazz|jazz
 dance dancing danced waltz tango dancer|danse danser bal valse tango danseur danseuse
instrument|instrument:
 piano|piano
 violin fiddle|violon
 guitar|guitare
 accordion squeezebox concertina|accordéon
 flute recorder_flute whistle|flûte pipeau
 trumpet bugle cornet|trompette clairon cornet
 clarinet saxophone oboe|clarinette saxophone hautbois
 drum drums|tambour batterie
 harmonica mouth_organ|harmonica
 organ|orgue
 cello|violoncelle
 harp mandolin banjo|harpe mandoline banjo
 bagpipes|cornemuse biniou
 horn|cor
record disc album_record|disque vinyle
tune melody air|air mélodie
play played playing|jouer
listen hear heard|écouter entendre
noise sound loud|bruit son bruyant
silence silent quiet|silence silencieux
voice|voix
bell bells|cloche sonner
game games|jeu:
 cards card_game whist bridge_game rummy|cartes belote
 chess draughts checkers|échecs dames
 marbles|bille billes
 hopscotch|marelle
 skipping_rope skip|corde_à_sauter
 hide-and-seek hide_and_seek|cache-cache
 dominoes|domino dominos
 crossword puzzle jigsaw|mots_croisés puzzle
 bowls boules|pétanque boules
 billiards snooker darts|billard fléchettes
 dice|dé dés
 leapfrog tag|saute-mouton chat_perché
toy plaything|jouet joujou:
 doll dolly|poupée
 teddy_bear teddy|ours_en_peluche nounours peluche
 spinning_top|toupie
 kite|cerf-volant
 hoop|cerceau
 toy_train|petit_train
 tin_soldier toy_soldier|soldat_de_plomb
 puppet|marionnette
 ball|balle ballon
 slingshot catapult|lance-pierre
 rocking_horse|cheval_à_bascule
sport sports athletics|sport athlétisme:
 football soccer footballer|football foot footballeur
 rugby|rugby
 tennis|tennis
 cricket_sport|cricket
 boxing boxer box|boxe boxeur
 cycling_race|course_cycliste tour_de_france
 wrestling judo|lutte judo
 athletics_running|course_à_pied
team club|équipe club
match|match
champion championship|champion championnat
competition contest|concours compétition
train_sport training coach_sport practice practise|entraînement entraîner entraîneur
hobby pastime leisure spare_time free_time|loisir passe-temps temps_libre
collect collection collecting|collection collectionner
stamp stamps|timbre timbres
knit knitting crochet|tricot tricoter crochet
sew sewing embroidery embroider|coudre couture broder broderie
paint painting|peindre peinture tableau
draw drawing sketch|dessiner dessin
carve carving sculpt|sculpter sculpture tailler
gardening|jardinage jardiner
film movie|film
play_theatre stage theatre|pièce scène théâtre
circus clown|cirque clown
fair funfair fete merry-go-round carousel|foire fête_foraine kermesse manège carrousel ducasse
fireworks bonfire|feu_d'artifice feux_d'artifice feu_de_joie
party celebrate celebration festivity|fête fêter célébrer célébration réjouissance:
 ^christmas yule|noël
 ^christmas_eve|réveillon veille_de_noël
 ^easter|pâques
 ^new_year new_year's_eve new_year's_day|nouvel_an jour_de_l'an saint-sylvestre
 birthday|anniversaire
 ^carnival mardi_gras|carnaval mardi_gras
 ^bastille_day|quatorze_juillet
 ^all_saints|toussaint
 ^halloween|halloween
 ^saint_nicholas|saint-nicolas saint_nicolas
 ^thanksgiving|thanksgiving
 first_communion communion|première_communion communion
^santa_claus father_christmas santa|père_noël
christmas_tree|sapin_de_noël arbre_de_noël
present gift|cadeau présent offrir
card postcard|carte carte_postale
costume disguise fancy_dress dress_up|déguisement déguiser costume
tradition custom ritual|tradition coutume rite habitude
habit routine|habitude
faith religion religious belief believe believer|foi religion croire croyance croyant religieux:
 ^god lord|dieu seigneur
 pray prayer|prier prière
 ^mass|messe
 priest vicar parson minister_church pastor|prêtre curé pasteur abbé vicaire
 nun|religieuse bonne_sœur nonne
 monk|moine
 ^rabbi|rabbin
 imam|imam
 ^bible scripture|bible évangile
 angel|ange
 devil hell|diable enfer
 heaven paradise|paradis ciel
 saint|saint sainte
 ^catholic|catholique
 ^protestant|protestant huguenot
 ^muslim|musulman
 ^atheist unbeliever|athée
 confession confess sin|confession confesser péché
 miracle|miracle
 pilgrimage|pèlerinage
 bless blessing|bénir bénédiction
 soul|âme
 altar_boy|enfant_de_chœur
 rosary crucifix cross|chapelet crucifix croix
superstition superstitious|superstition superstitieux
magic magician witch wizard|magie magicien sorcière sorcier
advice advise counsel recommend|conseil conseiller recommander
believe_in principle value values|principe valeur valeurs
proverb saying motto|proverbe dicton devise
happiness_secret secret_of|secret_du_bonheur
meaning_of_life|sens_de_la_vie
future|avenir futur
past|passé
~change changed|changer changement
important matter importance|important importance compter
choose choice decide decision|choisir choix décider décision
try_new|oser
`;
