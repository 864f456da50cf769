/** What writing a letter says, in both languages. */
import { defineMessages } from '#ui/language/messages.tsx';

export const lettersMessages = defineMessages({
  en: {
    writeLetter: 'Write a letter',
    newLetter: 'A new letter',
    editLetter: 'Edit the letter',
    opening: 'Laying out the paper',
    title: 'Title',
    titlePlaceholder: 'For whom, or about what?',
    titleMissing: 'Give the letter a title. It is how it will be found.',
    text: 'Text',
    textPlaceholder: 'Write as you would speak to them. A letter, a story, a recipe.',
    textMissing: 'Write something first. One sentence is enough.',
    tools: 'Writing tools',
    bold: 'Bold',
    italic: 'Italic',
    paragraph: 'Plain text',
    heading: 'Heading',
    quote: 'Quotation',
    bullets: 'List',
    steps: 'Numbered list',
    undo: 'Undo',
    redo: 'Redo',
    dictate: 'Dictate',
    stopDictation: 'Stop dictating',
    listening: 'Listening. Some browsers send the sound to their maker to turn it into words.',
    microphoneRefused: 'The microphone is not allowed here. Your browser’s settings can change that.',
    dictationFailed: 'Dictation is not available just now. You can go on writing.',
    saveNew: 'Keep the letter',
    save: 'Save',
    close: 'Close',
    draftSaved: 'Draft kept on this device',
    draftFound: 'This is where you left off. It is only on this device so far.',
    sentDraftFound:
      'This is where you left off. It was on its way to the album, and no answer came: save it once more to be sure.',
    beginAgain: 'Begin again',
    draftDropped: 'The draft is gone.',
    undoDrop: 'Undo',
    draftWaits: 'Your draft is kept on this device.',
    draftWaiting: (kind: 'new' | 'change' | 'sent', title: string, count: number) => {
      const letter = title ? `“${title}”` : 'A letter';
      const waiting = {
        new: `${letter} is begun and not in the album yet.`,
        change: `What you changed in ${title ? letter : 'a letter'} is not in the album yet.`,
        sent: `${letter} was on its way to the album, and no answer came. Save it once more to be sure.`,
      }[kind];
      return count > 1
        ? `${waiting} ${count - 1} more ${count === 2 ? 'waits' : 'wait'} behind it.`
        : waiting;
    },
    goOnWriting: 'Go on writing',
    added: (title: string) => `“${title}” is in the album.`,
    saved: 'The letter is saved.',
    charactersLeft: (count: number) =>
      `Room for ${count.toLocaleString('en')} more ${count === 1 ? 'character' : 'characters'}`,
    paragraphsLeft: (count: number) =>
      `Room for ${count.toLocaleString('en')} more ${count === 1 ? 'paragraph' : 'paragraphs'}`,
    tooLong: (count: number) =>
      `This is ${count.toLocaleString('en')} characters too long for one letter. Part of it could be a second one.`,
    tooManyParts: 'This has more paragraphs than one letter holds. Part of it could be a second one.',
    tooManyMarks:
      'Bold and italic begin and end more often than one letter holds. Part of it could be a second one.',
    notSaved: 'The letter could not be saved. Your draft is kept on this device; try again.',
    albumGone: 'This album is no longer there. Your draft is kept on this device.',
    changedElsewhere:
      'This letter was changed on another device in the meantime. Your words are all here: keep them as a letter of their own, and both stay.',
    letterGone:
      'This letter was deleted in the meantime. Your words are all here: keep them as a new letter.',
    saveAsNew: 'Keep as a new letter',
    lettersAlbum: 'Letters',
  },
  fr: {
    writeLetter: 'Écrire une lettre',
    newLetter: 'Une nouvelle lettre',
    editLetter: 'Modifier la lettre',
    opening: 'Préparation du papier',
    title: 'Titre',
    titlePlaceholder: 'Pour qui, ou à propos de quoi ?',
    titleMissing: 'Donnez un titre à la lettre. C’est ainsi qu’on la retrouvera.',
    text: 'Texte',
    textPlaceholder: 'Écrivez comme vous leur parleriez. Une lettre, un récit, une recette.',
    textMissing: 'Écrivez d’abord quelque chose. Une phrase suffit.',
    tools: 'Outils d’écriture',
    bold: 'Gras',
    italic: 'Italique',
    paragraph: 'Texte simple',
    heading: 'Intertitre',
    quote: 'Citation',
    bullets: 'Liste',
    steps: 'Liste numérotée',
    undo: 'Annuler',
    redo: 'Rétablir',
    dictate: 'Dicter',
    stopDictation: 'Arrêter la dictée',
    listening: 'À l’écoute. Certains navigateurs envoient le son à leur éditeur pour le transformer en mots.',
    microphoneRefused:
      'Le microphone n’est pas autorisé ici. Les réglages de votre navigateur peuvent changer cela.',
    dictationFailed: 'La dictée n’est pas disponible pour le moment. Vous pouvez continuer à écrire.',
    saveNew: 'Garder la lettre',
    save: 'Enregistrer',
    close: 'Fermer',
    draftSaved: 'Brouillon gardé sur cet appareil',
    draftFound: 'Voici où vous en étiez. Ce texte n’est pour l’instant que sur cet appareil.',
    sentDraftFound:
      'Voici où vous en étiez. Ce texte partait pour l’album, et aucune réponse n’est venue : enregistrez-le encore une fois pour en être sûr.',
    beginAgain: 'Recommencer',
    draftDropped: 'Le brouillon est effacé.',
    undoDrop: 'Annuler',
    draftWaits: 'Votre brouillon est gardé sur cet appareil.',
    draftWaiting: (kind, title, count) => {
      const letter = title ? `« ${title} »` : 'Une lettre';
      const waiting = {
        new: `${letter} est commencée, et pas encore dans l’album.`,
        change: `Ce que vous avez modifié dans ${title ? letter : 'une lettre'} n’est pas encore dans l’album.`,
        sent: `${letter} partait pour l’album, et aucune réponse n’est venue. Enregistrez-la encore une fois pour en être sûr.`,
      }[kind];
      return count > 1
        ? `${waiting} ${count === 2 ? 'Une autre attend' : `${count - 1} autres attendent`} derrière elle.`
        : waiting;
    },
    goOnWriting: 'Continuer à écrire',
    added: (title) => `« ${title} » est dans l’album.`,
    saved: 'La lettre est enregistrée.',
    charactersLeft: (count) =>
      `Encore ${count.toLocaleString('fr')} ${count > 1 ? 'caractères possibles' : 'caractère possible'}`,
    paragraphsLeft: (count) =>
      `Encore ${count.toLocaleString('fr')} ${count > 1 ? 'paragraphes possibles' : 'paragraphe possible'}`,
    tooLong: (count) =>
      `Il y a ${count.toLocaleString('fr')} caractères de trop pour une seule lettre. Une partie pourrait en devenir une deuxième.`,
    tooManyParts:
      'Il y a plus de paragraphes que n’en contient une lettre. Une partie pourrait en devenir une deuxième.',
    tooManyMarks:
      'Le gras et l’italique changent plus souvent que dans une seule lettre. Une partie pourrait en devenir une deuxième.',
    notSaved:
      'La lettre n’a pas pu être enregistrée. Votre brouillon est gardé sur cet appareil ; réessayez.',
    albumGone: 'Cet album n’existe plus. Votre brouillon est gardé sur cet appareil.',
    changedElsewhere:
      'Cette lettre a été modifiée sur un autre appareil entre-temps. Vos mots sont tous ici : gardez-les comme une lettre à part, et les deux restent.',
    letterGone:
      'Cette lettre a été supprimée entre-temps. Vos mots sont tous ici : gardez-les comme une nouvelle lettre.',
    saveAsNew: 'Garder comme nouvelle lettre',
    lettersAlbum: 'Lettres',
  },
});

export type LettersTexts = (typeof lettersMessages)['en'] | (typeof lettersMessages)['fr'];
