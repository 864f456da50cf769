/** The agreement in plain words. The whole text is among the legal documents. */
import { defineMessages } from '#ui/language/messages.tsx';

export const consentMessages = defineMessages({
  en: {
    title: 'Before you begin',
    lead: 'A clone is made of what you tell it, and of nothing else. Read this first; it takes a minute.',
    does: 'What it does',
    doesOnly: 'It answers those you choose, in your own words, and shows where each sentence comes from.',
    doesSay:
      'It says “not recorded” where you told nothing, and always that it is an AI made from recordings.',
    doesRead:
      'It keeps your answers, and the words of letters and captions of the albums you choose one by one.',
    doesNot: 'What it does not do',
    notVoice: 'It never imitates your voice or your face. Your recordings are played as you made them.',
    notVault: 'It never sees your vault, and gives no advice on health, law or money.',
    notBegin: 'It never begins a conversation, never sells anything, and speaks with adults only.',
    leaves: 'What leaves this server',
    leavesText:
      'Nothing, unless whoever runs this server has connected a language model elsewhere. Then the few passages that fit a question are sent there to be put into words; recordings, your vault and the rest of your memories are not. The page of a conversation always says which of the two answers.',
    yours: 'It stays yours',
    yoursText:
      'You can read and remove every memory and every conversation, pause it, name who may stop it, or erase all of it at any time. Your recordings stay in their album.',
    whole: 'Read the whole agreement',
    version: (day: string) => `Version of ${day}`,
    agree: 'I have read this and agree to the AI clone agreement',
    languages: 'I will tell in',
    begin: 'Begin my clone',
    missing: 'Your agreement comes first.',
    languageMissing: 'Choose at least one language.',
    renewTitle: 'The agreement has a new version',
    renewText: 'Nothing new can be told until you agree to it. What you told stays as it is.',
    renew: 'Agree to it',
  },
  fr: {
    title: 'Avant de commencer',
    lead: 'Un clone est fait de ce que vous lui racontez, et de rien d’autre. Lisez d’abord ceci ; cela prend une minute.',
    does: 'Ce qu’il fait',
    doesOnly:
      'Il répond à ceux que vous choisissez, avec vos propres mots, et montre d’où vient chaque phrase.',
    doesSay:
      'Il dit « non enregistré » là où vous n’avez rien raconté, et toujours qu’il est une IA faite d’enregistrements.',
    doesRead:
      'Il garde vos réponses, et les mots des lettres et des légendes des albums que vous choisissez un par un.',
    doesNot: 'Ce qu’il ne fait pas',
    notVoice:
      'Il n’imite jamais votre voix ni votre visage. Vos enregistrements sont joués tels que vous les avez faits.',
    notVault:
      'Il ne voit jamais votre coffre-fort, et ne conseille ni sur la santé, ni sur le droit, ni sur l’argent.',
    notBegin: 'Il ne commence jamais une conversation, ne vend jamais rien, et ne parle qu’avec des adultes.',
    leaves: 'Ce qui quitte ce serveur',
    leavesText:
      'Rien, sauf si la personne qui tient ce serveur y a relié un modèle de langage extérieur. Les quelques passages qui répondent à une question y sont alors envoyés pour être mis en phrases ; ni les enregistrements, ni votre coffre-fort, ni vos autres souvenirs. La page d’une conversation dit toujours lequel des deux répond.',
    yours: 'Il reste à vous',
    yoursText:
      'Vous pouvez lire et retirer chaque souvenir et chaque conversation, le mettre en pause, nommer qui peut l’arrêter, ou tout effacer à tout moment. Vos enregistrements restent dans leur album.',
    whole: 'Lire l’accord en entier',
    version: (day) => `Version du ${day}`,
    agree: 'J’ai lu ceci et j’accepte l’accord sur le clone IA',
    languages: 'Je raconterai en',
    begin: 'Commencer mon clone',
    missing: 'Votre accord vient d’abord.',
    languageMissing: 'Choisissez au moins une langue.',
    renewTitle: 'L’accord a une nouvelle version',
    renewText:
      'Rien de nouveau ne peut être raconté avant votre accord. Ce que vous avez raconté reste tel quel.',
    renew: 'L’accepter',
  },
});
