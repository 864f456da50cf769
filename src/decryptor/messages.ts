/** What the page says, in both languages. Names of fields are in `shared/vault/fieldNames.ts`. */
import type { RecoveryKeyFault, VaultProblem } from '#shared/vault/problems.ts';
import type { ChoiceProblem } from './exportedVault.ts';
import type { AttachmentProblem } from './openAttachment.ts';

export const languages = { en: 'English', fr: 'Français' } as const;
export type Language = keyof typeof languages;

type ProblemName = VaultProblem['is'] | AttachmentProblem['is'];

interface Messages {
  readonly title: string;
  readonly lead: string;
  readonly language: string;
  readonly choose: string;
  readonly chooseHint: string;
  readonly chooseFolder: string;
  readonly chosen: (date: string) => string;
  readonly chooseOther: string;
  readonly openBy: string;
  readonly phrase: string;
  readonly phraseHint: string;
  readonly showPhrase: string;
  readonly recoveryKey: string;
  readonly recoveryKeyHint: string;
  readonly open: string;
  readonly opening: string;
  readonly close: string;
  readonly search: string;
  readonly found: (count: number) => string;
  readonly erased: (count: number) => string;
  readonly untitled: string;
  readonly inTrash: string;
  readonly favourite: string;
  readonly show: (field: string) => string;
  readonly hide: (field: string) => string;
  readonly copy: (field: string) => string;
  readonly copied: string;
  readonly save: (name: string) => string;
  readonly saving: string;
  readonly checkFiles: string;
  readonly checking: (done: number, count: number) => string;
  readonly filesSound: (count: number) => string;
  readonly attachments: string;
  readonly earlier: (count: number) => string;
  readonly alternatives: string;
  readonly version: (number: number, title: string) => string;
  readonly quoted: (title: string) => string;
  readonly notUnderstood: string;
  readonly warnings: string;
  readonly othersReadable: string;
  readonly boxAltered: string;
  readonly contentsAltered: string;
  readonly damagedItem: (what: string, why: string) => string;
  readonly damagedVersion: (what: string, version: number, why: string) => string;
  readonly missingItem: (what: string) => string;
  readonly olderItem: (what: string) => string;
  readonly differentItem: (what: string) => string;
  readonly addedItem: (what: string) => string;
  readonly itemTwice: (what: string) => string;
  readonly missingVersion: (what: string, version: number) => string;
  readonly addedVersion: (what: string, version: number) => string;
  readonly versionElsewhere: (what: string, version: number) => string;
  readonly missingFile: (what: string) => string;
  readonly differentFile: (what: string) => string;
  readonly addedFile: (what: string) => string;
  readonly damagedFile: (what: string, why: string) => string;
  readonly gaps: string;
  readonly gapsAdvice: string;
  readonly gapMissing: (what: string) => string;
  readonly gapOlder: (what: string, version: number, seen: number) => string;
  readonly gapDifferent: (what: string) => string;
  readonly gapUnreadable: (what: string) => string;
  readonly gapVersion: (what: string, version: number) => string;
  readonly gapFile: (what: string) => string;
  readonly gapDamagedFile: (what: string) => string;
  readonly gapKeys: string;
  readonly gapOlderKeys: (generation: number, seen: number) => string;
  readonly gapDifferentKeys: string;
  readonly someItem: (id: string) => string;
  readonly choiceProblems: Readonly<Record<ChoiceProblem, string>>;
  readonly problems: Readonly<Record<Exclude<ProblemName, 'recovery-key-mistyped'>, string>>;
  readonly mistyped: Readonly<Record<RecoveryKeyFault, string>>;
}

