/** While the first page's code arrives. */
import { useMessages } from '#ui/language/messages.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { appMessages } from './messages.ts';

export function LoadingPage() {
  const texts = useMessages(appMessages);
  return <Spinner message={texts.loadingPage} isPage />;
}
