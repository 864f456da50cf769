import { defineMessages } from '#ui/language/messages.tsx';

export const onboardingMessages = defineMessages({
  en: {
    progress: (step: number, total: number) => `Step ${step} of ${total}`,
    back: 'Back',
    continue: 'Continue',
    skip: 'Skip for now',
    finish: 'Open my dashboard',
    notSaved: 'This step could not be saved. Check your connection and try again.',

    welcomeTitle: 'Welcome to Amaranth',
    welcomeNamed: (name: string) => `Welcome, ${name}`,
    welcomeText:
      'This is a place for what you want to keep and for the people you want to give it to. A few short questions, and you can begin. Every answer can be changed later.',
    welcomePoints: [
      'Keep photos, films and voices in albums, exactly as they were made.',
      'Lock private papers in a vault that only you can open.',
      'Choose who receives what, and when.',
    ].join('\n'),

    aboutTitle: 'How should we call you?',
    aboutText: 'Your name greets you here and signs what you share.',
    name: 'Your name',
    nameTooLong: 'A name has at most 120 characters.',

    birthTitle: 'Your birthday and your language',
    birthText: 'Your birthday places your photos in your life. It is shown to nobody.',
    dateOfBirth: 'Date of birth',
    dateInFuture: 'This date is in the future.',
    optional: 'optional',
    language: 'Language of Amaranth',
    english: 'English',
    french: 'Français',

    preserveTitle: 'What would you like to keep safe first?',
    preserveText: 'Your dashboard will begin there.',
    preserve: 'I would begin with',
    photos: 'Photos and films',
    photosText: 'The pictures a family looks at together.',
    letters: 'Letters and stories',
    lettersText: 'What you would like to have said.',
    voice: 'Voices',
    voiceText: 'The sound of someone telling a story.',
    documents: 'Important papers',
    documentsText: 'What your family will need to find.',

    albumTitle: 'Begin your first album',
    albumText: 'Give it a name now and fill it whenever you like.',
    albumName: 'Album title',
    albumExample: 'Summers at grandmother’s house',
    albumMade: (title: string) => `“${title}” is ready and waiting for its first photo.`,
    albumNotMade: 'The album could not be made. Check your connection and try again.',

    trustedTitle: 'Is there someone you trust?',
    trustedText:
      'One day this person could confirm that something has happened to you. We only note the name for now. They hear nothing until you ask us to write to them.',
    trustedName: 'Their name',
    trustedEmail: 'Their e-mail address',
    trustedEmailInvalid: 'This does not look like an e-mail address.',

    privacyTitle: 'What may we do?',
    privacyText: 'These are yours to change at any time in Settings.',
    profileVisible: 'People I share with see my name and photo',
    analyticsEnabled: 'Count which pages are used, without my name',
    emailNotifications: 'Write to me about my account and my memories',
    marketing: 'Send me news about Amaranth',
  },
  fr: {
    progress: (step: number, total: number) => `Étape ${step} sur ${total}`,
    back: 'Retour',
    continue: 'Continuer',
    skip: 'Plus tard',
    finish: 'Ouvrir mon tableau de bord',
    notSaved: 'Cette étape n’a pas pu être enregistrée. Vérifiez votre connexion et réessayez.',

    welcomeTitle: 'Bienvenue chez Amaranth',
    welcomeNamed: (name: string) => `Bienvenue, ${name}`,
    welcomeText:
      'Voici un lieu pour ce que vous voulez garder et pour ceux à qui vous voulez le transmettre. Quelques questions brèves, et vous pourrez commencer. Chaque réponse peut être changée plus tard.',
    welcomePoints: [
      'Gardez photos, films et voix dans des albums, tels qu’ils ont été faits.',
      'Mettez vos papiers personnels dans un coffre que vous seul pouvez ouvrir.',
      'Choisissez qui reçoit quoi, et quand.',
    ].join('\n'),

    aboutTitle: 'Comment devons-nous vous appeler ?',
    aboutText: 'Votre nom vous accueille ici et signe ce que vous partagez.',
    name: 'Votre nom',
    nameTooLong: 'Un nom compte 120 caractères au plus.',

    birthTitle: 'Votre anniversaire et votre langue',
    birthText: 'Votre anniversaire situe vos photos dans votre vie. Il n’est montré à personne.',
    dateOfBirth: 'Date de naissance',
    dateInFuture: 'Cette date est dans l’avenir.',
    optional: 'facultatif',
    language: 'Langue d’Amaranth',
    english: 'English',
    french: 'Français',

    preserveTitle: 'Que voulez-vous mettre à l’abri en premier ?',
    preserveText: 'Votre tableau de bord commencera par là.',
    preserve: 'Je commencerais par',
    photos: 'Photos et films',
    photosText: 'Les images qu’une famille regarde ensemble.',
    letters: 'Lettres et récits',
    lettersText: 'Ce que vous aimeriez avoir dit.',
    voice: 'Des voix',
    voiceText: 'Le son de quelqu’un qui raconte.',
    documents: 'Papiers importants',
    documentsText: 'Ce que votre famille devra retrouver.',

    albumTitle: 'Commencez votre premier album',
    albumText: 'Donnez-lui un nom maintenant et remplissez-le quand vous voudrez.',
    albumName: 'Titre de l’album',
    albumExample: 'Les étés chez grand-mère',
    albumMade: (title: string) => `« ${title} » est prêt et attend sa première photo.`,
    albumNotMade: 'L’album n’a pas pu être créé. Vérifiez votre connexion et réessayez.',

    trustedTitle: 'Y a-t-il quelqu’un en qui vous avez confiance ?',
    trustedText:
      'Un jour, cette personne pourrait confirmer qu’il vous est arrivé quelque chose. Nous notons seulement son nom pour l’instant. Elle n’apprend rien tant que vous ne nous demandez pas de lui écrire.',
    trustedName: 'Son nom',
    trustedEmail: 'Son adresse e-mail',
    trustedEmailInvalid: 'Cela ne ressemble pas à une adresse e-mail.',

    privacyTitle: 'Que pouvons-nous faire ?',
    privacyText: 'Vous pouvez changer cela à tout moment dans les réglages.',
    profileVisible: 'Les personnes avec qui je partage voient mon nom et ma photo',
    analyticsEnabled: 'Compter les pages utilisées, sans mon nom',
    emailNotifications: 'M’écrire au sujet de mon compte et de mes souvenirs',
    marketing: 'M’envoyer des nouvelles d’Amaranth',
  },
});
