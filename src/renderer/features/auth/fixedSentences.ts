/** What SPEC §5 and §8 fix of what the way in says. Failures stand in `features/failures/sentences.ts`. */
import { inEnglish } from '#ui/language/sentence.ts';

export const resetSent = inEnglish(
  'Password reset email sent! Check your mailbox.',
  'Un email de réinitialisation est parti. Consultez votre boîte de réception.',
);

export const passwordsDiffer = inEnglish('Passwords do not match', 'Les mots de passe ne correspondent pas');

export const passwordNotEnough = inEnglish(
  'Password must contain at least 6 characters, one letter and one number',
  'Le mot de passe doit contenir au moins 6 caractères, une lettre et un chiffre',
);
