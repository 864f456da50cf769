/** Animals, plants, weather, materials and colours. [Note: How the lexicon is written] */
export const NATURE = `
animal pet beast creature|animal bête:
 dog puppy hound sheepdog|chien chienne chiot toutou
 cat kitten|chat chatte chaton
 horse pony mare foal|cheval jument poulain poney
 donkey mule|âne ânesse mulet
 cow calf cattle ox bull|vache veau bœuf taureau bétail
 goat kid_goat|chèvre bouc chevreau
 sheep ewe ram|mouton brebis bélier agneau
 pig sow piglet|cochon truie porc cochonnet
 rabbit hare|lapin lièvre
 guinea_pig hamster|cochon_d'inde hamster
 bird|oiseau:
  hen chicken rooster cockerel chick|poule coq poulet poussin
  duck|canard
  goose|oie
  turkey_bird|dinde dindon
  pigeon dove|pigeon colombe
  canary parrot budgie|canari perroquet perruche serin
  swallow|hirondelle
  owl|hibou chouette
  crow magpie raven jackdaw|corbeau pie corneille
  sparrow robin blackbird|moineau rouge-gorge merle
  seagull gull|mouette goéland
  stork|cigogne
  swan|cygne
  nightingale lark|rossignol alouette
  cuckoo|coucou
  eagle hawk|aigle faucon
 wolf|loup
 fox|renard
 bear_animal bears|ours
 deer stag|cerf biche chevreuil
 boar|sanglier
 squirrel|écureuil
 hedgehog|hérisson
 mouse rat|souris rat
 bat|chauve-souris
 snake viper adder|serpent vipère couleuvre
 frog toad|grenouille crapaud
 tortoise turtle|tortue
 trout salmon eel pike|truite saumon anguille brochet
 shark whale dolphin|requin baleine dauphin
 bee bees wasp|abeille guêpe
 butterfly|papillon
 ant|fourmi
 spider|araignée
 fly_insect mosquito|mouche moustique
 ladybird firefly|coccinelle luciole ver_luisant
 cricket cicada grasshopper|grillon cigale sauterelle
 elephant|éléphant
 lion tiger|lion tigre
 monkey|singe
 camel|chameau
beehive hive|ruche
nest|nid
egg_laying lay|pondre
feather|plume
tail|queue
bite bitten|mordre morsure
sting stung|piquer piqûre
bark|aboyer
milk_cow milking|traire traite
herd flock|troupeau
cage|cage
plant plants planted planting|plante planter:
 tree|arbre:
  oak|chêne
  pine fir|pin sapin
  chestnut_tree|châtaignier marronnier
  apple_tree|pommier
  cherry_tree|cerisier
  pear_tree|poirier
  walnut_tree|noyer
  fig_tree|figuier
  plum_tree|prunier
  olive olive_tree|olivier olive
  willow|saule
  poplar birch|peuplier bouleau
  lime_tree linden|tilleul
 flower blossom|fleur fleurir:
  rose roses|rose rosier
  lily lily_of_the_valley|lys muguet
  daisy|marguerite pâquerette
  poppy|coquelicot
  violet violets|violette
  tulip|tulipe
  lilac|lilas
  geranium|géranium
  lavender|lavande
  sunflower|tournesol
  dahlia hydrangea|dahlia hortensia
 heather|bruyère
 ivy|lierre
 fern|fougère
 mint thyme herb herbs parsley|menthe thym herbe persil
 nettle thistle|ortie chardon
 grass|herbe
 moss|mousse
 vine|vigne
 cactus|cactus
leaf leaves foliage|feuille feuillage
branch|branche
root|racine
seed seeds sow|graine semence semer
harvest harvesting|moisson récolte moissonner récolter
grape_harvest vintage|vendange vendanges vendanger
hay haymaking|foin fenaison foins
straw|paille
wheat corn barley oats rye grain|blé orge avoine seigle maïs grain
dig digging|creuser bêcher
pick picking gather|cueillir ramasser cueillette
water_plants watering|arroser arrosage
weed weeds|désherber mauvaises_herbes
earth soil land|terre terrain
stone rock pebble|pierre rocher caillou galet roche
sky|ciel
sun sunny sunshine|soleil ensoleillé
moon|lune
star stars|étoile
cloud|nuage
weather climate|temps météo climat:
 rain rainy raining|pluie pleuvoir pluvieux
 snow snowy snowed|neige neiger neigeux
 storm thunderstorm thunder tempest|orage tempête tonnerre
 lightning|éclair foudre
 wind windy gale|vent venteux bourrasque mistral
 fog mist|brouillard brume
 ice frost frozen freeze icy|glace gel geler verglas givre gelé
 heatwave hot heat|chaleur canicule chaud
 cold chilly|froid
 warm|tiède chaud
 rainbow|arc-en-ciel
 hail|grêle
 dew|rosée
wave tide|vague marée
shell seashell|coquille coquillage
air breathe breath|air respirer souffle
shade shadow|ombre
nature|nature
season|saison:
 spring springtime|printemps
 summer summertime|estival en_été cet_été chaque_été un_été étés
 autumn|automne
 winter wintertime|hiver
wood_material wooden timber plank|bois planche
metal iron_metal steel copper tin|métal fer acier cuivre étain
gold golden|or doré
silver|argent argenté
glass_material|verre
leather|cuir
wool woollen|laine
cotton linen|coton lin
silk|soie
paper_material cardboard|carton
plastic|plastique
colour color coloured|couleur:
 red scarlet crimson|rouge écarlate
 blue navy_blue|bleu
 green|vert verte
 yellow|jaune
 black|noir
 white|blanc
 grey gray|gris
 brown|brun marron
 pink|rose
 purple mauve|violet mauve pourpre
 orange_colour|orangé
 blond blonde fair-haired|blond
 beige|beige
bright shiny shine|brillant briller
dark darkness|sombre obscurité obscur noir
`;
