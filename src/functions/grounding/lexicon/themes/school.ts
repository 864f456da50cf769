/** School, languages, books and letters. [Note: How the lexicon is written] */
export const SCHOOL = `
school classroom class schooling primary_school|école classe scolaire scolarité:
 kindergarten nursery_school infant_school|maternelle école_maternelle
 secondary_school high_school grammar_school|collège lycée
 boarding_school boarder boarding|pensionnat internat pension pensionnaire interne
 university college faculty|université faculté fac
 sunday_school catechism|catéchisme
 night_school evening_classes evening_class|cours_du_soir
pupil student schoolchild schoolboy schoolgirl|élève étudiant écolier écolière étudiante lycéen
learn learned learning study studied|apprendre étudier étude apprentissage études
teach taught showed_how show_how|enseigner apprendre montrer
lesson course|leçon cours
exam examination test certificate|examen épreuve certificat interrogation
diploma degree graduate graduated graduation|diplôme diplômé certificat_d'études baccalauréat bac licence
pass_exam passed|réussir reçu
homework|devoirs
mark marks grade report_card|note notes bulletin
prize award medal trophy cup|prix médaille récompense trophée coupe
subject subjects|matière matières:
 mathematics maths math algebra geometry arithmetic sums|mathématiques maths calcul arithmétique algèbre géométrie
 history|histoire
 geography|géographie
 science chemistry physics biology|sciences chimie physique biologie
 spelling dictation grammar|orthographe dictée grammaire
 latin_language latin|latin
 philosophy|philosophie
 drawing_lesson|dessin
 gymnastics gym physical_education|gymnastique gym
 handwriting penmanship|écriture calligraphie
read reading|lire lecture
write writing wrote|écrire écriture rédiger
count|compter
blackboard chalk board|tableau_noir craie tableau
satchel schoolbag|cartable
inkwell ink pen fountain_pen nib|encrier encre stylo plume porte-plume
pencil crayon|crayon
exercise_book notebook copybook|cahier carnet
book|livre bouquin ouvrage
novel|roman
page|page
dictionary|dictionnaire
paper sheet|papier feuille
library|bibliothèque
playground schoolyard break recess|cour_de_récréation récréation préau
desk bench|pupitre banc
headmaster headteacher principal headmistress|directeur directrice proviseur
truant truancy skip_school skipped_school play_truant played_truant bunk_off|école_buissonnière sécher
cheat cheated cheating copy|tricher triche copier
bully bullied bullying|harceler harcèlement brimer
dunce|cancre bonnet_d'âne
language tongue dialect accent patois|langue patois dialecte accent:
 ^english|anglais
 ^french|français
 ^german|allemand
 ^italian|italien
 ^spanish|espagnol
 ^portuguese|portugais
 ^polish|polonais
 ^russian|russe
 ^arabic|arabe
 ^dutch flemish|néerlandais hollandais flamand
 ^greek|grec
 ^breton|breton
 ^irish gaelic|irlandais gaélique
 ^welsh|gallois
 ^yiddish hebrew|yiddish hébreu
 ^chinese|chinois
translate translation interpreter|traduire traduction interprète traducteur
~word|mot
letter correspondence correspond|lettre correspondance courrier
poem poetry poet verse|poème poésie poète vers
story tale storytelling|histoire conte récit
fairy_tale|conte_de_fées
diary journal|journal_intime journal
newspaper magazine|journal magazine revue gazette
knowledge educate educated education|connaissance éducation instruit instruction
explain explanation|expliquer explication
understand understanding|comprendre
~think thought idea|penser pensée idée réfléchir
forget forgotten|oublier oubli
recite recitation by_heart|réciter récitation par_cœur
question|question
answer reply|réponse répondre
mistake error wrong|erreur faute tort tromper
truth true|vérité vrai
scholarship grant|bourse
`;
