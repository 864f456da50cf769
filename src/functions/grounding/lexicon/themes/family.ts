/** The family, those around it, and growing up. [Note: How the lexicon is written] */
export const FAMILY = `
~person people human folk somebody|personne gens individu monde quelqu'un:
relative relation family kin relatives household clan|famille proche:
 ^mother mum mom mama mummy mam mommy ma|maman mère
 ^father dad daddy papa pa pop|papa père
 ^parents parent folks|parents parent
 ^grandmother grandma granny gran nana nan grandmama nanny|grand-mère grand_mère mamie mémé mamé bonne-maman bonne_maman mémère
 ^grandfather grandpa grandad granddad gramps grandpapa|grand-père grand_père papi papy pépé pépère bon-papa bon_papa papé
 ^grandparents grandparent|grands-parents grands_parents aïeux
 ^great-grandmother great_grandmother great_grandma|arrière-grand-mère arrière_grand_mère
 ^great-grandfather great_grandfather great_grandpa|arrière-grand-père arrière_grand_père
 ancestor forebear forefather ancestry|ancêtre aïeul ascendance
 brother sibling kid_brother|frère frangin frérot
 sister sibling|sœur frangine sœurette
 twin|jumeau jumelle jumeaux jumelles
 ^aunt auntie aunty|tante tata tatie tantine
 ^uncle|oncle tonton
 cousin|cousin cousine
 nephew|neveu
 niece|nièce
 son|fils fiston garçon
 daughter|fille
 grandchild grandson granddaughter|petit-fils petite-fille petits-enfants petit_fils petite_fille petits_enfants
 husband spouse hubby|mari époux conjoint
 wife spouse missus bride|femme épouse conjointe
 ^mother-in-law mother_in_law|belle-mère belle_mère
 ^father-in-law father_in_law|beau-père beau_père
 brother-in-law brother_in_law|beau-frère beau_frère
 sister-in-law sister_in_law|belle-sœur belle_sœur
 in-laws in_laws|beaux-parents belle-famille beaux_parents belle_famille
 stepmother stepmum|belle-mère marâtre
 stepfather stepdad|beau-père
 godmother|marraine
 godfather|parrain
 godchild godson goddaughter|filleul filleule
~child kid children youngster offspring little_one|enfant gosse gamin gamine môme petit_enfant marmot
orphan orphaned orphanage|orphelin orpheline orphelinat
widow widower widowed|veuf veuve veuvage
heir inherit inheritance heirloom legacy bequeath leave_to|héritier hériter héritage léguer legs laisser
eldest firstborn oldest|aîné aînée
youngest|cadet cadette benjamin benjamine
only_child|fils_unique fille_unique enfant_unique
man fellow chap bloke gentleman|homme monsieur bonhomme type gars
woman lady|femme dame
~boy lad|garçon gars
~girl lass|fille fillette
baby infant newborn toddler|bébé nourrisson nouveau-né poupon
teenager teen adolescent teenage youth|adolescent adolescence ado jeunesse jeune
adult grown-up grown_up|adulte grande_personne majeur
neighbour neighbor neighbourhood next_door next-door|voisin voisine voisinage
friend pal mate buddy chum companion friendship best_friend|ami amie copain copine amitié camarade compagnon
enemy rival foe|ennemi rival
stranger unknown|inconnu étranger
guest visitor visit visited call_on drop_in|invité visiteur visite visiter rendre_visite hôte
host hostess|hôte hôtesse
crowd mob|foule
leader chief head|chef meneur dirigeant
hero heroine|héros héroïne
birth born be_born delivery came_into_the_world come_into_the_world saw_the_light|naître naissance venir_au_monde venu_au_monde venue_au_monde vu_le_jour mettre_au_monde accoucher accouchement né
pregnant pregnancy expecting|enceinte grossesse
midwife|sage-femme sage_femme accoucheuse
christen christened christening baptise baptised baptism baptize baptized|baptiser baptême
~name named call called nickname surname christened|nom prénom appeler nommer surnom surnommer baptiser
adopt adopted adoption foster|adopter adoption adoptif
raise raised bring_up brought_up upbringing rear grow_up grew_up grown_up growing_up|élever élevé grandir éducation
generation|génération
resemble look_like spitting_image take_after takes_after took_after likeness|ressembler ressemblance tenir_de
strict stern severe discipline|sévère strict discipline autoritaire
scold scolded tell_off told_off reprimand punish punished punishment spank slap|gronder punir punition engueuler fessée gifle réprimander corriger
obey obedient rule rules obedience|obéir obéissant règle règles
naughty mischief mischievous misbehave trouble prank cheeky|bêtise vilain sage farce espiègle désobéir polisson
spoil spoilt pamper|gâter gâté choyer
quarrel argue argument row fall_out fell_out dispute feud squabble bicker disagree|dispute disputer querelle fâcher brouiller brouille chamailler engueulade
reconcile reconciled make_up made_up make_peace forgive forgiveness pardon forgave|réconcilier réconciliation pardonner pardon
apologise apologize apology sorry|excuser excuse excuses désolé
secret hide hidden conceal secrecy|secret cacher caché dissimuler
promise vow swear pledge|promesse promettre jurer serment
trust confide confidence faith|confiance confier
protect protection guard defend shelter|protéger protection défendre abriter
help aid assist support lend_a_hand|aider aide secours soutenir soutien assister coup_de_main
care look_after looked_after take_care took_care tend nurse mind|soigner occuper soin veiller garder_les_enfants
nanny babysitter nursemaid au_pair|nounou nourrice gouvernante
servant maid housekeeper butler cook|bonne domestique servante employée gouvernante
`;
