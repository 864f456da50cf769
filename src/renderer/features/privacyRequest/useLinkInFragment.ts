/**
 * The request of the link that was opened, known once the page stands: at build there is no address. It is taken out of the
 * address, which others may see.
 */
import { useEffect, useState } from 'react';
import { type PrivacyLink, readPrivacyLink } from '#shared/domain/privacyRequest.ts';

export function useLinkInFragment(): PrivacyLink | null {
  const [link, setLink] = useState<PrivacyLink | null>(null);
  useEffect(() => {
    const read = () => {
      const found = readPrivacyLink(location.hash);
      if (!found) return;
      setLink(found);
      history.replaceState(history.state, '', location.pathname + location.search);
    };
    read();
    // Another link opened in the same tab changes only the fragment.
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);
  return link;
}
