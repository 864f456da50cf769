/** The landing page’s copy. */
import { defineMessages } from '#ui/language/messages.tsx';

export const landingMessages = defineMessages({
  en: {
    heroTitle: 'What you keep, they will find',
    heroLead:
      'Amaranth holds a family’s photographs, letters and papers, locks what is private, and hands each thing to the person it was meant for.',
    join: 'Join Waitlist',
    makeAccount: 'Make an account',
    dashboard: 'Go to your dashboard',
    demo: 'Look around the demo',
    heroNote: 'Free to begin. Yours to take away at any time.',
    forTitle: 'For whoever somebody will miss',
    forLead:
      'Not for the dying, and not for the rich. For people who have something to leave, and somebody to leave it to.',
    forParents: 'You have children',
    forParentsText:
      'They know your voice when you are in a hurry. A letter for one of them, kept for a birthday that you choose, knows you otherwise.',
    forKeepers: 'You are the one who has the photographs',
    forKeepersText:
      'The box, the drive, the names on the back. In albums, dated and told, they outlive the only person who could explain them.',
    forCareful: 'You have seen what is left when nothing was said',
    forCarefulText:
      'Accounts that nobody could close, a telephone that nobody could open. One evening spares yours those weeks.',
    roomsTitle: 'One house, several rooms',
    allItDoes: 'All it does today, room by room',
    writings: 'Writings on what we leave, to read before they are needed',
    onItsWay: 'on its way',
    albumsTitle: 'Albums',
    albumsText:
      'Photographs, films and recordings, in the order they happened. Every original is kept exactly as you gave it, to the last byte.',
    lettersTitle: 'Letters',
    lettersText:
      'A story, a recipe, what you never said. Written in an album, or for one person alone, who is the only one to receive it.',
    vaultTitle: 'The vault',
    vaultText:
      'Papers, passwords, last wishes. Encrypted on your own device with a phrase that never leaves it, so we could not read them if we wanted to.',
    peopleTitle: 'Your people',
    peopleText:
      'You name who receives what, and when: at release, on a date, at an age. Some may know now, some may not, and you can see beforehand what each of them will see.',
    voiceTitle: 'Your voice',
    voiceText:
      'Answer questions about your life at your own pace. Later, those who ask are to hear your own words, with the recording they came from.',
    shopTitle: 'Things to hold',
    toShop: 'Look at the Memorial Shop',
    shopText:
      'A medallion for a stone, engraved with a name; a book made of an album; a lantern for November. Those with a square open the album you chose.',
    promise: 'Nobody’s inheritance depends on a card.',
    promiseText:
      'Vault and handing over work on every plan, whatever is owed. Take everything with you whenever you like: originals, a readable index, and a page that opens your vault without us.',
    securityTitle: 'What we can read, and what we cannot',
    securityLead:
      'What your people receive from the vault is locked twice: with a key of their own, and with one that your trusted contacts hold in parts. The servers have neither.',
    lockedTitle: 'Closed to us',
    locked:
      'Everything in your vault, titles and files too\nYour phrase and your recovery key\nLetters that you lock for one person alone\nThe keys that your people and your contacts hold',
    readableTitle: 'Readable by our servers',
    readable:
      'Albums and the letters in them, so that they can be shown in any browser\nYour name, your address, and whom you named\nThe log of your release, which you can check without us',
    honestTitle: 'Said before you ask',
    honest:
      'No outside firm has audited us yet\nWith fewer than two contacts, the vault’s release is a time lock that our server holds, and the page says so\nIf your phrase and every other key of yours are lost, your vault stays closed',
    securityMore: 'How it works, and what it does not protect from',
    plansTitle: 'Begin free, and stay so if you like',
    plansLead:
      'You pay for room, never for being handed on. A larger plan can be taken when you need it, and ended whenever you like.',
    plansMore: 'All plans, and others beside us',
    room: (room: string) => `${room} of room`,
    free: 'free',
    perMonth: (price: string) => `${price} a month`,
    questionsTitle: 'Before you trust us',
    askOpen: 'Is it open, or is there only a waitlist?',
    answerOpen:
      'It is open: you can make a free account now, and take a larger plan when you need room. The waitlist is for what is still on its way: we write to you once it is there.',
    askRead: 'Can you read what I put in?',
    answerRead:
      'In the vault, no: it is encrypted on your device, and we never have the phrase. Albums and the letters in them can be read by our servers, as with other photo services. A letter that you lock for one person alone is sealed as the vault is.',
    askTravel: 'What if I am only in the mountains, or in hospital?',
    answerTravel:
      'Then the people you trust say so. Silence alone releases nothing, you can pause it beforehand, and one press of yours stops everything at any step. Even after it was handed over, it closes it again.',
    askDie: 'How do you learn that I have died?',
    answerDie:
      'You stop answering, a contact you trust reports it, or your family shows papers that two of our administrators look at. Each time the contacts who are left are asked, and you keep days to object: the most there are where papers stand in for contacts, or for mails that reach you no more.',
    askPhrase: 'What if I forget my vault’s phrase?',
    answerPhrase:
      'The recovery key that you printed opens it. We cannot, and there is no link by mail that could: whoever could send one could read your vault.',
    askEnd: 'And if Amaranth comes to an end?',
    answerEnd:
      'Every copy that you save opens without us: originals as files, an index that any browser reads, and a page that decrypts your vault. Its format is published.',
    askWill: 'Does it replace a will?',
    answerWill:
      'No. It hands over memories, words and access. Who owns what is settled by your will and by law, and a notary or a lawyer helps with that.',
    questionsMore: 'More answers',
    waitlistTitle: 'Keep a place for your family',
    waitlistLead: 'For what is still on its way. A free account can be made today, without waiting.',
  },
  fr: {
    heroTitle: 'Ce que vous gardez, ils le trouveront',
    heroLead:
      'Amaranth garde les photographies, les lettres et les papiers d’une famille, met sous clé ce qui est intime, et remet chaque chose à la personne à qui elle était destinée.',
    join: 'Rejoindre la liste d’attente',
    makeAccount: 'Créer un compte',
    dashboard: 'Aller au tableau de bord',
    demo: 'Visiter la démonstration',
    heroNote: 'Gratuit pour commencer. À vous, à emporter quand vous voulez.',
    forTitle: 'Pour qui manquera à quelqu’un',
    forLead:
      'Ni pour les mourants, ni pour les riches. Pour ceux qui ont quelque chose à laisser, et quelqu’un à qui le laisser.',
    forParents: 'Vous avez des enfants',
    forParentsText:
      'Ils connaissent votre voix quand vous êtes pressé. Une lettre pour l’un d’eux, gardée pour un anniversaire que vous choisissez, vous connaît autrement.',
    forKeepers: 'C’est vous qui avez les photographies',
    forKeepersText:
      'La boîte, le disque, les noms au dos. Dans des albums, datées et racontées, elles survivent à la seule personne qui savait les expliquer.',
    forCareful: 'Vous avez vu ce qui reste quand rien n’a été dit',
    forCarefulText:
      'Des comptes que personne ne pouvait fermer, un téléphone que personne ne pouvait ouvrir. Une soirée épargne ces semaines aux vôtres.',
    roomsTitle: 'Une maison, plusieurs pièces',
    allItDoes: 'Tout ce qu’elle fait aujourd’hui, pièce par pièce',
    writings: 'Écrits sur ce que nous laissons, à lire avant d’en avoir besoin',
    onItsWay: 'à venir',
    albumsTitle: 'Les albums',
    albumsText:
      'Photographies, films et enregistrements, dans l’ordre où la vie les a faits. Chaque original est conservé tel que vous l’avez donné, à l’octet près.',
    lettersTitle: 'Les lettres',
    lettersText:
      'Une histoire, une recette, ce que vous n’avez jamais dit. Écrites dans un album, ou pour une seule personne, qui sera seule à les recevoir.',
    vaultTitle: 'Le coffre-fort',
    vaultText:
      'Papiers, mots de passe, dernières volontés. Chiffrés sur votre appareil avec une phrase qui ne le quitte jamais : nous ne pourrions pas les lire, même en le voulant.',
    peopleTitle: 'Les vôtres',
    peopleText:
      'Vous dites qui reçoit quoi, et quand : à la transmission, à une date, à un âge. Certains le savent déjà, d’autres non, et vous pouvez voir d’avance ce que chacun verra.',
    voiceTitle: 'Votre voix',
    voiceText:
      'Répondez à votre rythme à des questions sur votre vie. Plus tard, ceux qui demandent entendront vos propres mots, avec l’enregistrement d’où ils viennent.',
    shopTitle: 'Des choses à tenir',
    toShop: 'Voir la boutique du souvenir',
    shopText:
      'Un médaillon pour une pierre, gravé d’un nom ; un livre tiré d’un album ; une lanterne pour novembre. Ceux qui portent un carré ouvrent l’album que vous avez choisi.',
    promise: 'Aucun héritage ne dépend d’une carte bancaire.',
    promiseText:
      'Le coffre-fort et la transmission fonctionnent avec toutes les formules, quoi qu’il soit dû. Emportez tout quand vous voulez : les originaux, un index lisible, et une page qui ouvre votre coffre-fort sans nous.',
    securityTitle: 'Ce que nous pouvons lire, et ce que nous ne pouvons pas',
    securityLead:
      'Ce que les vôtres reçoivent du coffre-fort est fermé deux fois : avec une clé à eux, et avec une autre que vos contacts de confiance gardent en parts. Les serveurs n’ont ni l’une ni l’autre.',
    lockedTitle: 'Fermé pour nous',
    locked:
      'Tout votre coffre-fort, titres et fichiers compris\nVotre phrase et votre clé de secours\nLes lettres que vous verrouillez pour une seule personne\nLes clés que gardent les vôtres et vos contacts',
    readableTitle: 'Lisible par nos serveurs',
    readable:
      'Les albums et leurs lettres, pour pouvoir les montrer dans tout navigateur\nVotre nom, votre adresse, et qui vous avez nommé\nLe journal de votre transmission, que vous pouvez vérifier sans nous',
    honestTitle: 'Dit avant qu’on le demande',
    honest:
      'Aucun cabinet extérieur ne nous a encore audités\nAvec moins de deux contacts, la transmission du coffre-fort est un verrou de temps que tient notre serveur, et la page le dit\nSi votre phrase et toutes vos autres clés sont perdues, votre coffre-fort reste fermé',
    securityMore: 'Comment cela marche, et ce dont cela ne protège pas',
    plansTitle: 'Commencez gratuitement, et restez-y si vous voulez',
    plansLead:
      'Vous payez de la place, jamais pour transmettre. Une formule plus grande se prend quand il vous la faut, et s’arrête quand vous voulez.',
    plansMore: 'Toutes les formules, et d’autres à côté de nous',
    room: (room: string) => `${room} de place`,
    free: 'gratuit',
    perMonth: (price: string) => `${price} par mois`,
    questionsTitle: 'Avant de nous faire confiance',
    askOpen: 'Est-ce ouvert, ou n’y a-t-il qu’une liste d’attente ?',
    answerOpen:
      'C’est ouvert : vous pouvez créer un compte gratuit dès maintenant, et prendre une formule plus grande quand il vous faut de la place. La liste d’attente est pour ce qui est encore à venir : nous vous écrivons quand c’est là.',
    askRead: 'Pouvez-vous lire ce que j’y mets ?',
    answerRead:
      'Dans le coffre-fort, non : il est chiffré sur votre appareil, et nous n’avons jamais la phrase. Les albums et leurs lettres peuvent être lus par nos serveurs, comme ailleurs pour les photos. Une lettre que vous verrouillez pour une seule personne est scellée comme le coffre-fort.',
    askTravel: 'Et si je suis seulement en montagne, ou à l’hôpital ?',
    answerTravel:
      'Alors vos proches de confiance le disent. Le silence seul ne transmet rien, vous pouvez faire une pause d’avance, et un seul geste de vous arrête tout à chaque étape. Même après la remise, il referme tout.',
    askDie: 'Comment apprenez-vous ma mort ?',
    answerDie:
      'Vous ne répondez plus, un contact de confiance la signale, ou votre famille montre des papiers que deux de nos administrateurs examinent. Chaque fois, les contacts qui restent sont interrogés, et il vous reste des jours pour vous y opposer : le plus long délai qui soit, si des papiers tiennent lieu de contacts ou de messages qui ne vous parviennent plus.',
    askPhrase: 'Et si j’oublie la phrase de mon coffre-fort ?',
    answerPhrase:
      'La clé de secours que vous avez imprimée l’ouvre. Nous, non, et aucun lien par e-mail ne le pourrait : qui pourrait l’envoyer pourrait lire votre coffre-fort.',
    askEnd: 'Et si Amaranth s’arrête ?',
    answerEnd:
      'Chaque copie que vous enregistrez s’ouvre sans nous : les originaux en fichiers, un index que lit tout navigateur, et une page qui déchiffre votre coffre-fort. Son format est publié.',
    askWill: 'Cela remplace-t-il un testament ?',
    answerWill:
      'Non. Amaranth remet des souvenirs, des mots et des accès. Qui possède quoi se règle par votre testament et par la loi ; un notaire ou un avocat vous y aide.',
    questionsMore: 'D’autres réponses',
    waitlistTitle: 'Réservez une place pour votre famille',
    waitlistLead: 'Pour ce qui est encore à venir. Un compte gratuit se crée dès aujourd’hui, sans attendre.',
  },
});
