/** In the place of a page for somebody who is signed in, on a computer that has no connection and kept nothing of them. */
import { lookIntoReachability } from '#platform/backend/reachability.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { NativeButton } from '#ui/NativeButton.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { offlineMessages } from './messages.ts';

export function NothingKeptPage() {
  const texts = useMessages(offlineMessages);
  return (
    <main className="mx-auto flex min-h-dvh max-w-xl flex-col justify-center px-6 py-16">
      <PageHeader title={texts.title}>{texts.nothingKept}</PageHeader>
      <NativeButton variant="secondary" onPress={() => void lookIntoReachability()}>
        {texts.tryAgain}
      </NativeButton>
    </main>
  );
}
