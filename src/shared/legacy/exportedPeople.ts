/** Those whom an owner named, as the export of everything says it (docs/export-format.md). */
import { z } from 'zod';
import { beneficiaryWordsSchema } from './beneficiary.ts';
import { trustedContactWordsSchema } from './trustedContact.ts';
import { wishSchema } from './wish.ts';

/** How far it came; with which account somebody accepted is theirs to tell. */
const invitation = z.object({ is: z.enum(['none', 'sent', 'bounced', 'declined', 'accepted']) });
const createdAt = z.iso.datetime();

export const exportedBeneficiariesSchema = z.array(
  beneficiaryWordsSchema.extend({ id: z.string(), wishes: z.array(wishSchema), invitation, createdAt }),
);

export const exportedContactsSchema = z.array(
  trustedContactWordsSchema.extend({ id: z.string(), invitation, createdAt }),
);
