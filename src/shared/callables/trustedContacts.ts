/** Whom an owner trusts to say whether they live. While a verification is armed, each change waits for its hold. */
import { z } from 'zod';
import { LAST_REVISION } from '../legacy/person.ts';
import { trustedContactWordsSchema } from '../legacy/trustedContact.ts';
import { trustedContactIdSchema } from '../lifeVerification/people.ts';
import { defineCallable } from './contract.ts';

/** Refused with `contact-limit-reached`, and with `conflict` when another device changed them since. Safe to repeat. */
export const trustedContactsSave = defineCallable({
  name: 'trustedContacts-save',
  input: z.object({
    contactId: trustedContactIdSchema,
    basedOn: z
      .int()
      .min(0)
      .max(LAST_REVISION - 1),
    words: trustedContactWordsSchema,
  }),
  output: z.object({ revision: z.int().positive().max(LAST_REVISION) }),
});

/** `heldUntil` (milliseconds) while a verification is armed: until then they stay, and the owner can change their mind. */
export const trustedContactsRemove = defineCallable({
  name: 'trustedContacts-remove',
  input: z.object({ contactId: trustedContactIdSchema }),
  output: z.object({ heldUntil: z.number().nullable() }),
});
