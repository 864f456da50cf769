/**
 * The request of the link that was opened, known once the page stands: at build there is no address. It is taken out of the
 * address, which others may see, and kept by this tab for a reload.
 */
import { useEffect, useState } from 'react';
import { type PrivacyLink, privacyLinkSchema, readPrivacyLink } from '#shared/domain/privacyRequest.ts';
import { readDraft, writeDraft } from '#ui/form/draft.ts';

const KEPT = 'privacyLink';

export function useLinkInFragment(): PrivacyLink | null {
  const [link, setLink] = useState<PrivacyLink | null>(null);
  useEffect(() => {
    const read = () => {
      const found = readPrivacyLink(location.hash);
      if (!found) return;
      setLink(found);
      writeDraft(KEPT, found);
      history.replaceState(history.state, '', location.pathname + location.search);
    };
    setLink(readDraft(KEPT, privacyLinkSchema));
    read();
    // Another link opened in the same tab changes only the fragment.
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);
  return link;
}
