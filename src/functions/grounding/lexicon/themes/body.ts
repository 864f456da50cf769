/** The body, clothes, time and measures. [Note: How the lexicon is written] */
export const BODY = `
body|corps:
 head|tête
 face|visage figure
 hair|cheveu cheveux chevelure poil
 eye eyes|œil yeux
 ear ears|oreille
 nose|nez
 mouth lip lips|bouche lèvre
 tooth teeth|dent
 tongue|langue
 neck throat|cou gorge nuque
 shoulder|épaule
 arm|bras
 elbow|coude
 hand hands|main
 finger thumb|doigt pouce
 nail_finger|ongle
 chest breast|poitrine sein
 back|dos
 belly stomach tummy|ventre estomac
 leg|jambe
 knee|genou
 foot feet|pied
 toe|orteil
 skin|peau
 bone|os
 heart|cœur
 brain|cerveau
 lung|poumon
beard moustache|barbe moustache
bald|chauve
plait braid|tresse natte
freckles|taches_de_rousseur
scar|cicatrice
tall|grand
short|petit
thin slim skinny|mince maigre
fat_person stout plump|gros rond corpulent
strong strength|fort force
weak weakness|faible faiblesse
beautiful pretty lovely handsome beauty|beau joli beauté
ugly|laid moche
~look appearance|apparence allure air
naked|nu
clothes clothing garment dress_wear wear wore worn dressed|vêtement habit habits habiller porter vêtu linge fringues:
 dress gown frock|robe
 skirt|jupe
 shirt blouse|chemise chemisier blouse
 trousers pants|pantalon culotte
 coat overcoat|manteau pardessus
 jacket|veste veston blouson
 suit|costume complet
 jumper sweater pullover cardigan|pull chandail tricot gilet
 apron|tablier
 hat cap beret|chapeau casquette béret
 scarf shawl|écharpe foulard châle
 glove mitten|gant moufle
 shoe shoes boots boot|chaussure soulier botte bottine godasse
 clogs|sabot sabots
 slippers|pantoufle chausson
 sock stocking|chaussette bas
 underwear|sous-vêtement
 nightgown pyjamas|chemise_de_nuit pyjama
 belt|ceinture
 tie bow_tie|cravate nœud_papillon
 ribbon lace|ruban dentelle
 button|bouton
 pocket|poche
 sleeve|manche
 handkerchief|mouchoir
 umbrella|parapluie
 handbag purse|sac_à_main
 wallet|portefeuille porte-monnaie
 veil|voile
 raincoat|imperméable
 swimsuit|maillot_de_bain
 cloth fabric|tissu étoffe toile
jewel jewellery jewelry|bijou:
 necklace|collier
 bracelet|bracelet
 earring|boucle_d'oreille
 brooch|broche
 watch wristwatch pocket_watch|montre
 medallion pendant locket|médaillon pendentif
 pearl|perle
 diamond|diamant
fashion elegant elegance|mode élégant élégance chic
perfume|parfum
powder lipstick makeup|poudre rouge_à_lèvres maquillage
haircut|coupe_de_cheveux
shave razor|raser rasoir
smoke smoking pipe cigarette tobacco|fumer pipe cigarette tabac
~time|temps:
~year|an année
~week|semaine
~day|jour journée
hour|heure
minute|minute
second_time|seconde
time_of_day part_of_day|moment_de_la_journée:
 morning|matin matinée
 noon midday|midi
 afternoon|après-midi
 evening|soir soirée
 night midnight|nuit minuit
today|aujourd'hui
yesterday|hier
tomorrow|demain
weekend|week-end fin_de_semaine
century|siècle
decade|décennie
day_of_week weekday|jour_de_la_semaine:
 ^monday|lundi
 ^tuesday|mardi
 ^wednesday|mercredi
 ^thursday|jeudi
 ^friday|vendredi
 ^saturday|samedi
 ^sunday|dimanche
month|mois:
 ^january|janvier
 ^february|février
 ^march_month|mars
 ^april|avril
 ^may_month|mai
 ^june|juin
 ^july|juillet
 ^august|août
 ^september|septembre
 ^october|octobre
 ^november|novembre
 ^december|décembre
age aged|âge âgé
~childhood boyhood girlhood|enfance
~youth|jeunesse
date|date
~early|tôt
~late|tard retard
~soon|bientôt
suddenly sudden|soudain soudainement brusquement
quick quickly fast|vite rapide rapidement
slow slowly|lent lentement
wait waited|attendre attente
date_of_birth|date_de_naissance
~first firstly|premier première
~last|dernier dernière
~second|deuxième second seconde
third|troisième
~next|prochain suivant
~old|vieux ancien
~young|jeune
~new|nouveau neuf
big large huge enormous|grand gros énorme immense
small little tiny|petit minuscule
~long|long
~high|haut
low|bas
~deep|profond
wide|large
heavy|lourd
~full|plein
empty|vide
~half|moitié demi
double|double
~both|deux
hundred|centaine
dozen|douzaine
~part piece|partie morceau
~number|nombre numéro
round|rond
straight|droit
~right|droite
left_side|gauche
`;
