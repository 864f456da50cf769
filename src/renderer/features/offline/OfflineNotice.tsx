/** What says that there is no connection: above every page, and in what lies over one. */
import { useEffect, useState } from 'react';
import { useSession } from '#features/session/index.ts';
import { lookIntoReachability } from '#platform/backend/reachability.ts';
import { platform } from '#platform/currentPlatform.ts';
import type { UserId } from '#shared/domain/ids.ts';
import { longDateFormat } from '#shared/longDates.ts';
import { Banner } from '#ui/Banner.tsx';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { NativeButton } from '#ui/NativeButton.tsx';
import { offlineMessages } from './messages.ts';
import { useOldestShown } from './oldestShown.ts';

/** Above every page. */
export function OfflineNotice() {
  return (
    <div className="bg-canvas p-3">
      <OfflineBanner className="mx-auto max-w-4xl" />
    </div>
  );
}

/** Says that there is no connection, and from when what is shown is. It goes by itself once the backend answers. */
export function OfflineBanner({ className = '' }: { readonly className?: string }) {
  const texts = useMessages(offlineMessages);
  const language = useLanguage();
  const session = useSession();
  const userId = session.status === 'signed-in' ? session.user.uid : null;
  const isKeeping = useIsKeeping(userId);
  const oldest = useOldestShown();
  const format = longDateFormat(language, { dateStyle: 'long', timeStyle: 'short' });
  function whatIsShown(): string {
    if (userId === null) return texts.signedOut;
    if (!isKeeping) return texts.nothingKept;
    return oldest === null ? texts.unchanged : texts.shown(format.format(oldest));
  }
  return (
    <Banner
      tone="notice"
      title={texts.title}
      action={
        <NativeButton size="small" variant="secondary" onPress={() => void lookIntoReachability()}>
          {texts.tryAgain}
        </NativeButton>
      }
      className={className}
    >
      {whatIsShown()}
    </Banner>
  );
}

/** Whether this computer keeps anything of the person; believed until it is known. */
function useIsKeeping(userId: UserId | null): boolean {
  const [isKeeping, setIsKeeping] = useState(true);
  useEffect(() => {
    if (userId === null) return;
    let isCurrent = true;
    void platform()
      .openKept(userId)
      .then((records) => {
        if (isCurrent) setIsKeeping(records !== null);
      });
    return () => {
      isCurrent = false;
    };
  }, [userId]);
  return isKeeping;
}
