/** What SPEC §6 and §8 fix of what the app itself says. */
import { inEnglish } from '#ui/language/sentence.ts';

export const loadingPage = inEnglish('Loading page...', 'Chargement de la page...');
export const loadingUserData = inEnglish('Loading user data...', 'Chargement de vos données...');
export const verifyingAdmin = inEnglish(
  'Verifying admin access...',
  'Vérification de l’accès administrateur...',
);
export const completingSetup = inEnglish('Completing your setup...', 'Finalisation de votre installation...');
export const somethingWentWrong = inEnglish(
  'Something went wrong while loading the application.',
  'Un problème est survenu au chargement de l’application.',
);
export const retryAttempt = (attempt: number, of: number) =>
  inEnglish(`Retry attempt ${attempt} of ${of}`, `Nouvel essai ${attempt} sur ${of}`);
export const unexpectedError = inEnglish(
  'Unexpected Application Error',
  'Erreur inattendue de l’application',
);
export const accessDenied = inEnglish('Access Denied', 'Accès refusé');
export const administratorsOnly = inEnglish(
  'This page is restricted to administrators only.',
  'Cette page est réservée aux administrateurs.',
);
