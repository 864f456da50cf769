/** What the help says around its answers, which are in `content/{en,fr}/help`. */
import { defineMessages, type Messages } from '#ui/language/messages.tsx';
import { countOf } from '#ui/language/plural.ts';
import type { Topic } from './topics.ts';

export const helpMessages = defineMessages({
  en: {
    title: 'How can we help?',
    lead: 'Answers about what Amaranth does today, where to find it, and what it does not do yet.',
    search: 'Search the answers',
    searchHint: 'A word is enough: phrase, export, notary.',
    found: (count: number, query: string) => `${countOf('en', count, 'answer', 'answers')} for “${query}”`,
    nothing: (query: string) => `Nothing here answers “${query}”.`,
    nothingHint: 'Try another word, or look through the topics.',
    allTopics: 'Show all topics',
    searchFailed:
      'The search could not be loaded. All answers stand below; your browser can search the page.',
    answersMissing: 'The answers could not be loaded. Check your connection, then try again, or ask us.',
    topics: 'Topics',
    print: 'Print all answers',
    linkHere: 'Link to this answer',
    straightTo: 'Straight to',
    grief: 'Has somebody died?',
    griefLink: 'What a family can do, step by step',
    contactTitle: 'Not among these?',
    contactText:
      'Write to us as you would to a neighbour. Please send no password and no phrase; we never ask for them.',
    contact: 'Write to us',
    mailTo: (address: string) => `Write to ${address}`,
  },
  fr: {
    title: 'Comment pouvons-nous vous aider\u00a0?',
    lead: 'Des réponses sur ce qu’Amaranth fait aujourd’hui, où le trouver, et ce qu’il ne fait pas encore.',
    search: 'Chercher dans les réponses',
    searchHint: 'Un mot suffit\u00a0: phrase, export, notaire.',
    found: (count: number, query: string) =>
      `${countOf('fr', count, 'réponse', 'réponses')} pour «\u00a0${query}\u00a0»`,
    nothing: (query: string) => `Rien ici ne répond à «\u00a0${query}\u00a0».`,
    nothingHint: 'Essayez un autre mot, ou parcourez les thèmes.',
    allTopics: 'Montrer tous les thèmes',
    searchFailed:
      'La recherche n’a pas pu être chargée. Toutes les réponses sont ci-dessous\u00a0; votre navigateur peut chercher dans la page.',
    answersMissing:
      'Les réponses n’ont pas pu être chargées. Vérifiez votre connexion, puis réessayez, ou demandez-nous.',
    topics: 'Thèmes',
    print: 'Imprimer toutes les réponses',
    linkHere: 'Lien vers cette réponse',
    straightTo: 'Tout droit vers',
    grief: 'Quelqu’un est décédé\u00a0?',
    griefLink: 'Ce que sa famille peut faire, pas à pas',
    contactTitle: 'Votre question n’y est pas\u00a0?',
    contactText:
      'Écrivez-nous comme à un voisin. N’envoyez ni mot de passe ni phrase\u00a0: nous n’en demandons jamais.',
    contact: 'Nous écrire',
    mailTo: (address: string) => `Écrire à ${address}`,
  },
});

/** Each topic's name, and below it what it is about. */
export const topicMessages: Messages<Readonly<Record<Topic | `${Topic}-about`, string>>> = defineMessages({
  en: {
    beginning: 'Beginning',
    'beginning-about': 'What it is, how to have a look, and the first evening.',
    albums: 'Albums and files',
    'albums-about': 'Photographs, films, recordings and papers, kept as they are.',
    letters: 'Letters',
    'letters-about': 'Letters, stories and recipes, and those for one person alone.',
    vault: 'The vault',
    'vault-about': 'What only you can open, and what to do about a lost phrase.',
    people: 'Your people',
    'people-about': 'Whom you name, what is theirs, and what they learn of it now.',
    'life-verification': 'Life verification',
    'life-verification-about': 'How we notice, whom we ask, and how you stop it at any time.',
    received: 'When somebody has died',
    'received-about': 'For those who were named, and for those who were asked.',
    account: 'Account and security',
    'account-about': 'Signing in, and keeping others out.',
    leaving: 'Settings, export, leaving',
    'leaving-about': 'Everything is yours to change and to take away.',
    money: 'Money and plans',
    'money-about': 'What it costs, and what never depends on paying.',
    devices: 'Devices, and what is on its way',
    'devices-about': 'Where it runs, and what is not there yet.',
  },
  fr: {
    beginning: 'Commencer',
    'beginning-about': 'Ce que c’est, comment y jeter un œil, et la première soirée.',
    albums: 'Albums et fichiers',
    'albums-about': 'Photographies, films, enregistrements et papiers, gardés tels quels.',
    letters: 'Lettres',
    'letters-about': 'Lettres, récits et recettes, et celles pour une seule personne.',
    vault: 'Le coffre-fort',
    'vault-about': 'Ce que vous seul pouvez ouvrir, et que faire si la phrase est perdue.',
    people: 'Vos proches',
    'people-about': 'Qui vous nommez, ce qui lui revient, et ce qu’il en apprend aujourd’hui.',
    'life-verification': 'Vérification de vie',
    'life-verification-about': 'Comment nous le remarquons, qui nous interrogeons, et comment tout arrêter.',
    received: 'Quand quelqu’un est décédé',
    'received-about': 'Pour les personnes nommées, et pour celles que l’on interroge.',
    account: 'Compte et sécurité',
    'account-about': 'Se connecter, et ne laisser entrer personne d’autre.',
    leaving: 'Réglages, export, départ',
    'leaving-about': 'Tout est à vous, à changer comme à emporter.',
    money: 'Argent et formules',
    'money-about': 'Ce que cela coûte, et ce qui ne dépend jamais d’un paiement.',
    devices: 'Appareils, et ce qui arrive',
    'devices-about': 'Où cela fonctionne, et ce qui n’est pas encore là.',
  },
});
