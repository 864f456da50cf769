import { defineMessages } from '#ui/language/messages.tsx';

export const receivedMessages = defineMessages({
  en: {
    title: (owner: string) => `From ${owner}`,
    listTitle: 'What you received',
    from: (owner: string) => `From ${owner}`,
    open: 'Open',
    allEntrusted: 'Entrusted to me',
    loading: 'Getting it ready…',
    failed: 'It could not be read just now. Nothing is lost.',
    nothing: 'Nothing has been given to you yet, or it was taken back because its owner is alive.',
    rehearsal: 'This is a rehearsal with made-up things. Nobody has died.',
    words: (owner: string) => `${owner}’s words`,
    listen: 'Open the recording',
    waiting: (count: number) =>
      count === 1
        ? 'One more thing waits for its day. We write to you when it comes.'
        : `${count} more things wait for their days. We write to you when they come.`,
    albums: 'Albums',
    single: 'Left to you alone',
    backToAll: (owner: string) => `Everything from ${owner}`,
    download: 'Download the album',
    downloadAll: 'Download these',
    emptyAlbum: 'This album is empty.',
    clone: 'A companion was left to you as well. It cannot be spoken with here yet.',

    vault: 'From the vault',
    vaultText: (count: number, owner: string) =>
      count === 1
        ? `${owner} sealed one thing for you. It opens here, on your device, with the phrase of your key.`
        : `${owner} sealed ${count} things for you. They open here, on your device, with the phrase of your key.`,
    vaultKitText:
      'What was sealed for you opens here, on your device, with the sixteen groups of the page you were handed.',
    openVault: 'Open what was sealed for me',
    kit: 'The sixteen groups of your page',
    kitHint: 'Capitals, spaces and dashes do not matter.',
    kitMissing: 'Type the sixteen groups from your page.',
    noKey: 'It was sealed for a key of yours, and your account has none. Please write to us.',
    close: 'Close it again',
    closedAgain: 'It closes by itself when you leave this page. Nothing of it stays on this device.',
    untitled: 'Without a title',
    files: 'Files',
    saveFile: (name: string) => `Save ${name}`,
    fileFailed: 'The file could not be opened. Try again.',
    unreadable: (count: number) =>
      count === 1 ? 'One thing did not open.' : `${count} things did not open.`,
    wrongShares: 'One of the trusted contacts sent a part that does not fit. It opened without it.',

    notSigned:
      'This is not signed with the key that its owner had when you accepted. It is not opened. Please write to us.',
    otherKey: 'It was sealed for a key that you had before. Only its owner could seal it anew.',
    tooFew: (needed: number, right: number) =>
      `It takes the parts of ${needed} trusted contacts, and ${right} fit so far. We ask the others.`,
    kitMistyped: 'Something in it is mistyped, or it is another page. Compare it group by group.',
    didNotOpen: 'It did not open. Please write to us: it was kept as it came.',
  },
  fr: {
    title: (owner: string) => `De ${owner}`,
    listTitle: 'Ce que vous avez reçu',
    from: (owner: string) => `De ${owner}`,
    open: 'Ouvrir',
    allEntrusted: 'Ce qui m’est confié',
    loading: 'Préparation…',
    failed: 'La lecture n’a pas réussi pour l’instant. Rien n’est perdu.',
    nothing: 'Rien ne vous a encore été remis, ou cela a été repris parce que la personne est en vie.',
    rehearsal: 'Ceci est une répétition, avec des choses inventées. Personne n’est mort.',
    words: (owner: string) => `Les mots de ${owner}`,
    listen: 'Ouvrir l’enregistrement',
    waiting: (count: number) =>
      count === 1
        ? 'Une autre chose attend son jour. Nous vous écrirons quand il viendra.'
        : `${count} autres choses attendent leur jour. Nous vous écrirons quand il viendra.`,
    albums: 'Albums',
    single: 'Laissé à vous seul',
    backToAll: (owner: string) => `Tout ce qui vient de ${owner}`,
    download: 'Télécharger l’album',
    downloadAll: 'Télécharger',
    emptyAlbum: 'Cet album est vide.',
    clone: 'Un compagnon vous a été laissé aussi. On ne peut pas encore lui parler ici.',

    vault: 'Du coffre-fort',
    vaultText: (count: number, owner: string) =>
      count === 1
        ? `${owner} a scellé une chose pour vous. Elle s’ouvre ici, sur votre appareil, avec la phrase de votre clé.`
        : `${owner} a scellé ${count} choses pour vous. Elles s’ouvrent ici, sur votre appareil, avec la phrase de votre clé.`,
    vaultKitText:
      'Ce qui a été scellé pour vous s’ouvre ici, sur votre appareil, avec les seize groupes de la page qui vous a été remise.',
    openVault: 'Ouvrir ce qui a été scellé pour moi',
    kit: 'Les seize groupes de votre page',
    kitHint: 'Majuscules, espaces et tirets ne comptent pas.',
    kitMissing: 'Saisissez les seize groupes de votre page.',
    noKey: 'Cela a été scellé pour une clé à vous, et votre compte n’en a pas. Écrivez-nous.',
    close: 'Refermer',
    closedAgain: 'Tout se referme quand vous quittez cette page. Rien n’en reste sur cet appareil.',
    untitled: 'Sans titre',
    files: 'Fichiers',
    saveFile: (name: string) => `Enregistrer ${name}`,
    fileFailed: 'Le fichier n’a pas pu être ouvert. Réessayez.',
    unreadable: (count: number) =>
      count === 1 ? 'Une chose ne s’est pas ouverte.' : `${count} choses ne se sont pas ouvertes.`,
    wrongShares:
      'Une des personnes de confiance a envoyé une part qui ne convient pas. L’ouverture a réussi sans elle.',

    notSigned:
      'Ceci n’est pas signé avec la clé que son auteur avait quand vous avez accepté. Ce n’est pas ouvert. Écrivez-nous.',
    otherKey:
      'Cela a été scellé pour une clé que vous aviez avant. Seul son auteur pourrait le sceller à nouveau.',
    tooFew: (needed: number, right: number) =>
      `Il faut les parts de ${needed} personnes de confiance, et ${right} conviennent jusqu’ici. Nous demandons aux autres.`,
    kitMistyped: 'Une faute s’y est glissée, ou c’est une autre page. Comparez groupe par groupe.',
    didNotOpen: 'L’ouverture n’a pas réussi. Écrivez-nous : tout a été gardé tel quel.',
  },
});