const en: Messages = {
  title: 'Open an Amaranth vault',
  lead: 'This page opens an exported vault on this computer. Nothing leaves it: the page has no way to the internet.',
  language: 'Language',
  choose: 'Choose the export',
  chooseHint: 'The zip file as it was saved, or vault.json together with the files beside it.',
  chooseFolder: 'Choose the unpacked folder',
  chosen: (date) => `Export of ${date}`,
  chooseOther: 'Choose another export',
  openBy: 'Open with',
  phrase: 'Phrase of the vault',
  phraseHint: 'The words that its owner chose, in their order. Capitals and accents count.',
  showPhrase: 'Show what is typed',
  recoveryKey: 'Recovery key',
  recoveryKeyHint: 'It begins with amr1. Spaces and capitals do not matter.',
  open: 'Open the vault',
  opening: 'Opening. This takes a few seconds.',
  close: 'Close the vault',
  search: 'Search',
  found: (count) => (count === 1 ? '1 item' : `${count} items`),
  erased: (count) =>
    count === 1 ? 'One item was erased by its owner.' : `${count} items were erased by their owner.`,
  untitled: 'Untitled',
  inTrash: 'in the trash',
  favourite: 'favourite',
  show: (field) => `Show: ${field}`,
  hide: (field) => `Hide: ${field}`,
  copy: (field) => `Copy: ${field}`,
  copied: 'Copied',
  save: (name) => `Save ${name}`,
  saving: 'Opening the file',
  checkFiles: 'Check every file',
  checking: (done, count) => `Checked ${done} of ${count}`,
  filesSound: (count) => (count === 1 ? 'The one file is sound.' : `All ${count} files are sound.`),
  attachments: 'Files',
  earlier: (count) => (count === 1 ? '1 earlier version' : `${count} earlier versions`),
  alternatives: 'Written on another device at the same time',
  version: (number, title) => `Version ${number}: ${title}`,
  quoted: (title) => `“${title}”`,
  notUnderstood: 'Written by a newer version of Amaranth. This is what it holds:',
  warnings: 'Not as it was exported',
  othersReadable: 'Everything else is readable and as its owner wrote it.',
  boxAltered:
    'The part that holds the keys was changed after its owner wrote it. Your phrase or key opened it all the same, and the items below are authentic.',
  contentsAltered: 'The list of what was exported was changed: whether an item is missing cannot be told.',
  damagedItem: (what, why) => `${what}: ${why}`,
  damagedVersion: (what, version, why) => `${what}, version ${version}: ${why}`,
  missingItem: (what) => `${what} was exported and is missing here.`,
  olderItem: (what) => `${what} is here in an older version than was exported.`,
  differentItem: (what) => `${what} is not the one that was exported.`,
  addedItem: (what) => `${what} was put in from another export.`,
  itemTwice: (what) => `${what} stands in it twice.`,
  missingVersion: (what, version) =>
    `Of ${what} the earlier version ${version} was exported and is missing here.`,
  addedVersion: (what, version) => `Of ${what} a version ${version} was put in that was not exported.`,
  versionElsewhere: (what, version) =>
    `Among the versions of ${what} stands a version ${version} of another item.`,
  missingFile: (what) => `The file ${what} is missing.`,
  differentFile: (what) => `The file ${what} is not as long as the one that was exported.`,
  addedFile: (what) => `The file ${what} was put in.`,
  damagedFile: (what, why) => `The file ${what}: ${why}`,
  gaps: 'Not in this export from the beginning',
  gapsAdvice: 'This was already so when it was exported. Another export may have it.',
  gapMissing: (what) => `${what} had been seen before, and was not given by the server.`,
  gapOlder: (what, version, seen) =>
    `${what} is here in version ${version}; version ${seen} had been seen, and was not given by the server.`,
  gapDifferent: (what) => `${what} was not as it had been seen before.`,
  gapUnreadable: (what) => `${what} did not open.`,
  gapVersion: (what, version) => `Of ${what} the earlier version ${version} could not be read.`,
  gapFile: (what) => `The file ${what} could not be read.`,
  gapDamagedFile: (what) => `The file ${what} did not open as a whole. It is here as it was stored.`,
  gapKeys:
    'Part of the keys was not written by a device of the owner: the phrase, the recovery key or a device may not open this export.',
  gapOlderKeys: (generation, seen) =>
    `The keys are those of change ${generation}; change ${seen} had been seen, and was not given by the server. They open with the phrase and the recovery key of then.`,
  gapDifferentKeys:
    'The keys were not those that had been seen before: the phrase or the recovery key may not open this export.',
  someItem: (id) => (id ? `An item (${id})` : 'An item'),
  choiceProblems: {
    'no-vault':
      'There is no vault.json in what you chose. Choose the zip of the export, or all that was in it.',
    'unreadable-zip': 'This zip cannot be read. It may be cut off; try another copy.',
    'no-json': 'vault.json is damaged and cannot be read. Try another copy of the export.',
  },
  problems: {
    malformed: 'damaged, so that it cannot be read.',
    'newer-format': 'written by a newer version of Amaranth. Look for a newer version of this page.',
    'parameters-too-weak':
      'The phrase would be stretched too little: the export was changed. Use the recovery key, or another copy.',
    'parameters-absurd':
      'The phrase would be stretched without end: the export was changed. Use the recovery key, or another copy.',
    'phrase-empty': 'Type the phrase.',
    'wrong-phrase-or-altered': 'This phrase does not open the vault. Capitals and accents count.',
    'wrong-recovery-key-or-altered':
      'This recovery key is well written, but not that of this vault, or it was replaced by a newer one.',
    'wrong-device-secret-or-altered': 'This device does not open the vault.',
    'unknown-device': 'This device does not open the vault.',
    'too-many-devices': 'Too many devices open the vault.',
    'other-vault': 'belongs to another vault.',
    altered: 'altered or damaged. It is not as its owner sealed it.',
    cut: 'its end is missing.',
    'too-long': 'something was appended to it.',
    missing: 'it is missing.',
    unreadable: 'it cannot be read from the disk.',
  },
  mistyped: {
    length: 'A recovery key has 62 letters and digits. Some are missing, or too many.',
    characters: 'There is a character that no recovery key has. After amr1 there is no 1, b, i or o.',
    beginning: 'A recovery key begins with amr1.',
    checksum: 'A character or two are mistyped. Compare with the printed page.',
  },
};

