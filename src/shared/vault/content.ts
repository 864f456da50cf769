/**
 * What the owner writes into a vault item, before it is sealed: the kinds of PRODUCT.md, "Personal vault", each with its
 * own fields. The server never sees any of it but the kind. Fields that a newer version of Amaranth added are kept as they
 * are when an older one saves the item.
 */
import { z } from 'zod';
import { letterBlockSchema } from '../domain/letter.ts';
import { LETTER_BLOCK_LIMIT } from '../limits.ts';
import { vaultFileIdSchema } from './ids.ts';

const line = z.string().max(500).default('');
const secret = z.string().max(10_000).default('');
const text = z.string().max(100_000).default('');
/** `YYYY-MM-DD`, or nothing. */
const day = z.union([z.literal(''), z.iso.date()]).default('');
const instant = z.iso.datetime();

/** A field of the owner's own making. */
export const customFieldSchema = z.looseObject({
  label: line,
  value: secret,
  isSecret: z.boolean().default(false),
});
export type CustomField = z.infer<typeof customFieldSchema>;

/** A file that belongs to the item. Its key stands here, so whoever opens the item opens the file. */
export const attachmentSchema = z.looseObject({
  fileId: vaultFileIdSchema,
  name: z.string().min(1).max(1_000),
  /** As the browser named it; empty when it named none. */
  contentType: z.string().max(255).default(''),
  /** Of the file itself, not of what is stored. */
  byteCount: z.int().nonnegative(),
  /** 32 bytes, base64url. Used for this one file and never again. */
  key: z.string().regex(/^[A-Za-z0-9_-]{43}$/),
  addedAt: instant,
});
export type Attachment = z.infer<typeof attachmentSchema>;

const everyItem = {
  title: z.string().max(500).default(''),
  notes: text,
  tags: z.array(z.string().min(1).max(100)).max(50).default([]),
  isFavourite: z.boolean().default(false),
  customFields: z.array(customFieldSchema).max(200).default([]),
  attachments: z.array(attachmentSchema).max(200).default([]),
  /** The points of the readiness list that this item answers (`readiness.ts`). */
  answers: z.array(z.string().min(1).max(100)).max(200).default([]),
};

const documentSchema = z.looseObject({
  ...everyItem,
  kind: z.literal('document'),
  /** Passport, will, deed, insurance: the owner's word for it. */
  documentType: line,
  number: secret,
  issuer: line,
  issuedOn: day,
  expiresOn: day,
  /** Where the paper itself lies. */
  whereKept: text,
});

const passwordSchema = z.looseObject({
  ...everyItem,
  kind: z.literal('password'),
  username: line,
  password: secret,
  websites: z.array(z.string().max(2_000)).max(50).default([]),
  /** An `otpauth://` address; empty when the login has no one-time codes. */
  oneTimeCode: secret,
  /** When this very password was first written here, for the check of old ones. */
  passwordChangedAt: z.union([z.literal(''), instant]).default(''),
});

export const accountWishSchema = z.enum(['undecided', 'close', 'keep', 'memorialise', 'hand-over']);

const accountSchema = z.looseObject({
  ...everyItem,
  kind: z.literal('account'),
  provider: line,
  website: z.string().max(2_000).default(''),
  username: line,
  accountNumber: secret,
  /** What is to be done with it, and how. */
  wish: accountWishSchema.default('undecided'),
  instructions: text,
  /** To whom it is handed over. */
  handOverTo: line,
  /** Whom to call. */
  support: line,
});

const letterSchema = z.looseObject({
  ...everyItem,
  kind: z.literal('letter'),
  addressee: line,
  body: z.array(letterBlockSchema).max(LETTER_BLOCK_LIMIT).default([]),
});

const seedSchema = z.looseObject({
  ...everyItem,
  kind: z.literal('seed'),
  wallet: line,
  /** The recovery words, separated by spaces. */
  words: secret,
  /** The additional word that some wallets ask for. */
  passphrase: secret,
  derivationPath: line,
  pin: secret,
  whereKept: text,
});

const wishesSchema = z.looseObject({
  ...everyItem,
  kind: z.literal('wishes'),
  bloodType: line,
  allergies: text,
  medication: text,
  conditions: text,
  doctor: line,
  organDonation: z.enum(['undecided', 'yes', 'no', 'some']).default('undecided'),
  lifeSupport: text,
  /** Where the signed paper lies (advance directive, living will). */
  whereKept: text,
  farewell: z.enum(['undecided', 'burial', 'cremation', 'other']).default('undecided'),
  ceremony: text,
});

const contactSchema = z.looseObject({
  ...everyItem,
  kind: z.literal('contact'),
  /** Lawyer, doctor, neighbour: what this person is to the owner. */
  role: line,
  phone: line,
  email: line,
  address: text,
  /** What to call them for. */
  reason: text,
});

const noteSchema = z.looseObject({ ...everyItem, kind: z.literal('note') });
const fileSchema = z.looseObject({ ...everyItem, kind: z.literal('file') });

/** What the owner said of the readiness list itself. One a vault; not shown among the items. */
const readinessSchema = z.looseObject({
  ...everyItem,
  kind: z.literal('readiness'),
  /** Points that this family does not need. */
  notNeeded: z.array(z.string().min(1).max(100)).max(200).default([]),
});

export const vaultContentSchema = z.discriminatedUnion('kind', [
  documentSchema,
  passwordSchema,
  accountSchema,
  letterSchema,
  seedSchema,
  wishesSchema,
  contactSchema,
  noteSchema,
  fileSchema,
  readinessSchema,
]);
export type VaultContent = z.infer<typeof vaultContentSchema>;
export type VaultKind = VaultContent['kind'];
export type ContentOf<Kind extends VaultKind> = Extract<VaultContent, { kind: Kind }>;

/** The kinds that a person makes, in the order in which they are offered. */
export const vaultKinds = [
  'document',
  'password',
  'account',
  'letter',
  'wishes',
  'contact',
  'note',
  'file',
  'seed',
] as const satisfies readonly VaultKind[];
