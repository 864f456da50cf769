/** Places, countries and ways to travel. [Note: How the lexicon is written] */
export const PLACES = `
~place spot location somewhere|endroit lieu coin:
 village hamlet|village hameau bourg
 town|ville bourgade
 city|ville cité
 capital|capitale
 suburb outskirts|banlieue faubourg
 countryside country rural|campagne rural
 island isle|île îlot
 mountain mount peak|montagne mont sommet pic
 hill slope|colline coteau pente
 valley|vallée vallon
 plain|plaine
 forest wood woods woodland|forêt bois
 field meadow pasture|champ pré prairie pâturage
 river stream brook|rivière fleuve ruisseau
 lake pond|lac étang mare
 sea ocean|mer océan
 beach shore sand|plage rivage sable
 coast seaside cliff|côte littoral falaise bord_de_mer
 harbour harbor port quay dock|port quai
 marsh swamp bog|marais marécage tourbière
 desert|désert
 cave|grotte caverne
 waterfall|cascade chute_d'eau
 spring_of_water fountain|source fontaine
 canal lock|canal écluse
 bridge|pont
 square|place
 park|parc
 church chapel cathedral|église chapelle cathédrale
 monastery convent abbey|monastère couvent abbaye
 mosque|mosquée
 synagogue|synagogue
 cemetery graveyard churchyard|cimetière
 hospital clinic|hôpital clinique
 station railway_station|gare station
 airport|aéroport
 hotel|hôtel auberge
 theatre theater|théâtre
 cinema pictures movies|cinéma ciné
 museum|musée
 stadium|stade
 swimming_pool|piscine
 prison jail gaol|prison cachot
 courtroom court|tribunal
 town_hall|mairie hôtel_de_ville
 bank|banque
 post_office|poste bureau_de_poste
 barn hayloft|grange fenil
 vineyard|vigne vignoble
 quarry|carrière
 lighthouse|phare
 tower|tour
 tunnel|tunnel
 crossroads|carrefour croisement
 camp|camp campement
 border frontier|frontière
country nation homeland native_land|pays nation patrie:
 ^france|france
 ^england britain great_britain|angleterre grande-bretagne
 ^scotland|écosse
 ^ireland|irlande
 ^wales|galles
 ^germany|allemagne
 ^italy|italie
 ^spain|espagne
 ^portugal|portugal
 ^belgium|belgique
 ^switzerland|suisse
 ^netherlands holland|pays-bas hollande
 ^poland|pologne
 ^russia|russie
 ^austria|autriche
 ^hungary|hongrie
 ^greece|grèce
 ^turkey|turquie
 ^sweden|suède
 ^norway|norvège
 ^denmark|danemark
 ^america united_states states usa|amérique états-unis états_unis
 ^canada quebec|canada québec
 ^mexico|mexique
 ^brazil|brésil
 ^argentina|argentine
 ^algeria|algérie
 ^morocco|maroc
 ^tunisia|tunisie
 ^senegal|sénégal
 ^egypt|égypte
 ^africa|afrique
 ^india|inde
 ^china|chine
 ^japan|japon
 ^indochina vietnam|indochine vietnam viêt-nam
 ^australia|australie
 ^israel palestine|israël palestine
 ^lebanon|liban
 ^europe|europe
 ^asia|asie
^north northern|nord
^south southern|sud midi
^east eastern|est_de
^west western|ouest
~region province county|région province département comté
foreign abroad foreigner overseas|étranger étrangers outre-mer
london|londres
^brittany|bretagne
^normandy|normandie
^alps|alpes
^pyrenees|pyrénées
^mediterranean|méditerranée
^atlantic|atlantique
travel journey trip voyage tour travelled traveled excursion|voyage voyager trajet excursion périple
holiday holidays vacation|vacances congés congé vacance
emigrate emigrated emigration immigrant immigrate immigration exile settle settled|émigrer émigration immigrer immigré exil exilé installer
~leave left depart departure set_off set_out go_away went_away emigrate sail_from|partir départ quitter émigrer
~arrive arrival arrived reach reached come_to came_to land|arrivée arriver débarquer atteindre parvenir
~return go_back went_back come_back came_back|retour revenir retourner rentrer
~stay stayed remain|rester séjour séjourner
cross crossed crossing|traverser traversée franchir
follow|suivre
lost get_lost got_lost lose_way lost_way|perdu perdre égarer se_perdre
walk walked stroll hike ramble on_foot|marcher promenade promener randonnée balade à_pied marche
run ran race|courir course
ride|monter
climb climbed climbing|grimper escalade escalader
swim swam swimming bathe|nager nage baigner baignade natation
dive diving|plonger plongeon
jump leap|sauter saut
fall fell tumble|tomber chute
sleep slept asleep|dormir sommeil endormir
wake woke wake_up get_up got_up rise|réveiller réveil lever
vehicle transport|véhicule transport moyen_de_transport:
 car automobile motorcar|voiture auto automobile bagnole
 lorry truck van|camion camionnette
 bus coach|bus autobus autocar car
 tram tramway streetcar trolley|tram tramway
 train railway|train chemin_de_fer
 underground subway metro|métro
 bicycle bike cycle cycling|vélo bicyclette bécane
 motorbike motorcycle moped scooter|moto motocyclette mobylette scooter vélomoteur
 cart wagon carriage carthorse|charrette chariot carriole calèche
 boat dinghy rowing_boat|bateau barque canot
 ship liner steamer steamship|navire paquebot bateau_à_vapeur
 ferry|ferry bac
 sailing_boat sail yacht|voilier voile
 plane aeroplane airplane aircraft|avion
 taxi cab|taxi
 tractor|tracteur
 sledge sleigh sled toboggan|traîneau luge
 ambulance|ambulance
 wheelbarrow|brouette
drive drove driving driver|conduire conduite conducteur
driving_licence driving_test|permis permis_de_conduire examen_de_conduite
wheel tyre tire|roue pneu
petrol gas gasoline|essence
break_down broke_down breakdown broken_down|panne tomber_en_panne
accident crash collision|accident
passenger|passager
ticket|billet ticket
suitcase luggage baggage|valise bagage
passport papers identity_card|passeport papiers carte_d'identité
map|carte plan
platform|quai
seasick seasickness|mal_de_mer
fly flew flight flying|voler vol
sail sailed sailing|naviguer navigation voguer
row rowing oar|ramer rame
fish fishing fished angling|pêche pêcher
hunt hunting|chasse chasser
camping camp|camping camper
explore adventure adventurous|explorer aventure
deposit_place|dépôt
far distant distance|loin lointain distance
near close nearby|proche près
hitchhike hitchhiking thumb_a_lift|auto-stop stop
ski skiing|ski skier
skate skating|patin patiner patinage
kilometre mile miles|kilomètre lieue
`;
