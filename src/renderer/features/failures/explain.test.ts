import { FirebaseError } from 'firebase/app';
import { describe, expect, it } from 'vitest';
import { AnswerError } from '#platform/backend/answerError.ts';
import { CallableError } from '#platform/backend/callableError.ts';
import { SessionError, toSessionError } from '#platform/backend/sessionError.ts';
import type { Language } from '#shared/domain/userProfile.ts';
import type { Sentence } from '#ui/language/sentence.ts';
import { explain } from './explain.ts';
import { sentences } from './sentences.ts';

const text = (code: string, message: string, language: 'en' | 'fr' = 'en') =>
  explain(toSessionError('sign-in', new FirebaseError(code, message)), language);

/** What is shown: the exact sentence and, where the interface speaks the other language, the same below. */
const shown = (sentence: Sentence, language: Language) =>
  typeof sentence === 'string'
    ? [sentence]
    : [sentence.exact, ...(sentence.language === language ? [] : [sentence.same])];

describe('The error catalogue', () => {
  it.each([
    [
      'email-already-in-use',
      'Cette adresse email est déjà utilisée',
      'This e-mail address is already in use',
    ],
    [
      'weak-password',
      'Password must contain at least 6 characters',
      'Le mot de passe doit contenir au moins 6 caractères',
    ],
    ['invalid-email', 'Adresse email invalide', 'This is not an e-mail address'],
    [
      'user-not-found',
      'No account found with this email address',
      'Aucun compte ne correspond à cette adresse email',
    ],
    ['wrong-password', 'Mot de passe incorrect', 'Wrong password'],
    ['too-many-requests', 'Trop de tentatives. Réessayez plus tard', 'Too many attempts. Try again later'],
    [
      'network-request-failed',
      'Connection error. Check your internet',
      'Erreur de connexion. Vérifiez votre accès à Internet',
    ],
  ])('says %s as "%s" in both interfaces, with the same below in the other’s', (code, exact, same) => {
    const isFrench = /[éà]|passe|Adresse/.test(exact);
    const sentence = (language: Language) =>
      shown(text(`auth/${code}`, `Firebase: Something (auth/${code}).`, language), language);
    expect(sentence('en')).toEqual(isFrench ? [exact, same] : [exact]);
    expect(sentence('fr')).toEqual(isFrench ? [exact] : [exact, same]);
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
    expect(shown(french, 'fr')).not.toContain("Une erreur inattendue s'est produite");
    expect(french).not.toBe(english);
  });

  it('says "Une erreur inattendue s’est produite" when the provider has no message', () => {
    const said = text('auth/internal-error', 'Firebase: Error (auth/internal-error).');
    expect(shown(said, 'en')).toEqual([
      "Une erreur inattendue s'est produite",
      'An unexpected error occurred',
    ]);
  });

  it.each([
    ['sign-up', 'Account creation error', 'Erreur lors de la création du compte', 'en'],
    ['sign-in', 'Sign in error', 'Erreur lors de la connexion', 'en'],
    ['sign-out', 'Sign out error', 'Erreur lors de la déconnexion', 'en'],
    ['reset', 'Erreur lors de la réinitialisation', 'The password could not be reset', 'fr'],
  ] as const)(
    'falls back for %s to "%s" when the failure is not the identity service’s',
    (action, exact, same, own) => {
      for (const error of [
        new TypeError('x is undefined'),
        new FirebaseError('permission-denied', 'Missing'),
      ])
        for (const language of ['en', 'fr'] as const)
          expect(shown(explain(toSessionError(action, error), language), language)).toEqual(
            language === own ? [exact] : [exact, same],
          );
    },
  );

  it('tells an account whose profile could not be written to sign in', () => {
    const failure = new SessionError('sign-up', 'profile-not-written', null);
    expect(explain(failure, 'en')).toBe(
      'Account creation error. The account itself is there: sign in to finish it.',
    );
    expect(shown(explain(failure, 'fr'), 'fr')).toEqual([
      'Account creation error',
      expect.stringContaining('Connectez-vous pour terminer'),
    ]);
  });

  it('leaves no words of the service in the French interface', () => {
    expect(shown(text('auth/something-new', 'Firebase: Odd (auth/something-new).', 'fr'), 'fr')).toEqual([
      "Une erreur inattendue s'est produite",
    ]);
  });
});

describe('What is said of a failure', () => {
  const full = new CallableError('resource-exhausted', 'Full', 'trash-full', undefined);
  const lost = new CallableError('internal', 'internal [0]', null, undefined);

  it('comes from the table by code', () => {
    expect(explain(full, 'en')).toBe(sentences.en.refused['trash-full']);
    expect(explain(full, 'fr')).toBe(sentences.fr.refused['trash-full']);
    expect(explain(lost, 'en')).toBe('We could not reach Amaranth. Check your connection, then try again.');
  });

  it('is the circumstance’s where that has words of its own', () => {
    const own = { 'trash-full': 'Full here.', otherwise: 'Not saved here.' };
    expect(explain(full, 'en', own)).toBe('Full here.');
    expect(explain(lost, 'en', own)).toBe('Not saved here.');
    expect(explain(new SessionError('sign-in', null, lost), 'en', own)).toBe('Not saved here.');
  });

  it('is that the server’s disk is full, whatever the circumstance says of all else', () => {
    const noRoom = new CallableError('resource-exhausted', 'Full', null, { reason: 'disk-full' });
    for (const error of [noRoom, new AnswerError('The store', 507, null)]) {
      expect(explain(error, 'en', { otherwise: 'Check your connection.' })).toContain('disk of the server');
      expect(explain(error, 'fr', { otherwise: 'Vérifiez.' })).toContain('disque du serveur');
    }
  });

  it('is why it was refused, whatever the circumstance says of all else', () => {
    expect(explain(full, 'en', { otherwise: 'Not saved here.' })).toBe(sentences.en.refused['trash-full']);
    const wrong = new FirebaseError('auth/wrong-password', '');
    expect(explain(wrong, 'en', { otherwise: 'Not saved here.' })).toMatchObject({
      exact: 'Mot de passe incorrect',
    });
  });
});
