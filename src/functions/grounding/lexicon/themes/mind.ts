/** Turns of mind, dealings between people, and expressions. [Note: How the lexicon is written] */
export const MIND = `
believe_hard convinced conviction|convaincu conviction
certain_sure sure|sûr certain
doubtful|incertain
attention attentive|attention attentif
concentrate|concentrer
distract|distraire distrait
intelligence_wit wit witty|esprit spirituel
genius|génie
gift_learn quick_learner|doué
invent_story|inventer
lose_patience|perdre_patience
keep_calm|garder_son_calme
confuse mix_up confused|confondre confus embrouillé
misunderstand misunderstanding|malentendu quiproquo
embarrassing_moment|gaffe
shock shocked upset|choc choqué bouleversé
moved_touched touching moving|émouvant touchant bouleversant ému
hurtful offend offended|vexer vexé offenser blessant
grumpy sulk bad-tempered|grincheux bouder ronchon grognon
joyful_person|boute-en-train
optimist optimistic|optimiste
pessimist|pessimiste
dreamer|rêveur
ambitious|ambitieux
determined determination willpower|déterminé volonté détermination
independent independence|indépendant indépendance
free_spirit|esprit_libre
responsible_person|responsable
reliable dependable|fiable
discreet|discret
nosy|fouineur indiscret
vain conceited|vaniteux prétentieux
greedy gluttonous|gourmand goinfre
picky|difficile
fussy|maniaque
messy untidy|désordonné désordre
tidy_person order|ordonné ordre
punctual on_time|ponctuel à_l'heure
clumsy|maladroit
skilful handy|adroit habile bricoleur
energetic energy|énergique énergie
sleepy|somnolent
peaceable|pacifique
violent_person|violent
protective|protecteur
affectionate affection|affectueux affection
cold_person distant|froid distant
passion passionate|passion passionné
obsession|obsession
addiction addicted|dépendance
temptation tempt|tentation tenter
weakness_for|faible_pour
superstitious_person|superstitieux
fear_of_dark|peur_du_noir
brave_act|exploit
sacrifice|sacrifice sacrifier
generous_act|bonne_action
gratitude_owe owe_to|devoir_à
respectful|respectueux
tolerant tolerance|tolérant tolérance
equality equal|égalité égal
dignity|dignité
pride_in|fierté
honour honor|honneur
glory|gloire
revenge vengeance|vengeance venger
grudge resentment|rancune
forgiving|indulgent
happy_memory best_memory fondest|meilleur_souvenir beau_souvenir
turning_point|tournant
opportunity|occasion opportunité
destiny fate|destin destinée sort
coincidence|coïncidence hasard
miracle_cure|miraculeux
goal aim purpose|but objectif
sense meaning|sens signification
spirit_mood mood|humeur
atmosphere|ambiance atmosphère
style|style
taste_in|goût_pour
interest interested|intérêt intéresser passionner
bother annoy irritate nuisance|déranger agacer énerver embêter
shame_on|honteux
remember_by|se_souvenir
memory_good|mémoire
forgetful|tête_en_l'air
age_limit|limite_d'âge
grow_apart|éloigner
stay_in_touch keep_in_touch|garder_le_contact rester_en_contact
reunion_meet_again meet_again|se_revoir revoir retrouver
lost_touch lose_touch|perdre_de_vue perdu_de_vue
company_keep keep_company kept_company|tenir_compagnie
share_room|partager_la_chambre
bond close_relationship|lien complicité
relationship get_along get_on got_on got_along|relation entendre s'entendre entente
role_model|modèle exemple
example|exemple
influence_on|influence
mentor|mentor
tell_truth|dire_la_vérité
cheat_on|tromper
confession_love declare|déclarer déclaration
agree_with|être_d'accord
disagree_with|désaccord
lead_to|mener
save_from|sauver
give_up_smoking|arrêter_de_fumer
lose_weight|maigrir
put_on_weight|grossir
go_bald|chauve
go_blind|devenir_aveugle
grow_old_together|vieillir_ensemble
last_wish last_wishes|dernières_volontés
leave_behind|laisser
pass_exam_driving|obtenir_le_permis
come_of_age|majorité
coming_of_age|passage_à_l'âge_adulte
pocket_money|argent_de_poche
summer_camp scouts scout guide_scout|colonie_de_vacances colo scout scoutisme
day_trip outing|sortie excursion
sleep_outdoors|belle_étoile
walk_home|rentrer_à_pied
snowman snowball|bonhomme_de_neige boule_de_neige
sandcastle|château_de_sable
treehouse den|cabane
secret_language code|code langage_secret
imaginary_friend|ami_imaginaire
first_day_school|rentrée rentrée_des_classes
school_trip|sortie_scolaire
school_play|pièce_de_l'école
best_subject|matière_préférée
class_clown|pitre
nickname_pet pet_name|petit_nom
lucky_charm|porte-bonheur
habit_bad|mauvaise_habitude
morning_routine|rituel_du_matin
`;
