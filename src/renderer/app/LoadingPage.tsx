/** While the first page's code arrives. */
import { Spinner } from '#ui/Spinner.tsx';
import { loadingPage } from './fixedSentences.ts';

export function LoadingPage() {
  return <Spinner message={loadingPage} isPage />;
}
