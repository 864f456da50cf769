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
    nothingTitle: 'There is nothing here at the moment',
    nothing:
      'If somebody keeps something for you, it appears here on its day, and we write to you then. There is nothing you need to do.',
    rehearsal: 'This is a rehearsal with made-up things. Nobody has died.',
    words: (owner: string) => `${owner}’s words`,
    listen: 'Open the recording',
    cameTitle: 'What came, and when',
    cameInstructions: 'Words for you',
    cameMemories: 'Albums, pictures and letters',
    cameVault: 'Things from the vault',
    waiting: (count: number) =>
      count === 1
        ? 'One more thing was left to you for a day of its own. What it is stays a surprise until then, and we write to you when it comes.'
        : `${count} more things were left to you for days of their own. What they are stays a surprise until then, and we write to you when they come.`,
    albums: 'Albums',
    single: 'Left to you alone',
    backToAll: (owner: string) => `Everything from ${owner}`,
    download: 'Download the album',
    downloadAll: 'Download these',
    emptyAlbum: 'This album is empty.',
    clone: 'You were to be able to ask about their memories as well. They had not recorded any here.',
    cloneTitle: 'Their memories, to ask about',
    cloneText: (name: string) =>
      `${name} recorded memories for you to ask about. An AI answers, made from these recordings: it only says what ${name} said, and shows where.`,
    toClone: 'Ask a question',

    vault: 'From the vault',
    vaultText: (count: number, owner: string) =>
      count === 1
        ? `${owner} sealed one thing for you. Only you can open it.`
        : `${owner} sealed ${count} things for you. Only you can open them.`,
    vaultEmpty: 'Nothing of the vault is open to you today.',
    opensWithKey: 'It opens here, on your device, with the phrase of your key or your printed recovery code.',
    opensWithKit: 'It opens here, on your device, with the sixteen groups of the page you were handed.',
    sharedLock: 'Enough trusted contacts have opened their part of the lock. Yours is the last one.',
    timeLock: (owner: string) =>
      `${owner} had too few trusted contacts for a lock in several hands. Until today this was held back by time alone: we kept the other part, and it was we who waited.`,
    openVault: 'Open what was sealed for me',
    kit: 'The sixteen groups of your page',
    kitHint: 'Capitals, spaces and dashes do not matter.',
    kitMissing: 'Type the sixteen groups from your page.',
    noKey: 'It was sealed for a key of yours, and your account has none. Please write to us.',
    close: 'Close it again',
    closedAgain:
      'It closes by itself when you leave this page, and when nothing is done for a while. Nothing of it stays on this device.',
    closedByItself: 'It closed by itself, to keep it safe. Open it again whenever you like.',
    untitled: 'Without a title',
    untitledLetter: 'A letter',
    writtenOn: (day: string) => `Written on ${day}, for you alone`,
    files: 'Files',
    saveFile: (name: string) => `Save ${name}`,
    fileFailed: 'The file could not be opened. Try again.',
    unreadable: (count: number) =>
      count === 1 ? 'One thing did not open.' : `${count} things did not open.`,
    wrongShares: (marks: readonly string[]) =>
      marks.length === 1
        ? `The part that one of the trusted contacts sent does not fit (contact ${marks.join()}). It opened without it.`
        : `The parts that ${marks.length} of the trusted contacts sent do not fit (contacts ${marks.join(', ')}). It opened without them.`,

    notSigned:
      'This is not signed with the key that its owner had when you accepted. It is not opened. Please write to us.',
    otherKey: 'It was sealed for a key that you had before. Only its owner could seal it anew.',
    tooFew: (needed: number, right: number, wrong: readonly string[]) =>
      `It takes the parts of ${needed} trusted contacts, and ${right === 0 ? 'none fits' : right === 1 ? 'one fits' : `${right} fit`} so far.${
        wrong.length === 0 ? '' : ` Of these the part does not fit: contact ${wrong.join(', ')}.`
      } Please write to us: the others can still answer.`,
    kitMistyped: 'Something in it is mistyped, or it is another page. Compare it group by group.',
    belongsElsewhere:
      'This was locked for somebody else, or for another key. It is not opened. Please write to us.',
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
    nothingTitle: 'Il n’y a rien ici pour le moment',
    nothing:
      'Si quelqu’un garde quelque chose pour vous, cela apparaîtra ici le jour venu, et nous vous écrirons alors. Vous n’avez rien à faire.',
    rehearsal: 'Ceci est une répétition, avec des choses inventées. Personne n’est mort.',
    words: (owner: string) => `Les mots de ${owner}`,
    listen: 'Ouvrir l’enregistrement',
    cameTitle: 'Ce qui est arrivé, et quand',
    cameInstructions: 'Des mots pour vous',
    cameMemories: 'Albums, photos et lettres',
    cameVault: 'Des choses du coffre-fort',
    waiting: (count: number) =>
      count === 1
        ? 'Une autre chose vous a été laissée pour un jour choisi. Ce qu’elle est reste une surprise jusque-là, et nous vous écrirons quand ce jour viendra.'
        : `${count} autres choses vous ont été laissées pour des jours choisis. Ce qu’elles sont reste une surprise jusque-là, et nous vous écrirons quand ces jours viendront.`,
    albums: 'Albums',
    single: 'Laissé à vous seul',
    backToAll: (owner: string) => `Tout ce qui vient de ${owner}`,
    download: 'Télécharger l’album',
    downloadAll: 'Télécharger',
    emptyAlbum: 'Cet album est vide.',
    clone: 'Vous deviez aussi pouvoir interroger ses souvenirs. Il n’y en a pas d’enregistrés ici.',
    cloneTitle: 'Ses souvenirs, à interroger',
    cloneText: (name: string) =>
      `${name} a enregistré des souvenirs pour que vous puissiez les interroger. Une IA répond, faite de ces enregistrements\u00a0: elle ne dit que ce que ${name} a dit, et montre où.`,
    toClone: 'Poser une question',

    vault: 'Du coffre-fort',
    vaultText: (count: number, owner: string) =>
      count === 1
        ? `${owner} a scellé une chose pour vous. Personne d’autre que vous ne peut l’ouvrir.`
        : `${owner} a scellé ${count} choses pour vous. Personne d’autre que vous ne peut les ouvrir.`,
    vaultEmpty: 'Rien du coffre-fort ne vous est ouvert aujourd’hui.',
    opensWithKey:
      'L’ouverture se fait ici, sur votre appareil, avec la phrase de votre clé ou votre code de secours imprimé.',
    opensWithKit:
      'L’ouverture se fait ici, sur votre appareil, avec les seize groupes de la page qui vous a été remise.',
    sharedLock:
      'Assez de personnes de confiance ont ouvert leur part de la serrure. La vôtre est la dernière.',
    timeLock: (owner: string) =>
      `${owner} avait trop peu de personnes de confiance pour une serrure à plusieurs mains. Jusqu’ici, seul le temps retenait ceci : nous gardions l’autre part, et c’est nous qui attendions.`,
    openVault: 'Ouvrir ce qui a été scellé pour moi',
    kit: 'Les seize groupes de votre page',
    kitHint: 'Majuscules, espaces et tirets ne comptent pas.',
    kitMissing: 'Saisissez les seize groupes de votre page.',
    noKey: 'Cela a été scellé pour une clé à vous, et votre compte n’en a pas. Écrivez-nous.',
    close: 'Refermer',
    closedAgain:
      'Tout se referme quand vous quittez cette page, et quand rien ne s’est passé pendant un moment. Rien n’en reste sur cet appareil.',
    closedByItself: 'Tout s’est refermé, par sécurité. Ouvrez à nouveau quand vous voulez.',
    untitled: 'Sans titre',
    untitledLetter: 'Une lettre',
    writtenOn: (day: string) => `Écrite le ${day}, pour vous seulement`,
    files: 'Fichiers',
    saveFile: (name: string) => `Enregistrer ${name}`,
    fileFailed: 'Le fichier n’a pas pu être ouvert. Réessayez.',
    unreadable: (count: number) =>
      count === 1 ? 'Une chose ne s’est pas ouverte.' : `${count} choses ne se sont pas ouvertes.`,
    wrongShares: (marks: readonly string[]) =>
      marks.length === 1
        ? `La part envoyée par une des personnes de confiance ne convient pas (contact ${marks.join()}). L’ouverture a réussi sans elle.`
        : `Les parts envoyées par ${marks.length} des personnes de confiance ne conviennent pas (contacts ${marks.join(', ')}). L’ouverture a réussi sans elles.`,

    notSigned:
      'Ceci n’est pas signé avec la clé que son auteur avait quand vous avez accepté. Ce n’est pas ouvert. Écrivez-nous.',
    otherKey:
      'Cela a été scellé pour une clé que vous aviez avant. Seul son auteur pourrait le sceller à nouveau.',
    tooFew: (needed: number, right: number, wrong: readonly string[]) =>
      `Il faut les parts de ${needed} personnes de confiance, et ${right === 0 ? 'aucune ne convient' : right === 1 ? 'une convient' : `${right} conviennent`} jusqu’ici.${
        wrong.length === 0 ? '' : ` La part ne convient pas pour : contact ${wrong.join(', ')}.`
      } Écrivez-nous : les autres peuvent encore répondre.`,
    kitMistyped: 'Une faute s’y est glissée, ou c’est une autre page. Comparez groupe par groupe.',
    belongsElsewhere:
      'Ceci a été fermé pour quelqu’un d’autre, ou pour une autre clé. Ce n’est pas ouvert. Écrivez-nous.',
    didNotOpen: 'L’ouverture n’a pas réussi. Écrivez-nous : tout a été gardé tel quel.',
  },
});
