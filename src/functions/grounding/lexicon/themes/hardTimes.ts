/** War, money, danger, illness and death. [Note: How the lexicon is written] */
export const HARD_TIMES = `
war wartime warfare conflict|guerre conflit:
 ^first_world_war great_war|grande_guerre première_guerre quatorze-dix-huit
 ^second_world_war world_war|seconde_guerre deuxième_guerre
 ^occupation occupied|occupation occupé occupant
 ^resistance partisan maquis underground_fighter|résistance résistant maquis maquisard
 ^liberation liberated|libération libérer
 civil_war|guerre_civile
battle fight fighting combat|bataille combat combattre battre
front trench trenches|front tranchée
bomb bombing air_raid bombed blitz shell raid|bombe bombardement bombarder raid obus
air-raid_shelter bomb_shelter|abri
siren|sirène
gun rifle weapon pistol|fusil arme pistolet canon
shoot shot|tirer fusiller coup_de_feu
uniformed general officer sergeant lieutenant|officier sergent lieutenant général
regiment battalion|régiment bataillon
conscript conscripted call_up called_up draft drafted military_service national_service enlist enlisted joined_up mobilised|mobiliser mobilisation service_militaire appelé incorporer engager conscription régiment
prisoner prisoner_of_war captive captured captivity|prisonnier captif captivité capturer
concentration_camp deport deported deportation|déporter déportation camp_de_concentration déporté
refugee evacuate evacuated evacuee evacuation flee fled|réfugié évacuer évacuation exode fuir fuite
escape escaped|évader évasion échapper fuir
surrender armistice ceasefire|armistice capitulation reddition rendre
victory won|victoire
defeat|défaite
peace|paix
enemy_soldiers nazi nazis|nazi boche boches
^jew jewish|juif juive
denounce betray betrayed betrayal traitor informer|dénoncer trahir trahison traître collabo délation
arrest arrested|arrêter arrestation
torture|torture torturer
blackout curfew|couvre-feu
black_market|marché_noir
false_papers|faux_papiers
spy|espion
parachute paratrooper|parachute parachutiste
medal_of_honour decoration decorated|décoration décorer légion_d'honneur
veteran|ancien_combattant
wound wounded injury injured|blessure blessé blesser
monument memorial|monument
flag|drapeau
revolution uprising riot|révolution émeute soulèvement
government minister president|gouvernement ministre président
politics political party|politique parti
election vote|élection voter vote
communist socialist|communiste socialiste
protest demonstration march|manifestation manifester
poor poverty destitute penniless hard_up|pauvre pauvreté misère démuni
rich wealthy wealth|riche richesse fortuné aisé
crisis depression slump|crise dépression
bankrupt bankruptcy ruin ruined|faillite ruine ruiné
debt debts owe owed loan borrow borrowed lend|dette devoir emprunt emprunter prêt prêter crédit
money cash coin coins|argent sou sous monnaie pièce fric
price cost expensive dear|prix coûter cher coût
cheap|bon_marché
save savings saved saving|économie économies économiser épargne épargner
spend spent|dépenser dépense
buy bought purchase|acheter achat
sell sold sale|vendre vente
pay paid|payer
steal stole stolen theft thief robber burglar burglary robbery|voler vol voleur cambriolage cambrioler
bet gamble gambling|parier pari jouer_de_l'argent
win won|gagner
lottery|loterie
tax taxes|impôt taxe
beg beggar|mendier mendiant
pawn pawnbroker|mont-de-piété gage
insurance|assurance
danger dangerous risk|danger dangereux risque péril
disaster catastrophe|catastrophe désastre:
 flood flooded flooding|inondation inonder crue
 blaze burned_down burnt_down|incendie incendier
 earthquake|tremblement_de_terre séisme
 shipwreck wrecked sink sank|naufrage sombrer couler
 avalanche|avalanche
 drought|sécheresse
 explosion explode|explosion exploser
rescue rescued save saved save_life|sauver sauvetage secourir
drown drowned drowning|noyer noyade
survive survivor survived|survivre survivant
suffer suffering ordeal|souffrir souffrance épreuve
bear endure cope put_up_with get_through got_through|supporter endurer surmonter tenir_le_coup
hard_times bad_times dark_days|temps_durs mauvais_moments années_noires
crime criminal murder|crime criminel meurtre assassiner
kill killed|tuer
lie lied lying|mentir mensonge
trial|procès
fight_schoolyard scuffle brawl punch|bagarre bagarrer coup_de_poing
violence violent hit beat beaten|violence violent frapper battre
racism prejudice discrimination|racisme préjugé discrimination
justice injustice unfair fair|justice injustice injuste juste
freedom free liberty|liberté libre
illness ill sick sickness disease|maladie malade:
 flu influenza cold|grippe rhume
 fever temperature|fièvre
 tuberculosis consumption|tuberculose
 measles chickenpox|rougeole varicelle
 scarlet_fever|scarlatine
 polio|polio poliomyélite
 pneumonia bronchitis|pneumonie bronchite
 cancer tumour|cancer tumeur
 heart_attack stroke|crise_cardiaque infarctus attaque
 diabetes|diabète
 typhoid cholera typhus malaria|typhoïde choléra typhus paludisme malaria
 whooping_cough cough|coqueluche toux tousser
 dementia alzheimer|démence alzheimer
 asthma|asthme
 rheumatism arthritis|rhumatisme arthrose
 toothache|mal_de_dents rage_de_dents
 appendicitis|appendicite
 epidemic plague|épidémie peste
 depression_illness breakdown_nervous|dépression
heal cure cured recover recovery get_better got_better|guérir guérison rétablir remettre
medicine remedy pill tablet|médicament remède pilule cachet
operation operate operated surgery|opération opérer
pain hurt ache|douleur mal souffrir
broken_bone break_leg broke_leg fracture plaster break broke broken|casser fracture plâtre cassé
bandage|pansement bandage
vaccine vaccinated injection|vaccin vacciner piqûre
blood bleed|sang saigner
blind blindness|aveugle cécité
deaf deafness|sourd surdité
lame limp crippled disabled|boiter boiteux infirme handicapé
glasses spectacles|lunettes
walking_stick crutch|canne béquille
wheelchair|fauteuil_roulant
crazy insane mad_person|fou folie
death die died dead lose_his_life lose_her_life lose_their_life lose_your_life pass_away passed_away deceased demise|mort mourir décès décéder décédé disparition éteindre disparaître trépas perdre_la_vie
funeral burial bury buried|enterrement enterrer obsèques funérailles inhumer
grave tomb gravestone|tombe tombeau
coffin|cercueil
mourning mourn bereaved|deuil
will testament|testament
suicide|suicide suicider
ghost haunted|fantôme revenant hanté
goodbye farewell last_words|adieu au_revoir derniers_mots
old_age elderly ageing grow_old|vieillesse vieillir âgé vieillard
health healthy|santé
`;
