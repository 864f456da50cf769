/** Trades, workplaces and tools. [Note: How the lexicon is written] */
export const WORK = `
job work trade career profession occupation employment employed worked working livelihood earn_a_living|travail métier emploi boulot profession carrière travailler travailleur gagne-pain embaucher gagner_sa_vie:
 teacher schoolteacher schoolmaster schoolmistress headmaster headmistress professor tutor governess teach|instituteur institutrice professeur maître maîtresse prof enseignant enseigner directrice directeur
 doctor physician surgeon general_practitioner|médecin docteur chirurgien toubib
 nurse nursing|infirmier infirmière
 dentist|dentiste
 vet veterinarian|vétérinaire
 chemist pharmacist|pharmacien pharmacienne
 baker bakery bakehouse|boulanger boulangère boulangerie fournil
 butcher butchery|boucher bouchère boucherie charcutier charcuterie
 grocer grocery greengrocer|épicier épicière épicerie
 shopkeeper shop store shops corner_shop storekeeper|commerçant commerçante magasin boutique commerce
 pastry_cook confectioner patisserie sweet_shop|pâtissier pâtisserie confiseur confiserie
 cook chef|cuisinier cuisinière chef
 waiter waitress|serveur serveuse garçon_de_café
 farmer farm farmhand farming smallholder peasant|fermier paysan paysanne ferme agriculteur cultivateur agriculture
 fisherman fishing_boat trawler trawlerman|pêcheur chalutier
 sailor seaman mariner navy|marin matelot marine
 captain skipper|capitaine
 miner mine pit colliery coal_mine|mineur mine puits fosse
 blacksmith smith forge smithy|forgeron forge maréchal-ferrant
 carpenter joiner cabinetmaker carpentry woodworker|menuisier charpentier ébéniste menuiserie
 mason bricklayer builder stonemason|maçon maçonnerie bâtisseur tailleur_de_pierre
 plumber|plombier
 electrician|électricien
 mechanic garage|mécanicien garagiste garage mécano
 locksmith|serrurier
 painter decorator|peintre
 tailor dressmaker seamstress sewing|tailleur couturière couturier couture
 shoemaker cobbler|cordonnier cordonnerie savetier
 weaver weaving loom textile|tisserand tissage métier_à_tisser tisser textile
 laundress laundry washerwoman|blanchisseuse lavandière blanchisserie laverie
 hairdresser barber hairdressing salon|coiffeur coiffeuse barbier coiffure
 clerk secretary typist office_work|secrétaire employé_de_bureau dactylo commis
 accountant bookkeeper accounts bookkeeping|comptable comptabilité
 bank_clerk banker bank_teller|banquier employé_de_banque
 lawyer solicitor barrister attorney|avocat notaire
 judge magistrate|juge magistrat
 policeman police policewoman officer gendarme constable|policier police gendarme agent
 fireman firefighter fire_brigade|pompier pompiers
 soldier army troops infantry|soldat armée militaire troupes
 postman mailman post_office mail_carrier postmistress postmaster|facteur poste bureau_de_poste postier postière
 driver chauffeur lorry_driver truck_driver|chauffeur conducteur routier camionneur
 railwayman railway_worker stationmaster train_driver engine_driver|cheminot chef_de_gare
 pilot aviator|pilote aviateur
 engineer engineering|ingénieur ingénierie
 scientist researcher laboratory|savant chercheur laboratoire scientifique
 architect|architecte
 journalist reporter newspaperman|journaliste reporter
 writer author novelist|écrivain auteur romancier
 artist|artiste
 musician|musicien musicienne
 actor actress|acteur actrice comédien comédienne
 photographer|photographe
 watchmaker clockmaker|horloger horlogerie
 jeweller jeweler|bijoutier joaillier bijouterie
 printer printing_works typesetter|imprimeur imprimerie typographe
 bookseller bookshop bookstore|libraire librairie
 librarian|bibliothécaire
 gardener|jardinier jardinière
 shepherd shepherdess|berger bergère
 beekeeper|apiculteur
 winegrower winemaker|vigneron viticulteur
 miller mill|meunier moulin
 lumberjack woodcutter forester|bûcheron forestier
 hunter gamekeeper poacher|chasseur garde-chasse braconnier
 innkeeper publican landlord|aubergiste cabaretier
 caretaker janitor concierge|concierge gardien gardienne
 cleaner charwoman cleaning_lady|femme_de_ménage
 factory_worker mill_hand|ouvrier ouvrière
 salesman saleswoman travelling_salesman shop_assistant seller representative|vendeur vendeuse représentant voyageur_de_commerce
 merchant dealer trader|marchand marchande négociant
 pedlar hawker tinker|colporteur
 chimney_sweep|ramoneur
 potter pottery|potier poterie
 basket_maker basketry|vannier vannerie
 cooper|tonnelier
 glassblower glassmaker|verrier souffleur_de_verre
 lighthouse_keeper|gardien_de_phare
 telephonist switchboard operator|téléphoniste standardiste standard
 social_worker|assistante_sociale assistant_social
 mayor|maire
 civil_servant official|fonctionnaire
factory plant works mill|usine fabrique manufacture filature
workshop studio|atelier
office bureau desk|bureau
company firm business enterprise|entreprise société compagnie firme affaire
apprentice apprenticeship trainee|apprenti apprentie apprentissage
boss employer foreman supervisor manager|patron patronne chef contremaître employeur
colleague workmate co-worker|collègue
hire hired take_on took_on recruit|embaucher embauche engager recruter
dismiss dismissed fired sacked sack lay_off laid_off redundancy redundant made_redundant|licencier licenciement renvoyer virer viré chômage congédier
unemployed unemployment out_of_work lose_his_job lose_her_job lose_your_job lose_my_job|chômage chômeur sans_emploi perdre_son_emploi perdre_son_travail
strike picket|grève gréviste
union trade_union|syndicat syndical
retire retired retirement pension|retraite retraité pension
wage wages salary pay paid earn earnings income|salaire paie paye gagner gagnais revenu rémunération
shift night_shift|équipe poste_de_nuit
uniform|uniforme
promotion promoted|promotion
tool tools|outil outils:
 hammer|marteau
 saw_blade handsaw|scie
 nail nails|clou clous
 axe hatchet|hache
 spade shovel|bêche pelle
 scythe sickle|faux faucille
 plough plow|charrue labourer
 rake hoe|râteau binette
 scissors|ciseaux
 needle thread|aiguille fil
 sewing_machine|machine_à_coudre
 typewriter typing|machine_à_écrire
 rope string|corde ficelle
 ladder|échelle
 bucket pail|seau
 lathe|tour
machine engine|machine moteur
invent invention inventor|inventer invention inventeur
repair fix mend repaired|réparer réparation raccommoder
build construct construction building|construire bâtir construction
skill craft craftsman ability talent gift gifted|talent artisan artisanat don doué habileté savoir-faire
succeed success successful achieve achievement accomplish|réussir réussite succès
fail failure failed|échec échouer rater
effort try attempt|effort essayer tenter tentative
~hard difficult difficulty tough hardship|dur difficile difficulté
easy simple|facile simple
busy|occupé
responsibility responsible duty|responsabilité responsable devoir
volunteer charity|bénévole bénévolat charité
meeting|réunion
~start begin began found founded set_up open opened|commencer débuter débuts fonder créer ouvrir débuter
~finish end stop quit give_up gave_up|finir terminer arrêter cesser abandonner fin
delivery deliver delivered|livrer livraison livreur
`;
