import { useEffect, useState } from 'react';
import { clearFragment, secretIn } from './secretInFragment.ts';

/**
 * The secret of the link that was opened, or null. The address is cleared only once the page stands: React may throw a
 * drawing away before that, and the next one has to find the secret too.
 */
export function useSecret(): string | null {
  const [secret, setSecret] = useState(() => secretIn(location.hash));
  useEffect(() => {
    clearFragment(location, history);
    // Another link opened in the same tab changes only the fragment.
    const read = () => {
      const another = secretIn(location.hash);
      if (another) setSecret(another);
      clearFragment(location, history);
    };
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);
  return secret;
}
