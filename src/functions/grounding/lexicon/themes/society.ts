/** Law, trade, building and goods. [Note: How the lexicon is written] */
export const SOCIETY = `
country_life|vie_à_la_campagne
citizen citizenship nationality naturalised|citoyen nationalité naturalisé citoyenneté
border_guard customs|douane douanier
law|loi
right_to rights|droits
police_station|commissariat gendarmerie
guard|garde gardien
general_election|législatives
president|président
emperor|empereur
knight|chevalier
lord nobleman aristocrat count|seigneur noble aristocrate comte
lady_noble countess|comtesse
peasant_life|paysannerie
middle_class bourgeois|bourgeois bourgeoisie
working_class|classe_ouvrière
slave slavery|esclave esclavage
colony colonial|colonie colonial
race_people|race
tribe|tribu
community|communauté
association society_club|association amicale
committee|comité
vote_for|voter
speech talk_public|discours
debate discuss discussion|débat discuter discussion
opinion view_opinion|opinion avis
argument_reason|argument
agreement_deal deal bargain|marché affaire accord
compromise|compromis
refusal_to|refus
rebel rebellious rebellion|rebelle révolter révolte
boycott|boycotter
petition|pétition
support_back|soutenir appuyer
oppose against|opposer
threat threaten|menace menacer
blackmail|chantage
punishment_prison sentence|peine condamner condamnation
fine|amende contravention
witness_court|témoin témoigner témoignage
proof evidence|preuve
clue|indice
alibi|alibi
innocent|innocent
victim|victime
detective investigate|enquête détective enquêter
robbers_gang gang bandit|bande bandit
pirate smuggler smuggle|pirate contrebandier contrebande
treasure_hunt|chasse_au_trésor
fortune_teller|voyante diseuse
horoscope star_sign|horoscope signe_astrologique
charity_gift donate donation|don donner_à_une_œuvre
foundation_institution|fondation
institution|institution
council councillor|conseil_municipal conseiller
public_bath|bains_publics
fire_station|caserne_de_pompiers
post_box|boîte_aux_lettres
newsagent|marchand_de_journaux tabac
tobacconist|bureau_de_tabac
department_store|grand_magasin
shop_window|vitrine
customer client|client cliente
counter till|comptoir caisse
shopping errands errand|courses commissions emplettes
invoice bill receipt|facture note addition reçu
sale_bargain|solde affaire
profit|bénéfice profit
investment invest|investir investissement placement
stock_market shares|bourse actions
bank_account|compte_en_banque
cheque|chèque
mortgage|hypothèque
property estate|propriété domaine
owner|propriétaire
factory_owner|industriel
supplier|fournisseur
advertisement advertise|publicité réclame annonce
brand|marque
quality|qualité
goods merchandise|marchandise
export_trade|exporter
warehouse|entrepôt
container|récipient
production produce|produire production
crane|grue
shipyard|chantier_naval
building_site|chantier
road_mender roadman|cantonnier
rubbish dustman bin|poubelle éboueur ordures
sewer|égout
gas|gaz
oil_fuel paraffin|pétrole fioul
battery|pile batterie
wire cable|fil câble
pipe_tube|tuyau
screw bolt spanner wrench screwdriver|vis boulon clé_anglaise tournevis
glue|colle
nail_in|clouer
plank_wood|planche
brick cement concrete|brique ciment béton
sand_grain|sable
lime_chalk|chaux
tar|goudron
paint_pot varnish|vernis peinture
brush|brosse pinceau
machine_farm farm_machine|engin
sponge|éponge
cloth_rag rag|chiffon torchon
pin safety_pin|épingle
zip|fermeture_éclair
thimble|dé_à_coudre
lace_work|dentelle
patch mend_clothes darn|rapiécer repriser raccommoder
hem|ourlet
pattern|patron motif
stripe striped|rayure rayé
spotted dots|à_pois
tight|serré étroit
loose|large
worn_out shabby|usé râpé
second-hand second_hand|occasion
brand_new|tout_neuf
fashionable|à_la_mode
precious_stone gem|pierre_précieuse
gift_wrap|papier_cadeau
`;
