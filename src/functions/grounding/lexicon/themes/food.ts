/** Food, drink and cooking. [Note: How the lexicon is written] */
export const FOOD = `
food eat ate meal dish dishes nourishment feed fare|nourriture manger repas plat aliment mets nourrir:
 breakfast|petit_déjeuner petit-déjeuner
 lunch midday_meal|déjeuner
 dinner supper evening_meal|dîner souper
 snack tea_time|goûter casse-croûte
 picnic|pique-nique
 feast banquet|festin banquet
 soup broth|soupe potage bouillon
 stew casserole|ragoût pot-au-feu daube
 roast joint|rôti
 bread loaf|pain miche baguette
 butter|beurre
 jam marmalade|confiture marmelade
 honey|miel
 cheese|fromage
 egg eggs omelette|œuf œufs omelette
 milk|lait
 cream|crème
 meat|viande:
  beef|bœuf
  pork ham bacon|porc jambon lard
  lamb mutton|agneau mouton
  chicken_dish fowl|poulet volaille
  sausage|saucisse saucisson boudin
  rabbit_stew|lapin
 fish|poisson:
  herring|hareng
  sardine|sardine
  cod|morue cabillaud
  oyster mussel shellfish|huître moule coquillage fruits_de_mer
  crab lobster shrimp prawn|crabe homard crevette
 snail|escargot
 vegetable vegetables|légume légumes:
  potato spud|pomme_de_terre patate
  cabbage sauerkraut|chou choucroute
  carrot|carotte
  onion leek|oignon poireau
  garlic|ail
  bean beans|haricot haricots fève
  pea peas|petits_pois pois
  lentil|lentille
  tomato|tomate
  salad lettuce|salade laitue
  turnip swede|navet rutabaga
  pumpkin|citrouille potiron courge
  mushroom|champignon cèpe
 rice|riz
 pasta noodles spaghetti macaroni|pâtes nouilles
 porridge oatmeal|bouillie gruau porridge
 fruit|fruit:
  apple|pomme
  pear|poire
  cherry|cerise
  plum|prune mirabelle
  peach apricot|pêche abricot
  orange_fruit orange|orange
  lemon|citron
  grape grapes|raisin
  strawberry|fraise
  raspberry|framboise
  blackberry bramble|mûre
  blueberry bilberry|myrtille
  nut walnut hazelnut|noix noisette
  chestnut|châtaigne marron
  fig|figue
  melon watermelon|melon pastèque
  banana|banane
 cake gateau|gâteau:
  pie tart|tarte tourte
  biscuit cookie|biscuit gâteau_sec
  pancake crepe|crêpe
  pudding|pudding flan
  bun brioche roll|brioche petit_pain
  doughnut fritter|beignet
  waffle|gaufre
  chocolate|chocolat
  sweet candy sweets|bonbon friandise sucrerie
  ice_cream|glace
  gingerbread|pain_d'épices pain_d'épice
 sugar|sucre
 salt|sel
 pepper|poivre
 spice spices cinnamon|épice épices cannelle
 vinegar|vinaigre
 mustard|moutarde
 oil|huile
 flour|farine
 dough|pâte
 sauce gravy|sauce
 dumpling|boulette quenelle
 couscous|couscous
drink beverage drank|boisson boire:
 tea|thé
 coffee|café
 wine|vin
 beer ale|bière
 cider|cidre
 brandy liqueur spirits whisky rum|eau-de-vie liqueur goutte whisky rhum gnole
 champagne|champagne
 lemonade|limonade citronnade
 juice|jus
 hot_chocolate cocoa|chocolat_chaud cacao
 water|eau
cook cooking cooked bake baking baked prepare|cuisiner cuisine cuire préparer mijoter
recipe|recette
ingredient|ingrédient
taste flavour flavor delicious tasty|goût saveur délicieux savoureux goûter
smell scent odour fragrance|odeur parfum sentir senteur
hungry hunger starving|faim affamé
famine starve starvation|famine disette
thirst thirsty|soif
pot saucepan cauldron|marmite casserole chaudron
pan frying_pan|poêle
plate bowl|assiette bol
knife|couteau
fork|fourchette
spoon|cuillère
cup mug|tasse
glass|verre
tablecloth|nappe
kettle|bouilloire
ration rationing rationed ration_card coupon|rationnement rationner ticket carte_d'alimentation
restaurant|restaurant
cafe pub tavern inn bistro|café bistrot auberge taverne
market|marché
harvest_meal|repas_de_moisson
drunk drunkard alcohol alcoholic|ivre ivrogne alcool alcoolique saoul soûl
sober|sobre
fat greasy|gras
burn burnt|brûler
boil|bouillir
fry fried|frire frit
peel|éplucher
bottling preserve preserves|conserve conserves
toast|trinquer toast
table_manners|bonnes_manières
`;
