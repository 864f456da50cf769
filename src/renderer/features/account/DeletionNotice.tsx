/** On every page while the account waits to be erased: when, and the one press that undoes it. */
import { useState } from 'react';
import { useExplain } from '#features/failures/index.ts';
import { refreshSession, useSession } from '#features/session/index.ts';
import { longDateFormat } from '#shared/longDates.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { focusHeading } from '#ui/focusHeading.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { useChange } from '#ui/readOnly.tsx';
import { showToast } from '#ui/toast.ts';
import { cancelDeletion } from './api.ts';
import { accountMessages } from './messages.ts';

export function DeletionNotice() {
  const texts = useMessages(accountMessages);
  const explain = useExplain();
  const session = useSession();
  const change = useChange();
  const [isPending, setPending] = useState(false);
  if (session.status !== 'signed-in' || !session.profile.deletionDueAt) return null;
  const { deletionDueAt, settings } = session.profile;
  const date = longDateFormat(settings.language, { dateStyle: 'long' }).format(deletionDueAt);

  async function keep(): Promise<void> {
    setPending(true);
    try {
      // What the server has, whatever was heard of it.
      await cancelDeletion().finally(refreshSession);
      // The button goes with the notice.
      focusHeading();
      showToast({ message: texts.kept, tone: 'success' });
    } catch (error) {
      showToast({ message: explain(error), tone: 'error' });
    } finally {
      setPending(false);
    }
  }

  return (
    <Banner
      tone="notice"
      className="mb-8"
      action={
        <Button size="small" isPending={isPending} onPress={change(() => void keep())}>
          {texts.keep}
        </Button>
      }
    >
      {texts.deletionPlanned(date)}
    </Banner>
  );
}
