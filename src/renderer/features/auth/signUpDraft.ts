/**
 * Who goes to read what they would agree to comes back to what they typed: name and address, never a password. Kept by this tab
 * until it is taken up again.
 */
import { z } from 'zod';
import { clearDraft, readDraft, writeDraft } from '#ui/form/draft.ts';

const FORM = 'sign-up';
const signUpDraftSchema = z.object({ name: z.string(), email: z.string() });
export type SignUpDraft = z.infer<typeof signUpDraftSchema>;

export const keepSignUp = (draft: SignUpDraft): void => writeDraft(FORM, draft);
export const keptSignUp = (): SignUpDraft | null => readDraft(FORM, signUpDraftSchema);
export const dropSignUp = (): void => clearDraft(FORM);
