import { defineMessages } from '#ui/language/messages.tsx';

export const onboardingMessages = defineMessages({
  en: {
    progress: (step: number, total: number) => `Step ${step} of ${total}`,
    settingUp: 'Completing your setup...',
    back: 'Back',
    continue: 'Continue',
    skip: 'Skip for now',
    saveLetter: 'Keep the letter',
    letterWaits: 'Your letter is kept on this device. It comes back when you write one in an album.',
    choosePhotos: 'Choose photos',
    notSaved: 'This step could not be saved. Check your connection and try again.',

    welcomeTitle: 'Welcome to Amaranth',
    welcomeNamed: (name: string) => `Welcome, ${name}`,
    welcomeText:
      'This is a place for what you want to keep and for the people you want to give it to. Four short steps, and you begin. Every answer can be changed later in Settings.',

    name: 'Your name',
    nameTooLong: 'A name has at most 120 characters.',

    peopleTitle: 'Your birthday, and someone you trust',
    peopleText:
      'Your birthday places your photos in your life; it is shown to nobody. The person you trust could one day confirm that something has happened to you. For now we only note name and address: they hear nothing from us.',
    dateOfBirth: 'Date of birth',
    dateInFuture: 'This date is in the future.',
    optional: 'optional',
    language: 'Language of Amaranth',
    english: 'English',
    french: 'Français',

    beginWith: 'I begin with',
    anAlbum: 'My photos and films',
    anAlbumText: 'They go in a first album, exactly as they are.',
    aLetter: 'A first letter',
    aLetterText: 'A few lines are enough. A story or a recipe is a letter too.',
    letterTitle: 'Write your first letter',
    letterText:
      'It goes in an album for letters. What you write is kept on this device as you go, and in your album when you keep it.',
    albumTitle: 'Begin with what you have',
    albumText: 'A handful of photos is enough; the rest can follow any evening. Or write a first letter.',
    albumName: 'Album title',
    albumNameText: 'It can be changed at any time.',
    firstAlbum: 'My first album',
    albumExample: 'Summers at grandmother’s house',
    albumNotMade: 'The album could not be made. Check your connection and try again.',

    trustedName: 'Name of the person you trust',
    trustedEmail: 'Their e-mail address',

    privacyTitle: 'What may we do?',
    privacyText: 'These are yours to change at any time in Settings.',
    profileVisible: 'People I share with see my name and photo',
    analyticsEnabled: 'Count which pages are used, without my name',
    emailNotifications: 'Write to me about my account and my memories',
    marketing: 'Send me news about Amaranth',
  },
  fr: {
    progress: (step: number, total: number) => `Étape ${step} sur ${total}`,
    settingUp: 'Préparation de votre espace...',
    back: 'Retour',
    continue: 'Continuer',
    skip: 'Plus tard',
    saveLetter: 'Garder la lettre',
    letterWaits:
      'Votre lettre est gardée sur cet appareil. Elle revient quand vous en écrivez une dans un album.',
    choosePhotos: 'Choisir des photos',
    notSaved: 'Cette étape n’a pas pu être enregistrée. Vérifiez votre connexion et réessayez.',

    welcomeTitle: 'Bienvenue chez Amaranth',
    welcomeNamed: (name: string) => `Bienvenue, ${name}`,
    welcomeText:
      'Voici un lieu pour ce que vous voulez garder et pour ceux à qui vous voulez le transmettre. Quatre étapes brèves, et vous commencez. Chaque réponse peut être changée plus tard dans les réglages.',

    name: 'Votre nom',
    nameTooLong: 'Un nom compte 120 caractères au plus.',

    peopleTitle: 'Votre anniversaire, et quelqu’un en qui vous avez confiance',
    peopleText:
      'Votre anniversaire situe vos photos dans votre vie ; il n’est montré à personne. La personne de confiance pourrait un jour confirmer qu’il vous est arrivé quelque chose. Pour l’instant, nous notons seulement son nom et son adresse : elle n’apprend rien de nous.',
    dateOfBirth: 'Date de naissance',
    dateInFuture: 'Cette date est dans l’avenir.',
    optional: 'facultatif',
    language: 'Langue d’Amaranth',
    english: 'English',
    french: 'Français',

    beginWith: 'Je commence par',
    anAlbum: 'Mes photos et mes films',
    anAlbumText: 'Ils iront dans un premier album, tels quels.',
    aLetter: 'Une première lettre',
    aLetterText: 'Quelques lignes suffisent. Un récit ou une recette est aussi une lettre.',
    letterTitle: 'Écrivez votre première lettre',
    letterText:
      'Elle ira dans un album de lettres. Ce que vous écrivez est gardé sur cet appareil au fur et à mesure, puis dans votre album quand vous la gardez.',
    albumTitle: 'Commencez par ce que vous avez',
    albumText: 'Quelques photos suffisent ; le reste suivra un de ces soirs. Ou écrivez une première lettre.',
    albumName: 'Titre de l’album',
    albumNameText: 'Il peut être changé à tout moment.',
    firstAlbum: 'Mon premier album',
    albumExample: 'Les étés chez grand-mère',
    albumNotMade: 'L’album n’a pas pu être créé. Vérifiez votre connexion et réessayez.',

    trustedName: 'Nom de la personne de confiance',
    trustedEmail: 'Son adresse email',

    privacyTitle: 'Que pouvons-nous faire ?',
    privacyText: 'Vous pouvez changer cela à tout moment dans les réglages.',
    profileVisible: 'Les personnes avec qui je partage voient mon nom et ma photo',
    analyticsEnabled: 'Compter les pages utilisées, sans mon nom',
    emailNotifications: 'M’écrire au sujet de mon compte et de mes souvenirs',
    marketing: 'M’envoyer des nouvelles d’Amaranth',
  },
});
