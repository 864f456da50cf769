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
    transcribe: 'Have it written down',
    transcribeNote:
      'The recording goes to the model server that whoever runs this Amaranth has chosen, and its words come back with their times. You correct them afterwards.',
    reading: 'Fetching the recording',
    listening: 'Listening to the recording',
    stopTranscribing: 'Stop',
    transcribed: 'It is written down. Read it through: a machine mishears names and places.',
    transcribedInPart:
      'The beginning is written down; an answer holds no more. Read it through: a machine mishears names and places.',
    nothingHeard: 'No words were heard in it. You can write them down yourself.',
    notTranscribed: 'The model server did not write it down. Try again later, or write it down yourself.',
    tooLongToTranscribe:
      'This recording is too long for that: up to 20 minutes and 25 MB. You can write it down yourself.',
    transcribedElsewhere: 'It is being written down in another window.',
    changedWhileListening: 'Words were written meanwhile; yours stand.',
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
    transcribe: 'Le faire écrire',
    transcribeNote:
      'L’enregistrement va au serveur de modèles choisi par la personne qui fait tourner cet Amaranth, et ses mots reviennent avec leurs temps. Vous les corrigez ensuite.',
    reading: 'L’enregistrement est cherché',
    listening: 'L’enregistrement est écouté',
    stopTranscribing: 'Arrêter',
    transcribed: 'C’est écrit. Relisez : une machine entend mal les noms et les lieux.',
    transcribedInPart:
      'Le début est écrit ; une réponse n’en contient pas plus. Relisez : une machine entend mal les noms et les lieux.',
    nothingHeard: 'Aucun mot n’y a été entendu. Vous pouvez les écrire vous-même.',
    notTranscribed: 'Le serveur de modèles ne l’a pas écrit. Essayez plus tard, ou écrivez-le vous-même.',
    tooLongToTranscribe:
      'Cet enregistrement est trop long pour cela : 20 minutes et 25 Mo au plus. Vous pouvez l’écrire vous-même.',
    transcribedElsewhere: 'Il est en train d’être écrit dans une autre fenêtre.',
    changedWhileListening: 'Des mots ont été écrits entre-temps ; les vôtres restent.',
    whenWas: (when) => `Vers ${when}`,
  },
});
