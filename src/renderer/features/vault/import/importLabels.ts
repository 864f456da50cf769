/**
 * What imported items are given in words of ours: names of fields that have no place of their own, and kinds of papers.
 * They become part of the owner's content, in the language in which they imported. Read in a worker: no React here.
 */
import type { Language } from '#shared/domain/userProfile.ts';

const en = {
  inSince: (program: string) => `In ${program} since`,
  changedIn: (program: string) => `Last changed in ${program}`,
  lastUsed: 'Last used',
  expires: 'Expires',
  yes: 'Yes',
  no: 'No',
  archived: 'Archived',
  tag: 'Tag',
  website: 'Website',
  folder: 'Folder',
  oneTimeCode: 'One-time code',
  notesFile: 'Notes.txt',
  fieldsFile: 'Fields.txt',
  moreFields: 'More fields',
  standsInFile: (name: string) => `Too long to stand here: see the attached file “${name}”.`,
  untitled: 'Without a title',

  paymentCard: 'Payment card',
  softwareLicence: 'Software licence',
  drivingLicence: 'Driving licence',
  licence: 'Licence',
  passport: 'Passport',
  socialSecurity: 'Social security number',
  medicalRecord: 'Medical record',

  cardholder: 'Name on the card',
  cardCode: 'Security code',
  brand: 'Card type',
  validUntil: 'Valid until',

  username: 'Username',
  password: 'Password',
  number: 'Number',
  firstName: 'First name',
  middleName: 'Middle name',
  lastName: 'Last name',
  salutation: 'Title',
  company: 'Company',
  email: 'Email',
  phone: 'Phone',
  passportNumber: 'Passport number',
  licenceNumber: 'Licence number',

  privateKey: 'Private key',
  publicKey: 'Public key',
  fingerprint: 'Fingerprint',
  key: 'Key',

  realm: 'Asked for by (HTTP)',
  formAddress: 'Form sent to',
};

export type ImportLabels = typeof en & { readonly part: (part: string) => string };

const fr: typeof en = {
  inSince: (program) => `Dans ${program} depuis`,
  changedIn: (program) => `Dernière modification dans ${program}`,
  lastUsed: 'Dernière utilisation',
  expires: 'Expire le',
  yes: 'Oui',
  no: 'Non',
  archived: 'Archivé',
  tag: 'Étiquette',
  website: 'Site web',
  folder: 'Dossier',
  oneTimeCode: 'Code à usage unique',
  notesFile: 'Notes.txt',
  fieldsFile: 'Champs.txt',
  moreFields: 'Autres champs',
  standsInFile: (name) => `Trop long pour tenir ici : voir le fichier joint « ${name} ».`,
  untitled: 'Sans titre',

  paymentCard: 'Carte de paiement',
  softwareLicence: 'Licence de logiciel',
  drivingLicence: 'Permis de conduire',
  licence: 'Permis',
  passport: 'Passeport',
  socialSecurity: 'Numéro de sécurité sociale',
  medicalRecord: 'Dossier médical',

  cardholder: 'Nom sur la carte',
  cardCode: 'Code de sécurité',
  brand: 'Type de carte',
  validUntil: 'Valable jusqu’en',

  username: 'Identifiant',
  password: 'Mot de passe',
  number: 'Numéro',
  firstName: 'Prénom',
  middleName: 'Deuxième prénom',
  lastName: 'Nom',
  salutation: 'Civilité',
  company: 'Société',
  email: 'E-mail',
  phone: 'Téléphone',
  passportNumber: 'Numéro de passeport',
  licenceNumber: 'Numéro de permis',

  privateKey: 'Clé privée',
  publicKey: 'Clé publique',
  fingerprint: 'Empreinte',
  key: 'Clé',

  realm: 'Demandé par (HTTP)',
  formAddress: 'Formulaire envoyé à',
};

/** The parts of an item's content that may be too long for their place, by their name in the format. */
const parts = {
  en: {
    username: 'Username',
    password: 'Password',
    oneTimeCode: 'One-time code',
    documentType: 'Kind of paper',
    number: 'Number',
    issuer: 'Issued by',
    issuedOn: 'Issued on',
    expiresOn: 'Valid until',
    provider: 'Provider',
    website: 'Website',
    accountNumber: 'Account number',
    support: 'Whom to call',
    wallet: 'Wallet',
    words: 'Recovery words',
    passphrase: 'Additional word',
    pin: 'PIN',
    role: 'Role',
    phone: 'Phone',
    email: 'Email',
    address: 'Address',
  },
  fr: {
    username: 'Identifiant',
    password: 'Mot de passe',
    oneTimeCode: 'Code à usage unique',
    documentType: 'Nature du document',
    number: 'Numéro',
    issuer: 'Délivré par',
    issuedOn: 'Délivré le',
    expiresOn: 'Valable jusqu’au',
    provider: 'Organisme',
    website: 'Site web',
    accountNumber: 'Numéro de compte',
    support: 'Qui appeler',
    wallet: 'Portefeuille',
    words: 'Mots de récupération',
    passphrase: 'Mot supplémentaire',
    pin: 'Code PIN',
    role: 'Rôle',
    phone: 'Téléphone',
    email: 'E-mail',
    address: 'Adresse',
  },
} satisfies Record<Language, Record<string, string>>;

function nameParts(language: Language): (part: string) => string {
  const names = new Map(Object.entries(parts[language]));
  return (part) => names.get(part) ?? part;
}

export const importLabels: Record<Language, ImportLabels> = {
  en: { ...en, part: nameParts('en') },
  fr: { ...fr, part: nameParts('fr') },
};
