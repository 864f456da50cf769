/** The house, what stands in it, and the garden. [Note: How the lexicon is written] */
export const HOME = `
home house dwelling household lodging lodgings accommodation residence|maison foyer logement demeure logis domicile habitation:
 flat apartment|appartement
 cottage cabin hut shack|cabane chaumière cabanon hutte
 farmhouse homestead|ferme
 castle manor mansion|château manoir
 villa|villa
 boarding_house lodging_house|pension
 caravan trailer|caravane roulotte
 tent|tente
 barracks|caserne baraque
~live lived living reside dwell inhabit|vivre habiter loger demeurer résider
room|pièce chambre salle:
 bedroom|chambre chambre_à_coucher
 kitchen|cuisine
 living_room sitting_room parlour lounge front_room|salon séjour
 dining_room|salle_à_manger
 bathroom|salle_de_bains
 toilet privy outhouse lavatory loo|toilettes cabinets waters
 cellar basement|cave sous-sol
 attic loft|grenier mansarde combles
 corridor hall hallway passage|couloir vestibule entrée
 pantry larder|garde-manger cellier
 veranda porch balcony terrace|véranda perron balcon terrasse
 shed outbuilding|remise appentis hangar
 stable|écurie
 garage_building|garage
stairs staircase step steps|escalier marche marches
door gate doorway|porte portail
window|fenêtre carreau vitre
roof tile slate|toit toiture tuile ardoise
chimney|cheminée
wall|mur
floor floorboards ground|plancher sol parquet
ceiling|plafond
key lock|clé clef serrure verrou
furniture|meuble mobilier:
 table|table
 chair armchair seat|chaise fauteuil siège
 stool|tabouret
 bed mattress|lit matelas
 cradle cot crib|berceau
 wardrobe cupboard closet|armoire placard
 chest_of_drawers drawer dresser|commode tiroir buffet
 sofa couch settee|canapé divan
 shelf bookcase|étagère bibliothèque
 trunk chest|malle coffre
 mirror looking_glass|miroir glace
 rocking_chair|fauteuil_à_bascule
 clock grandfather_clock|horloge pendule
 lamp lantern|lampe lanterne
 candle|bougie chandelle
 carpet rug|tapis
 curtain curtains|rideau
stove range oven|poêle four cuisinière fourneau
fire fireplace hearth fireside|feu cheminée âtre foyer
heat heating heated|chauffage chauffer
coal|charbon
firewood log logs|bûche bois_de_chauffage
electricity electric|électricité électrique courant
light lighting|lumière éclairage éclairer
running_water tap|eau_courante robinet
well pump|puits pompe
bath bathtub tub|bain baignoire baquet
wash washing|laver lessive linge toilette
washing_machine|machine_à_laver lave-linge
soap|savon
iron ironing|repasser fer_à_repasser repassage
clean cleaning tidy housework chore chores|nettoyer ménage propre ranger nettoyage corvée tâches_ménagères
sweep broom|balayer balai
dirty dirt mud|sale saleté boue
dust|poussière
sheet sheets blanket quilt eiderdown pillow|drap couverture édredon oreiller couette
towel|serviette
basket|panier corbeille
box case|boîte caisse
bottle jar|bouteille bocal
bag sack|sac
move_house moved_house move moved moving move_in moved_in|déménager déménagement emménager
calendar almanac|calendrier almanach
rent rented tenant landlord|louer loyer locataire propriétaire
garden yard|jardin cour:
 vegetable_garden kitchen_garden vegetable_patch allotment|potager
 orchard|verger
 greenhouse|serre
 lawn|pelouse gazon
 hedge|haie
 fence|clôture barrière palissade
 path|allée sentier chemin
 swing|balançoire
radio wireless|radio TSF poste
television tv|télévision télé
telephone phone|téléphone téléphoner
refrigerator fridge icebox|réfrigérateur frigo glacière
record_player gramophone phonograph|tourne-disque phonographe gramophone électrophone
computer|ordinateur
photograph photo picture snapshot|photo photographie cliché
camera|appareil_photo appareil
wallpaper|papier_peint
view|vue
neighbourhood district quarter|quartier
street road lane|rue route ruelle
address|adresse
`;
