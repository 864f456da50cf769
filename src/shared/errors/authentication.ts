/** The error catalogue of SPEC §8, to the letter: some texts are French in the English interface too. */
const authenticationMessages = {
  'email-already-in-use': 'Cette adresse email est déjà utilisée',
  'weak-password': 'Password must contain at least 6 characters',
  'invalid-email': 'Adresse email invalide',
  'user-not-found': 'No account found with this email address',
  'wrong-password': 'Mot de passe incorrect',
  'too-many-requests': 'Trop de tentatives. Réessayez plus tard',
  'network-request-failed': 'Connection error. Check your internet',
} as const;

export const UNEXPECTED_ERROR_MESSAGE = "Une erreur inattendue s'est produite";
export const SIGN_UP_FAILURE_MESSAGE = 'Account creation error';
export const SIGN_IN_FAILURE_MESSAGE = 'Sign in error';
export const SIGN_OUT_FAILURE_MESSAGE = 'Sign out error';
export const RESET_FAILURE_MESSAGE = 'Erreur lors de la réinitialisation';
export const RESET_SUCCESS_MESSAGE = 'Password reset email sent! Check your mailbox.';
export const PROFILE_LOAD_FAILURE_MESSAGE = 'Error loading user data';
export const NO_USER_FOR_RESEND_MESSAGE = 'No connected user';
export const PASSWORDS_DIFFER_MESSAGE = 'Passwords do not match';
export const PASSWORD_REQUIREMENTS_MESSAGE =
  'Password must contain at least 6 characters, one letter and one number';
export const LAUNCH_CONFIG_FAILURE_LOG = 'Failed to load launch config';

/**
 * The catalogue's text for an identity-service failure. Codes come as `auth/wrong-password` or bare.
 * Anything the catalogue does not name shows the provider's own message, or the unexpected-error text.
 */
export function authenticationMessage(code: string, providerMessage: string): string {
  const bare = code.replace(/^auth\//, '');
  const known = Object.entries(authenticationMessages).find(([name]) => name === bare);
  return known?.[1] ?? (providerMessage.trim() || UNEXPECTED_ERROR_MESSAGE);
}
