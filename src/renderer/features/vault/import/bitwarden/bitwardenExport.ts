/** Bitwarden's JSON export, as far as it is read: https://bitwarden.com/help/condition-bitwarden-import/ */
import { z } from 'zod';

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');
const values = z.record(z.string(), z.unknown()).nullish();

const fieldSchema = z.object({
  name: text,
  value: z.union([z.string(), z.boolean(), z.number()]).nullish(),
  /** 0 text, 1 hidden, 2 yes or no, 3 linked to another value of the item. */
  type: z.number().nullish(),
});

export const bitwardenItemSchema = z.looseObject({
  id: text,
  type: z.number(),
  name: text,
  notes: text,
  /** 1 asks for the account's password again. */
  reprompt: z.number().nullish(),
  favorite: z.boolean().nullish(),
  folderId: text,
  collectionIds: z.array(z.string()).nullish(),
  creationDate: text,
  revisionDate: text,
  deletedDate: text,
  archivedDate: text,
  fields: z.array(fieldSchema).nullish(),
  passwordHistory: z.array(z.unknown()).nullish(),
  login: z
    .looseObject({
      uris: z.array(z.looseObject({ uri: text, match: z.number().nullish() })).nullish(),
      username: text,
      password: text,
      totp: text,
      passwordRevisionDate: text,
      fido2Credentials: z.array(z.unknown()).nullish(),
    })
    .nullish(),
  card: values,
  identity: values,
  sshKey: values,
});
export type BitwardenItem = z.infer<typeof bitwardenItemSchema>;

/** Of the item and of its login: how Bitwarden keeps them, and what is empty in an export. */
export const bitwardenOwn: ReadonlySet<string> = new Set([
  ...['object', 'organizationId', 'organizationUseTotp', 'edit', 'viewPassword', 'permissions', 'key'],
  ...['secureNote', 'autofillOnPageLoad', 'attachments', 'localData'],
]);

const folderSchema = z.object({ id: text, name: text });

export const bitwardenExportSchema = z.looseObject({
  encrypted: z.literal(false).nullish(),
  folders: z.array(folderSchema).nullish(),
  /** Folders of an organisation. */
  collections: z.array(folderSchema).nullish(),
  items: z.array(z.unknown()),
});

/** Of the two encrypted exports the one with a password of its own; the other opens in the account that wrote it alone. */
export const bitwardenSealedSchema = z.looseObject({
  encrypted: z.literal(true),
  passwordProtected: z.literal(true),
  salt: z.string().max(1_000),
  /** 0 PBKDF2, 1 Argon2id. */
  kdfType: z.union([z.literal(0), z.literal(1)]),
  kdfIterations: z.int().positive(),
  kdfMemory: z.int().positive().nullish(),
  kdfParallelism: z.int().positive().nullish(),
  encKeyValidation_DO_NOT_EDIT: z.string().max(10_000),
  data: z.string(),
});
export type BitwardenSealed = z.infer<typeof bitwardenSealedSchema>;
