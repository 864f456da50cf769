/** The identity SDK, set up once with the shell's own session persistence. */
import {
  type Auth,
  connectAuthEmulator,
  debugErrorMap,
  initializeAuth,
  type Persistence,
} from 'firebase/auth';
import { backend } from './app.ts';
import { hearIdentityAnswers } from './identityAnswers.ts';
import { followRequestLanguage } from './requestLanguage.ts';

let authentication: Auth | null = null;

/** Must run before `identity()`; `persistence` comes from the platform. */
export function startIdentity(persistence: Persistence): Auth {
  if (authentication) return authentication;
  const { app, configuration } = backend();
  // The SDK's full texts: SPEC §8 shows the provider's own message for codes outside its catalogue.
  const started = initializeAuth(app, { persistence, errorMap: debugErrorMap });
  authentication = started;
  hearIdentityAnswers(started.authStateReady());
  followRequestLanguage((language) => {
    started.languageCode = language;
  });
  const { embeddedOrigin } = configuration.backend;
  if (embeddedOrigin) connectAuthEmulator(started, embeddedOrigin, { disableWarnings: true });
  return started;
}

export function identity(): Auth {
  if (!authentication) throw new Error('Identity was used before start-up connected it.');
  return authentication;
}

/** Null for a visitor: the SDK is started only where somebody may be signed in. */
export function startedIdentity(): Auth | null {
  return authentication;
}
