/** What people do, and how things are. [Note: How the lexicon is written] */
export const DEEDS = `
~~give gave|donner offrir
receive get_from|recevoir
~take took|prendre emporter
~bring brought|apporter amener
carry carried|porter transporter
send sent|envoyer expédier
~keep kept|garder conserver
lose lost|perdre perte
~find found discover discovery|trouver découvrir retrouver découverte
look_for search|chercher recherche
~see saw|voir apercevoir
watch watched|regarder observer
~look|regarder regard
~show|montrer
touch|toucher
~hold held|tenir
push|pousser
pull|tirer
throw threw|jeter lancer
catch caught|attraper
cut|couper
break broke broken smash|casser briser
tear tore|déchirer
burn|brûler
~open|ouvrir
close shut|fermer
fill|remplir
pour|verser
sit sat|asseoir
stand stood|debout
lie_down|coucher allonger
kneel|genoux agenouiller
stop|arrêter arrêt
wait_for|attendre
hurry rush|dépêcher presser hâte
~use used|utiliser servir
~need|besoin
make_by_hand homemade|fabriquer fait_maison confectionner
create|créer
design|concevoir
destroy|détruire
share|partager
exchange swap|échanger échange troc
offer|offrir proposer
refuse refusal|refuser refus
accept|accepter
agree agreement|accord
allow let permit permission|permettre permission laisser
forbid forbidden|interdire interdit défendu défense
order command|ordonner ordre commander
~ask|demander
invite invitation|inviter invitation
join|rejoindre
gather_people get_together reunion|réunir rassembler retrouvailles
introduce|présenter
greet hello|saluer bonjour
talk chat conversation|discuter bavarder conversation causer
shout yell scream|crier hurler cri
whisper|chuchoter murmurer
~call_out|appeler
news|nouvelle nouvelles
announce|annoncer annonce
warn warning|avertir prévenir
persuade convince|convaincre persuader
encourage|encourager encouragement
inspire influence|inspirer influencer influence
thank|remercier
congratulate|féliciter félicitations
praise compliment|complimenter compliment louange éloge
insult|insulter insulte injure
complain|plaindre plainte
criticise criticize|critiquer critique
imitate|imiter
pretend|semblant
guess|deviner
remember_well|retenir
imagine imagination|imaginer imagination
notice|remarquer
realise realize|comprendre rendre_compte réaliser
~know_person acquaintance|connaître connaissance
wonder|demander
doubt|doute douter
believe_true|croire
plan|projet plan prévoir
prepare_ready get_ready|préparer
organise organize|organiser
manage|diriger gérer
lead|mener conduire
serve|servir
obtain|obtenir
deserve|mériter
own owned possess possession belong belongings belonged|posséder appartenir possession
share_out|répartir
hang|pendre accrocher suspendre
tie_up tie|attacher lier
wrap|envelopper emballer
pack|emballer
unpack|déballer
lift|soulever
drop|lâcher laisser_tomber
spill|renverser
rub|frotter
shake|secouer trembler
tremble|trembler
slip slide|glisser glissade
sink|couler
float|flotter
blow|souffler
whistle_sound whistling|siffler
knock|frapper
ring_bell|sonner
lock_up|enfermer
hide_self|cacher
appear|apparaître
disappear vanish|disparaître
grow|pousser croître
shrink|rétrécir
increase|augmenter
begin_again start_again start_over|recommencer
~continue carry_on go_on went_on|continuer
last_long|durer
become turn_into end_up ended_up became|devenir finir_par
~happen_often|souvent
belong_to member|membre
surprise_party|fête_surprise
life_story biography|biographie
~life|vie
~world|monde
~problem|problème
solution solve|solution résoudre
~reason cause why|raison cause
difference different|différence différent
same_thing alike similar|pareil semblable
strange odd weird peculiar|étrange bizarre curieux
ordinary normal|ordinaire normal
~special unusual rare|spécial rare particulier
~wonderful marvellous magnificent splendid|merveilleux magnifique splendide formidable extraordinaire
terrible awful horrible dreadful|terrible affreux horrible épouvantable
~good nice fine|bon bien
~bad|mauvais
perfect|parfait
impossible|impossible
possible|possible
ready|prêt
clean_pure|pur
safe safety|sûr sécurité
quiet_place|tranquille
public|public
private|privé
~together|ensemble
~object item|objet
~event occasion|événement occasion
memory_earliest earliest|lointain
treasure precious|trésor précieux
souvenir keepsake memento|souvenir
trick tip knack secret_of secret|astuce truc secret tour_de_main
mystery mysterious|mystère mystérieux
rumour gossip|rumeur commérage ragot
fame famous celebrity|célèbre célébrité renommé connu
king|roi
queen|reine
prince princess|prince princesse
pope bishop|pape évêque
gypsy travellers|gitan gitane bohémien tzigane
sleepwalk sleepwalking|somnambule
dream_night nightmare|cauchemar
snore|ronfler
left-handed left_handed|gaucher gauchère
stammer stutter|bégayer bègue
superpower gift_for|don_pour
walking_distance by_foot|à_pied
signature sign|signer signature
contract|contrat
form_paper document|document
stamp_official|tampon
message|message
telegram|télégramme
parcel package|colis paquet
envelope|enveloppe
phone_call|coup_de_téléphone coup_de_fil
internet email|internet courriel
queue line_up|queue
visit_doctor|consultation
nap|sieste
bedtime|coucher
birthday_cake|gâteau_d'anniversaire
swear_word curse|juron gros_mot
oath|serment
hand_down handed_down pass_on passed_on pass_down passed_down|transmettre transmis
bury_treasure|enterrer
record_voice recording|enregistrer enregistrement
`;
