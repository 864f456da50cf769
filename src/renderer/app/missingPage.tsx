/**
 * Stands for a page, or a frame of pages, whose code could not be had: the error page with its retries (SPEC §8), and the
 * page itself as soon as it is there. The router asks for a route's code once and keeps its failure for good.
 */
import { type ComponentType, useCallback, useEffect, useState } from 'react';
import type { LazyPage } from '#features/catalogue/index.ts';
import { ERROR_BOUNDARY_RETRIES } from '#shared/limits.ts';
import { ErrorPage } from './ErrorPage.tsx';

class PageNotLoadedError extends Error {
  override readonly name = 'PageNotLoadedError';

  constructor(cause: unknown) {
    // Without the address of a script, which says nothing to a person.
    super('The page could not be fetched.', { cause });
  }
}

export function missingPage(load: LazyPage, cause: unknown): ComponentType {
  const error = new PageNotLoadedError(cause);
  let loaded: ComponentType | null = null;

  return function MissingPage() {
    const [Page, setPage] = useState<ComponentType | null>(() => loaded);
    const [attempts, setAttempts] = useState(0);
    const get = useCallback(async () => {
      try {
        const page = await load();
        loaded = page;
        setPage(() => page);
      } catch {
        // The error page stays.
      }
    }, []);
    // Whoever comes back to it later may find it.
    useEffect(() => void get(), [get]);
    if (Page) return <Page />;
    const tryAgain = () => {
      if (attempts >= ERROR_BOUNDARY_RETRIES) {
        window.location.reload();
        return;
      }
      setAttempts(attempts + 1);
      void get();
    };
    return <ErrorPage error={error} attempts={attempts} onTryAgain={tryAgain} />;
  };
}
