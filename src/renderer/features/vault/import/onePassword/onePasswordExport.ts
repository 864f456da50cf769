/** 1Password's unencrypted export, as far as it is read: https://support.1password.com/1pux-format/ */
import { z } from 'zod';

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');
const seconds = z.number().nullish();

const fieldSchema = z.looseObject({
  title: text,
  id: text,
  /** One value under the name of its kind, such as `{ concealed: '…' }`. */
  value: z.record(z.string(), z.unknown()).nullish(),
});
export type OnePasswordField = z.infer<typeof fieldSchema>;

const fileSchema = z.looseObject({ fileName: text, documentId: text });

export const onePasswordItemSchema = z.looseObject({
  uuid: text,
  favIndex: z.number().nullish(),
  createdAt: seconds,
  updatedAt: seconds,
  /** `active`, `archived`; one in the trash is not exported, but has been called `trashed`. */
  state: text,
  trashed: z.boolean().nullish(),
  categoryUuid: text,
  details: z.looseObject({
    loginFields: z
      .array(
        z.looseObject({
          value: text,
          name: text,
          id: text,
          /** `P` is a password, `C` a tick box, `I` a button. */
          fieldType: text,
          designation: text,
        }),
      )
      .nullish(),
    notesPlain: text,
    /** Of an item of the category Password, which has no login. */
    password: text,
    sections: z.array(z.looseObject({ title: text, fields: z.array(fieldSchema).nullish() })).nullish(),
    passwordHistory: z.array(z.looseObject({ time: seconds })).nullish(),
    documentAttributes: fileSchema.nullish(),
    passkey: z.unknown().optional(),
  }),
  overview: z.looseObject({
    title: text,
    subtitle: text,
    url: text,
    /** `mode` says where the address is offered. */
    urls: z.array(z.looseObject({ label: text, url: text, mode: text })).nullish(),
    tags: z.array(z.string()).nullish(),
  }),
});
export type OnePasswordItem = z.infer<typeof onePasswordItemSchema>;

export const onePasswordExportSchema = z.looseObject({
  accounts: z.array(
    z.looseObject({
      vaults: z.array(
        z.looseObject({
          attrs: z.looseObject({ name: text, type: text }).nullish(),
          items: z.array(z.unknown()),
        }),
      ),
    }),
  ),
});