const fr: Messages = {
  title: 'Ouvrir un coffre-fort Amaranth',
  lead: 'Cette page ouvre un coffre-fort exporté, sur cet ordinateur. Rien n’en sort : la page n’a aucun accès à internet.',
  language: 'Langue',
  choose: 'Choisir l’export',
  chooseHint:
    'Le fichier zip tel qu’il a été enregistré, ou vault.json avec les fichiers qui l’accompagnent.',
  chooseFolder: 'Choisir le dossier décompressé',
  chosen: (date) => `Export du ${date}`,
  chooseOther: 'Choisir un autre export',
  openBy: 'Ouvrir avec',
  phrase: 'Phrase du coffre-fort',
  phraseHint:
    'Les mots que son propriétaire a choisis, dans leur ordre. Les majuscules et les accents comptent.',
  showPhrase: 'Afficher ce qui est saisi',
  recoveryKey: 'Clé de secours',
  recoveryKeyHint: 'Elle commence par amr1. Les espaces et les majuscules ne comptent pas.',
  open: 'Ouvrir le coffre-fort',
  opening: 'Ouverture en cours. Cela prend quelques secondes.',
  close: 'Fermer le coffre-fort',
  search: 'Rechercher',
  found: (count) => (count < 2 ? `${count} élément` : `${count} éléments`),
  erased: (count) =>
    count === 1
      ? 'Un élément a été effacé par son propriétaire.'
      : `${count} éléments ont été effacés par leur propriétaire.`,
  untitled: 'Sans titre',
  inTrash: 'dans la corbeille',
  favourite: 'favori',
  show: (field) => `Afficher : ${field}`,
  hide: (field) => `Masquer : ${field}`,
  copy: (field) => `Copier : ${field}`,
  copied: 'Copié',
  save: (name) => `Enregistrer ${name}`,
  saving: 'Ouverture du fichier',
  checkFiles: 'Vérifier tous les fichiers',
  checking: (done, count) => `${done} sur ${count} vérifiés`,
  filesSound: (count) => (count === 1 ? 'Le fichier est intact.' : `Les ${count} fichiers sont intacts.`),
  attachments: 'Fichiers',
  earlier: (count) => (count === 1 ? '1 version précédente' : `${count} versions précédentes`),
  alternatives: 'Écrit au même moment sur un autre appareil',
  version: (number, title) => `Version ${number} : ${title}`,
  quoted: (title) => `« ${title} »`,
  notUnderstood: 'Écrit par une version plus récente d’Amaranth. Voici ce que cela contient\u00a0:',
  warnings: 'Différent de ce qui a été exporté',
  othersReadable: 'Tout le reste est lisible, et tel que son propriétaire l’a écrit.',
  boxAltered:
    'La partie qui contient les clés a été modifiée après coup. Votre phrase ou votre clé l’a ouverte malgré tout, et les éléments ci-dessous sont authentiques.',
  contentsAltered:
    'La liste de ce qui a été exporté a été modifiée : impossible de savoir s’il manque un élément.',
  damagedItem: (what, why) => `${what} : ${why}`,
  damagedVersion: (what, version, why) => `${what}, version ${version} : ${why}`,
  missingItem: (what) => `${what} a été exporté et manque ici.`,
  olderItem: (what) => `${what} est ici dans une version plus ancienne que celle qui a été exportée.`,
  differentItem: (what) => `${what} n’est pas celui qui a été exporté.`,
  addedItem: (what) => `${what} provient d’un autre export.`,
  itemTwice: (what) => `${what} y figure deux fois.`,
  missingVersion: (what, version) =>
    `${what} : la version précédente ${version} a été exportée et manque ici.`,
  addedVersion: (what, version) =>
    `${what} : une version ${version} a été ajoutée, qui n’a pas été exportée.`,
  versionElsewhere: (what, version) =>
    `Parmi les versions de ${what} figure une version ${version} d’un autre élément.`,
  missingFile: (what) => `Le fichier ${what} manque.`,
  differentFile: (what) => `Le fichier ${what} n’a pas la longueur de celui qui a été exporté.`,
  addedFile: (what) => `Le fichier ${what} a été ajouté.`,
  damagedFile: (what, why) => `Le fichier ${what} : ${why}`,
  gaps: 'Absent de cet export depuis le début',
  gapsAdvice: 'C’était déjà ainsi au moment de l’export. Un autre export l’a peut-être.',
  gapMissing: (what) => `${what} avait été vu auparavant, et n’a pas été donné par le serveur.`,
  gapOlder: (what, version, seen) =>
    `${what} est ici dans sa version ${version} ; la version ${seen} avait été vue, et n’a pas été donnée par le serveur.`,
  gapDifferent: (what) => `${what} n’était pas tel qu’il avait été vu auparavant.`,
  gapUnreadable: (what) => `${what} ne s’ouvrait pas.`,
  gapVersion: (what, version) => `${what} : la version précédente ${version} n’a pas pu être lue.`,
  gapFile: (what) => `Le fichier ${what} n’a pas pu être lu.`,
  gapDamagedFile: (what) =>
    `Le fichier ${what} ne s’ouvrait pas en entier. Il est ici tel qu’il était conservé.`,
  gapKeys:
    'Une partie des clés n’avait pas été écrite par un appareil du propriétaire : la phrase, la clé de secours ou un appareil pourrait ne pas ouvrir cet export.',
  gapOlderKeys: (generation, seen) =>
    `Les clés sont celles du changement ${generation} ; le changement ${seen} avait été vu, et n’a pas été donné par le serveur. Elles s’ouvrent avec la phrase et la clé de secours d’alors.`,
  gapDifferentKeys:
    'Les clés n’étaient pas celles qui avaient été vues auparavant : la phrase ou la clé de secours pourrait ne pas ouvrir cet export.',
  someItem: (id) => (id ? `Un élément (${id})` : 'Un élément'),
  choiceProblems: {
    'no-vault':
      'Il n’y a pas de vault.json dans votre choix. Choisissez le zip de l’export, ou tout ce qu’il contenait.',
    'unreadable-zip': 'Ce zip est illisible. Il est peut-être coupé ; essayez une autre copie.',
    'no-json': 'vault.json est abîmé et illisible. Essayez une autre copie de l’export.',
  },
  problems: {
    malformed: 'abîmé au point d’être illisible.',
    'newer-format':
      'écrit par une version plus récente d’Amaranth. Cherchez une version plus récente de cette page.',
    'parameters-too-weak':
      'La phrase serait trop peu renforcée : l’export a été modifié. Utilisez la clé de secours, ou une autre copie.',
    'parameters-absurd':
      'La phrase serait renforcée sans fin : l’export a été modifié. Utilisez la clé de secours, ou une autre copie.',
    'phrase-empty': 'Saisissez la phrase.',
    'wrong-phrase-or-altered':
      'Cette phrase n’ouvre pas le coffre-fort. Les majuscules et les accents comptent.',
    'wrong-recovery-key-or-altered':
      'Cette clé de secours est bien écrite, mais n’est pas celle de ce coffre-fort, ou une plus récente l’a remplacée.',
    'wrong-device-secret-or-altered': 'Cet appareil n’ouvre pas le coffre-fort.',
    'unknown-device': 'Cet appareil n’ouvre pas le coffre-fort.',
    'too-many-devices': 'Trop d’appareils ouvrent le coffre-fort.',
    'other-vault': 'appartient à un autre coffre-fort.',
    altered: 'modifié ou abîmé. Il n’est plus tel que son propriétaire l’a scellé.',
    cut: 'il en manque la fin.',
    'too-long': 'quelque chose y a été ajouté.',
    missing: 'il manque.',
    unreadable: 'il ne peut pas être lu sur le disque.',
  },
  mistyped: {
    length: 'Une clé de secours compte 62 lettres et chiffres. Il en manque, ou il y en a trop.',
    characters:
      'Un caractère ne figure dans aucune clé de secours. Après amr1, il n’y a ni 1, ni b, ni i, ni o.',
    beginning: 'Une clé de secours commence par amr1.',
    checksum: 'Un ou deux caractères sont mal saisis. Comparez avec la page imprimée.',
  },
};

export const messages: Readonly<Record<Language, Messages>> = { en, fr };
export type { Messages };

export function sayProblem(said: Messages, problem: AttachmentProblem): string {
  return problem.is === 'recovery-key-mistyped' ? said.mistyped[problem.reason] : said.problems[problem.is];
}
