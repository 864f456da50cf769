/** Below each point of the list, what of it is looked for first. */
import { defineMessages } from '#ui/language/messages.tsx';
import type { ReadinessPointId } from './readinessPoints.ts';

export const pointHints = defineMessages<{ readonly [Point in ReadinessPointId]: string }>({
  en: {
    'people-first-call':
      'The one who should hear it before anybody else, and who will call the others: a name and the number they answer at night.',
    'people-executor':
      'Whoever you named in your will, or would ask to see to things: tell them where this vault is.',
    'people-notary': 'The office that has your papers, with its telephone number and the file’s name.',
    'people-children':
      'Who fetches them from school tomorrow, and who you would want them to live with later.',
    'people-employer':
      'Whom to tell at work or at your pension office, and which insurance comes with the job.',
    'people-friends':
      'The ones your family may not know: old friends, the choir, the neighbour on holiday. A first name and a number will do.',

    'papers-identity': 'Which drawer they lie in, and a scan, because every office asks for them.',
    'papers-will': 'Where the signed original is, who has a copy, and when you last changed it.',
    'papers-family': 'The bank and the registry ask for these in the first days, and they are long to order.',
    'papers-insurance-life':
      'Families miss this money because nobody knew of the policy: the company and the number are enough.',
    'papers-social-security': 'One number that every office asks for before it listens.',
    'papers-taxes': 'Your tax number, where the last declaration is, and who helps you with it.',

    'money-bank':
      'Every bank where you have an account, the branch, and who else may sign: a joint account keeps the household going.',
    'money-cards':
      'Which ones there are and the number to call to stop them. Not the codes, if you would rather not.',
    'money-pension':
      'Who pays it, under which number: it has to be stopped, and a part may go on to your partner.',
    'money-savings':
      'The savings book, the shares, the plan from an old job: a list with names is worth a lot.',
    'money-debts': 'What you owe and to whom, and what you lent: nobody should learn it from a reminder.',
    'money-bills':
      'Rent, loan, electricity, insurance: what leaves the account by itself, and what somebody has to pay by hand.',
    'money-crypto':
      'Where the recovery words are and which wallet they open: without them it is lost for everybody.',

    'home-keys': 'Who has a spare key, and what the small ones on your ring open.',
    'home-deed': 'The deed or the lease, with the landlord’s or the manager’s number.',
    'home-utilities':
      'The customer numbers, and where to turn off water and gas: the person looking may be standing in the dark.',
    'home-alarm': 'The code, where to type it, and whom to call when it rings all the same.',
    'home-safe':
      'Where the safe or the box at the bank is, how it opens, and any place that nobody would think of.',
    'home-car': 'Where the papers and the second key are, the insurance, and where it is parked.',

    'accounts-email':
      'Nearly every other account is opened by a message sent there: this one opens the most doors.',
    'accounts-phone':
      'The code that unlocks the screen and the SIM’s PIN: calls, photos and codes for the bank arrive there.',
    'accounts-computer': 'The password that starts it, and how your password manager opens.',
    'accounts-photos':
      'Where the pictures of all these years are, and how to fetch them before the account closes.',
    'accounts-social': 'What you would like to become of your pages: kept, closed, or a last message.',
    'accounts-subscriptions':
      'Newspapers, films, clubs: what goes on costing money until somebody says stop.',

    'health-doctor': 'The one who knows you, with the number of the practice.',
    'health-insurance': 'The card, the number, and who pays what in a hospital.',
    'health-medication': 'What you take, how much, and what you must never be given.',
    'health-proxy':
      'The person who speaks for you with the doctors, and where the signed paper is. Ask them first.',

    'wishes-care': 'What you want and what you do not, so that your family need not guess at the bedside.',
    'wishes-organs': 'Yes or no: the question is asked within hours, and either answer is a relief.',
    'wishes-funeral': 'Burial or cremation, a place, a piece of music: a few words spare a long discussion.',
    'wishes-letters': 'A few lines to somebody you love. They are read more often than any paper here.',

    'pets-who': 'The person who has said yes, and has met them.',
    'pets-care': 'The vet, the food, the medicine, and what they are afraid of.',
  },
  fr: {
    'people-first-call':
      'Celle ou celui qui doit l’apprendre avant tous, et qui préviendra les autres : un nom, et le numéro où l’on répond la nuit.',
    'people-executor':
      'La personne que nomme votre testament, ou à qui vous confieriez vos affaires : dites-lui où se trouve ce coffre-fort.',
    'people-notary': 'L’étude qui a vos papiers, son téléphone et le nom du dossier.',
    'people-children':
      'Qui va les chercher demain à l’école, et chez qui vous aimeriez qu’ils vivent ensuite.',
    'people-employer':
      'Qui prévenir au travail ou à la caisse de retraite, et quelle assurance va avec l’emploi.',
    'people-friends':
      'Ceux que votre famille ne connaît peut-être pas : les vieux amis, la chorale, le voisin de vacances. Un prénom et un numéro suffisent.',

    'papers-identity': 'Dans quel tiroir ils sont, et une copie, car chaque bureau les demande.',
    'papers-will':
      'Où se trouve l’original signé, qui en a une copie, et quand vous l’avez modifié pour la dernière fois.',
    'papers-family':
      'La banque et la mairie les demandent dès les premiers jours, et ils sont longs à obtenir.',
    'papers-insurance-life':
      'Des familles passent à côté de cet argent parce que personne ne connaissait le contrat : le nom de la compagnie et le numéro suffisent.',
    'papers-social-security': 'Un seul numéro, que chaque organisme demande avant d’écouter.',
    'papers-taxes': 'Votre numéro fiscal, où se trouve la dernière déclaration, et qui vous aide à la faire.',

    'money-bank':
      'Chaque banque où vous avez un compte, l’agence, et qui d’autre peut signer : un compte joint fait tourner la maison.',
    'money-cards':
      'Lesquelles existent, et le numéro à appeler pour les bloquer. Sans les codes, si vous préférez.',
    'money-pension':
      'Qui la verse, sous quel numéro : il faut l’arrêter, et une part peut revenir à votre conjoint.',
    'money-savings':
      'Le livret, les actions, le plan d’un ancien emploi : une liste de noms vaut déjà beaucoup.',
    'money-debts':
      'Ce que vous devez et à qui, et ce que vous avez prêté : personne ne devrait l’apprendre par une relance.',
    'money-bills':
      'Loyer, emprunt, électricité, assurances : ce qui part tout seul du compte, et ce qu’il faut payer à la main.',
    'money-crypto':
      'Où sont les mots de récupération, et quel portefeuille ils ouvrent : sans eux, c’est perdu pour tous.',

    'home-keys': 'Qui a un double, et ce qu’ouvrent les petites clés de votre trousseau.',
    'home-deed': 'L’acte ou le bail, avec le numéro du propriétaire ou du syndic.',
    'home-utilities':
      'Les numéros de client, et où couper l’eau et le gaz : la personne qui cherche sera peut-être dans le noir.',
    'home-alarm': 'Le code, où le taper, et qui appeler si elle sonne malgré tout.',
    'home-safe':
      'Où est le coffre-fort ou le coffre à la banque, comment il s’ouvre, et l’endroit auquel personne ne penserait.',
    'home-car': 'Où sont les papiers et le double des clés, l’assurance, et où elle est garée.',

    'accounts-email':
      'Presque tous les autres comptes s’ouvrent par un message envoyé là : c’est celui qui ouvre le plus de portes.',
    'accounts-phone':
      'Le code de l’écran et celui de la carte SIM : les appels, les photos et les codes de la banque y arrivent.',
    'accounts-computer':
      'Le mot de passe au démarrage, et comment s’ouvre votre gestionnaire de mots de passe.',
    'accounts-photos':
      'Où sont les images de toutes ces années, et comment les récupérer avant que le compte ne ferme.',
    'accounts-social':
      'Ce que vous aimeriez que deviennent vos pages : gardées, fermées, ou un dernier message.',
    'accounts-subscriptions':
      'Journaux, films, clubs : ce qui continue de coûter tant que personne ne dit stop.',

    'health-doctor': 'Celui qui vous connaît, avec le numéro du cabinet.',
    'health-insurance': 'La carte, le numéro, et qui paie quoi à l’hôpital.',
    'health-medication': 'Ce que vous prenez, à quelle dose, et ce qu’on ne doit jamais vous donner.',
    'health-proxy':
      'La personne qui parle pour vous aux médecins, et où se trouve le papier signé. Demandez-lui d’abord.',

    'wishes-care':
      'Ce que vous voulez et ce que vous ne voulez pas, pour que vos proches n’aient pas à deviner à votre chevet.',
    'wishes-organs':
      'Oui ou non : la question est posée dans les heures qui suivent, et l’une ou l’autre réponse soulage.',
    'wishes-funeral':
      'Inhumation ou crémation, un lieu, une musique : quelques mots épargnent une longue discussion.',
    'wishes-letters':
      'Quelques lignes à quelqu’un que vous aimez. On les relit plus que tout autre papier ici.',

    'pets-who': 'La personne qui a dit oui, et qu’ils connaissent déjà.',
    'pets-care': 'Le vétérinaire, la nourriture, les médicaments, et ce dont ils ont peur.',
  },
});
