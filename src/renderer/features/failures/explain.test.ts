import { FirebaseError } from 'firebase/app';
import { describe, expect, it } from 'vitest';
import { CallableError } from '#platform/backend/callableError.ts';
import { SessionError, toSessionError } from '#platform/backend/sessionError.ts';
import { explain } from './explain.ts';
import { sentences } from './sentences.ts';

const text = (code: string, message: string, language: 'en' | 'fr' = 'en') =>
  explain(toSessionError('sign-in', new FirebaseError(code, message)), language);

describe('The error catalogue', () => {
  it.each([
    ['email-already-in-use', 'Cette adresse email est déjà utilisée'],
    ['weak-password', 'Password must contain at least 6 characters'],
    ['invalid-email', 'Adresse email invalide'],
    ['user-not-found', 'No account found with this email address'],
    ['wrong-password', 'Mot de passe incorrect'],
    ['too-many-requests', 'Trop de tentatives. Réessayez plus tard'],
    ['network-request-failed', 'Connection error. Check your internet'],
  ])('says %s as "%s" in the English interface', (code, message) => {
    expect(text(`auth/${code}`, `Firebase: Something (auth/${code}).`)).toBe(message);
  });

  it('shows the provider message for anything else, without the SDK’s wrapping', () => {
    expect(
      text(
        'auth/quota-exceeded',
        'Firebase: The quota for this operation has been exceeded. (auth/quota-exceeded).',
      ),
    ).toBe('The quota for this operation has been exceeded.');
  });

  it.each([
    'operation-not-allowed',
    'unauthorized-continue-uri',
    'invalid-credential',
    'invalid-verification-code',
    'user-disabled',
    'password-does-not-meet-requirements',
  ])('says %s in its own words, in both languages', (code) => {
    const provider = 'The given thing is disabled for this Firebase project in the console.';
    const english = text(`auth/${code}`, `Firebase: ${provider} (auth/${code}).`);
    const french = text(`auth/${code}`, `Firebase: ${provider} (auth/${code}).`, 'fr');
    expect(english).not.toBe(provider);
    expect(french).not.toBe("Une erreur inattendue s'est produite");
    expect(french).not.toBe(english);
  });

  it('says "Une erreur inattendue s’est produite" when the provider has no message', () => {
    expect(text('auth/internal-error', 'Firebase: Error (auth/internal-error).')).toBe(
      "Une erreur inattendue s'est produite",
    );
  });

  it.each([
    ['sign-up', 'Account creation error'],
    ['sign-in', 'Sign in error'],
    ['sign-out', 'Sign out error'],
    ['reset', 'Erreur lors de la réinitialisation'],
  ] as const)(
    'falls back for %s to "%s" when the failure is not the identity service’s',
    (action, message) => {
      expect(explain(toSessionError(action, new TypeError('x is undefined')), 'en')).toBe(message);
      expect(explain(toSessionError(action, new FirebaseError('permission-denied', 'Missing')), 'en')).toBe(
        message,
      );
    },
  );

  it('tells an account whose profile could not be written to sign in', () => {
    const failure = new SessionError('sign-up', 'profile-not-written', null);
    expect(explain(failure, 'en')).toBe(
      'Account creation error. The account itself is there: sign in to finish it.',
    );
    expect(explain(failure, 'fr')).toContain('Connectez-vous pour terminer');
  });

  it('is French throughout in the French interface', () => {
    expect(text('auth/weak-password', 'x', 'fr')).toBe('Le mot de passe doit contenir au moins 6 caractères');
    expect(text('auth/wrong-password', 'x', 'fr')).toBe('Mot de passe incorrect');
    expect(text('auth/something-new', 'Firebase: Odd (auth/something-new).', 'fr')).toBe(
      "Une erreur inattendue s'est produite",
    );
  });
});

describe('What is said of a failure', () => {
  const full = new CallableError('resource-exhausted', 'Full', 'trash-full', undefined);
  const lost = new CallableError('internal', 'internal', null, undefined);

  it('comes from the table by code', () => {
    expect(explain(full, 'en')).toBe(sentences.en.refused['trash-full']);
    expect(explain(full, 'fr')).toBe(sentences.fr.refused['trash-full']);
    expect(explain(lost, 'en')).toBe('That did not work. Check your connection and try again.');
  });

  it('is the circumstance’s where that has words of its own', () => {
    const own = { 'trash-full': 'Full here.', otherwise: 'Not saved here.' };
    expect(explain(full, 'en', own)).toBe('Full here.');
    expect(explain(lost, 'en', own)).toBe('Not saved here.');
    expect(explain(new SessionError('sign-in', null, lost), 'en', own)).toBe('Not saved here.');
  });

  it('is why it was refused, whatever the circumstance says of all else', () => {
    expect(explain(full, 'en', { otherwise: 'Not saved here.' })).toBe(sentences.en.refused['trash-full']);
    const wrong = new FirebaseError('auth/wrong-password', '');
    expect(explain(wrong, 'en', { otherwise: 'Not saved here.' })).toBe('Mot de passe incorrect');
  });
});
