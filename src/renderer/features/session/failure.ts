/**
 * A sign-in, sign-up, sign-out or reset that did not work, as a typed value. `failureText` says it in the person's
 * language: SPEC §8's catalogue word for word in English mode, its French in French mode.
 */
import type { Language } from '#shared/domain/userProfile.ts';
import {
  authenticationMessage,
  RESET_FAILURE_MESSAGE,
  SIGN_IN_FAILURE_MESSAGE,
  SIGN_OUT_FAILURE_MESSAGE,
  SIGN_UP_FAILURE_MESSAGE,
  UNEXPECTED_ERROR_MESSAGE,
} from '#shared/errors/authentication.ts';

export type SessionDeed = 'sign-up' | 'sign-in' | 'sign-out' | 'reset';

export class SessionFailure extends Error {
  override readonly name = 'SessionFailure';
  readonly deed: SessionDeed;
  /** The identity service's bare code (`wrong-password`), or null when the failure was not the service's. */
  readonly code: string | null;
  readonly providerMessage: string;

  constructor(deed: SessionDeed, code: string | null, providerMessage: string, cause: unknown) {
    super(`${deed} failed: ${code ?? 'unknown'}`, { cause });
    this.deed = deed;
    this.code = code;
    this.providerMessage = providerMessage;
  }
}

/** `Firebase: The user account has been disabled (auth/user-disabled).` without what is for developers. */
function providerMessageOf(message: string): string {
  const text = message
    .replace(/^Firebase: /, '')
    .replace(/ ?\(auth\/[\w-]+\)\.?/, '')
    .trim();
  return text === '' || text === 'Error' ? '' : text;
}

export function toSessionFailure(deed: SessionDeed, error: unknown): SessionFailure {
  if (error instanceof SessionFailure) return error;
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (!code.startsWith('auth/')) return new SessionFailure(deed, null, '', error);
  const message = error instanceof Error ? error.message : '';
  return new SessionFailure(deed, code.replace(/^auth\//, ''), providerMessageOf(message), error);
}

const fallbacks: Record<SessionDeed, string> = {
  'sign-up': SIGN_UP_FAILURE_MESSAGE,
  'sign-in': SIGN_IN_FAILURE_MESSAGE,
  'sign-out': SIGN_OUT_FAILURE_MESSAGE,
  reset: RESET_FAILURE_MESSAGE,
};

const frenchFallbacks: Record<SessionDeed, string> = {
  'sign-up': 'Erreur lors de la création du compte',
  'sign-in': 'Erreur lors de la connexion',
  'sign-out': 'Erreur lors de la déconnexion',
  reset: RESET_FAILURE_MESSAGE,
};

/** What SPEC §8 writes in English, and the service's most frequent other codes, in French. */
const french: Readonly<Record<string, string>> = {
  'weak-password': 'Le mot de passe doit contenir au moins 6 caractères',
  'user-not-found': 'Aucun compte ne correspond à cette adresse email',
  'network-request-failed': 'Erreur de connexion. Vérifiez votre accès à Internet',
  'invalid-credential': 'Adresse email ou mot de passe incorrect',
  'user-disabled': 'Ce compte a été désactivé. Contactez notre équipe.',
  'operation-not-allowed': 'Cette façon de se connecter n’est pas ouverte ici. Choisissez-en une autre.',
  'unauthorized-continue-uri': 'Ce lien mène à une adresse qui n’est pas la nôtre. Demandez-en un nouveau.',
  'password-does-not-meet-requirements':
    'Ce mot de passe ne remplit pas encore toutes les conditions de la liste.',
  'profile-not-written':
    'Votre compte a été créé, mais son profil n’a pas pu être enregistré. Connectez-vous pour terminer.',
  'requires-recent-login': 'Reconnectez-vous pour continuer',
  'expired-action-code': 'Ce lien a expiré',
  'invalid-action-code': 'Ce lien n’est plus valable',
  'invalid-verification-code': 'Ce code n’est pas le bon',
  'profile-load-failed': 'Erreur lors du chargement de vos données',
  'no-current-user': 'Aucun utilisateur connecté',
  'code-expired': 'Ce code a expiré',
};

/**
 * What the vendor says to developers, said to a person instead. SPEC §8 shows the provider's message for codes outside its
 * table; these are the ones whose message names consoles, domains or credentials.
 */
const own: Readonly<Record<string, string>> = {
  'operation-not-allowed': 'This way of signing in is switched off here. Choose another one.',
  'unauthorized-continue-uri': 'This link leads to an address that is not ours. Ask for a new one.',
  'invalid-credential': 'This e-mail address and password do not belong together.',
  'invalid-verification-code': 'This is not the right code. Look at the newest one and try again.',
  'password-does-not-meet-requirements': 'This password does not meet every requirement in the list yet.',
  'user-disabled': 'This account has been disabled. Please contact support.',
  'profile-not-written': `${SIGN_UP_FAILURE_MESSAGE}. The account itself is there: sign in to finish it.`,
};

export function failureText(failure: SessionFailure, language: Language): string {
  if (failure.code === null) return (language === 'fr' ? frenchFallbacks : fallbacks)[failure.deed];
  const translated = language === 'fr' ? french[failure.code] : undefined;
  if (translated) return translated;
  const text = own[failure.code] ?? authenticationMessage(failure.code, failure.providerMessage);
  // In French mode a provider's English sentence would be out of place.
  return language === 'fr' && text === failure.providerMessage ? UNEXPECTED_ERROR_MESSAGE : text;
}
