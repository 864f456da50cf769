/** Movements, handling, sounds and the shape of things. [Note: How the lexicon is written] */
export const MOVEMENT = `
accompany escort go_with went_with|accompagner escorter
hearse|corbillard
release released set_free let_out|libérer relâcher délivrer sortir_de_prison
son-in-law son_in_law|gendre beau-fils beau_fils
daughter-in-law daughter_in_law|belle-fille belle_fille bru
~circumstance circumstances conditions|circonstance circonstances conditions
clandestine underground illegal|clandestin illégal cachette en_cachette
ahead in_front_of|devant
climb_down go_down went_down descend|descendre descente
go_up went_up|monter
turn turned|tourner
lean bend|pencher courber
crawl|ramper quatre_pattes
chase pursue|poursuivre courir_après
approach|approcher
avoid|éviter
escape_from run_away ran_away|fugue fuguer se_sauver s'enfuir enfuir
wander roam|errer flâner vagabonder
crash_into hit_against|heurter cogner
trip stumble|trébucher
load unload|charger décharger
roll|rouler
drag|traîner
sway swing_to|balancer
dance_hall ballroom|salle_de_bal bal dancing guinguette
fit_in suit_well|convenir
surround|entourer
bring_in|rentrer
set_down put put_down place_down|poser mettre déposer
stretch|étirer tendre
scratch|gratter griffer
squeeze|serrer presser
fold|plier
bend_over|baisser
soak wet damp soaked|tremper mouillé humide
dry dried|sec sécher
melt thaw|fondre dégel
rot rotten|pourri pourrir
rust rusty|rouille rouillé
crack|fissure fêler craquer
leak|fuite_d'eau fuir
block blocked stuck|bloquer coincé
freeze_up|gelé
separate_from|éloigner
attach fasten|attacher fixer
hit|frapper taper
bump|bosse
injure_self hurt_self hurt|blesser faire_mal
wrist ankle|poignet cheville
hip|hanche
forehead cheek chin|front joue menton
wrinkle|ride
sneeze|éternuer
faint fainted|évanouir
vomit be_sick|vomir
dizzy afraid_of_heights vertigo|vertige
swallow_down swallow|avaler
chew|mâcher mastiquer
sip|siroter
lick|lécher
suck|sucer
sniff|renifler
yawn|bâiller
sweat|transpirer sueur
shiver|frissonner grelotter
blush_red|rougir
wink|clin_d'œil
nod|hocher
clap applaud applause|applaudir applaudissement
wave_hand|signe_de_la_main
point|pointer montrer_du_doigt
grab seize|saisir attraper
let_go|lâcher
scatter|éparpiller
spread|étaler répandre
cover|couvrir
uncover|découvrir
mix stir|mélanger remuer
add|ajouter
remove take_off took_off|enlever ôter retirer
replace|remplacer
adjust|régler ajuster
measure|mesurer mesure
weigh weight|peser poids
compare|comparer
size|taille
shape form|forme
square_shape|carré
circle|cercle rond
line|ligne
corner|coin
edge border_edge|bord
top|sommet dessus
bottom|fond
middle centre center|milieu centre
inside interior|intérieur dedans
outside outdoors|dehors extérieur
front_side|devant
behind_side|derrière
surface|surface
distance_away|éloigné
direction|direction sens
speed|vitesse
noise_make creak|grincer craquer
bang explosion_noise|détonation
echo|écho
scream_out|hurlement
sigh|soupir soupirer
breath|haleine souffle
hum|fredonner
recount tell_story told_stories storyteller|conter conteur raconter_des_histoires
mimic imitate_voice impression|imiter imitation
`;
