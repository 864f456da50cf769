/** The operator's password policy, once the identity service has refused a password for it; null before. */
import type { PasswordPolicy } from 'firebase/auth';
import { useState } from 'react';
import { sessionEngine } from '#features/session/index.ts';
import { failureOf } from '#platform/backend/failure.ts';
import { logWarning } from '#platform/logging/logger.ts';

const CODE = 'password-does-not-meet-requirements';

interface KnownPasswordPolicy {
  readonly policy: PasswordPolicy | null;
  /** Any failure of saving a password may be handed over. */
  readonly learnFrom: (failure: unknown) => void;
}

export function usePasswordPolicy(): KnownPasswordPolicy {
  const [policy, setPolicy] = useState<PasswordPolicy | null>(null);
  return {
    policy,
    learnFrom(failure) {
      const known = failureOf(failure);
      if (known.kind !== 'identity' || known.code !== CODE) return;
      readPolicy().then(setPolicy, (error: unknown) =>
        logWarning('The password policy could not be read', {}, error),
      );
    },
  };
}

async function readPolicy(): Promise<PasswordPolicy> {
  const [{ auth }, { validatePassword }] = await Promise.all([
    sessionEngine(),
    import('./validatePassword.ts'),
  ]);
  return (await validatePassword(auth, '')).passwordPolicy;
}
