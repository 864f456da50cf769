/** What is said around the answers of the interview. */
import { defineMessages } from '#ui/language/messages.tsx';

export const answerMessages = defineMessages({
  en: {
    emptyTitle: 'Nothing told yet',
    empty: 'Each answer stands here, with its recording. You can correct it, listen to it and erase it.',
    begin: 'Answer a first question',
    ownChapter: 'Of your own',
    written: 'Written',
    voice: 'Voice',
    film: 'Film',
    told: (day: string) => `Told on ${day}`,
    notWritten:
      'Nobody has written down what is said here yet. Your clone finds only words: write a line or two.',
    edit: 'Correct the words',
    writeDown: 'Write down the words',
    erase: 'Erase',
    eraseTitle: 'Erase this answer?',
    eraseText:
      'Its words and the memory made of them go at once, and your clone no longer knows them. This cannot be undone.',
    eraseKeeps: 'The recording stays in its album.',
    erased: 'The answer is erased.',
    transcript: 'What is said',
    line: (number: number) => `Line ${number}`,
    play: (time: string) => `Play from ${time}`,
    newLine: 'Add a line',
    newLineHere: (time: string) => `Add a line from ${time}`,
    linesHint: 'An empty line goes away. The times stay where they are.',
    player: 'The recording',
    playerFailed: 'The recording could not be reached.',
    playerWaiting: 'The recording is on its way',
    changed:
      'This answer was changed elsewhere. Here is what it says now; your words are still in the fields.',
    notAnswers: 'Recordings that are no answer yet',
    notAnswersText:
      'They are in your interview album and belong to no question. Make them an answer, or leave them there.',
    question: 'Which question do they answer?',
    attach: 'Make it an answer',
    whenWas: (when: string) => `About ${when}`,
  },
  fr: {
    emptyTitle: 'Rien de raconté encore',
    empty:
      'Chaque réponse se trouve ici, avec son enregistrement. Vous pouvez la corriger, l’écouter et l’effacer.',
    begin: 'Répondre à une première question',
    ownChapter: 'À vous',
    written: 'Écrite',
    voice: 'Voix',
    film: 'Film',
    told: (day) => `Racontée le ${day}`,
    notWritten:
      'Personne n’a encore écrit ce qui est dit ici. Votre clone ne trouve que des mots : écrivez une ligne ou deux.',
    edit: 'Corriger les mots',
    writeDown: 'Écrire les mots',
    erase: 'Effacer',
    eraseTitle: 'Effacer cette réponse ?',
    eraseText:
      'Ses mots et le souvenir qui en est fait partent aussitôt, et votre clone ne les connaît plus. Cela ne peut pas être annulé.',
    eraseKeeps: 'L’enregistrement reste dans son album.',
    erased: 'La réponse est effacée.',
    transcript: 'Ce qui est dit',
    line: (number) => `Ligne ${number}`,
    play: (time) => `Écouter à partir de ${time}`,
    newLine: 'Ajouter une ligne',
    newLineHere: (time) => `Ajouter une ligne à partir de ${time}`,
    linesHint: 'Une ligne vide disparaît. Les temps restent où ils sont.',
    player: 'L’enregistrement',
    playerFailed: 'L’enregistrement n’a pas pu être atteint.',
    playerWaiting: 'L’enregistrement arrive',
    changed:
      'Cette réponse a été changée ailleurs. Voici ce qu’elle dit maintenant ; vos mots sont encore dans les champs.',
    notAnswers: 'Des enregistrements sans réponse',
    notAnswersText:
      'Ils sont dans votre album d’entretien et ne répondent à aucune question. Faites-en une réponse, ou laissez-les là.',
    question: 'À quelle question répondent-ils ?',
    attach: 'En faire une réponse',
    whenWas: (when) => `Vers ${when}`,
  },
});
