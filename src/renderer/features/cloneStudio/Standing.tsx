/** Why the clone does not speak now, where it does not, and the way to talk to it oneself. */
import { isPageBuilt } from '#features/catalogue/index.ts';
import { longDateFormat } from '#shared/longDates.ts';
import { routes } from '#shared/routes.ts';
import { Banner } from '#ui/Banner.tsx';
import { Link } from '#ui/Link.tsx';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { NativeButton } from '#ui/NativeButton.tsx';
import { useChange } from '#ui/readOnly.tsx';
import { todayHere } from '#ui/today.ts';
import { setState } from './api.ts';
import { studioMessages } from './messages.ts';
import type { StudioProps } from './studioProps.ts';
import { useReadAgain } from './useClone.ts';
import { useStudioChange } from './useStudioChange.ts';

export function Standing({ userId, clone }: StudioProps) {
  const messages = useMessages(studioMessages);
  const language = useLanguage();
  const readAgain = useReadAgain(userId);
  const change = useChange();
  const { isPending, run } = useStudioChange(() => readAgain('settings'));
  const { state, expiresOn, steward } = clone;
  const canGoOn = state === 'paused' || state === 'suspended';
  const isExpired = expiresOn !== null && expiresOn < todayHere();
  const why = {
    active: isExpired
      ? messages.expired(
          longDateFormat(language, { dateStyle: 'long' }).format(new Date(`${expiresOn}T12:00:00`)),
        )
      : null,
    paused: messages.paused,
    suspended: messages.suspended(steward?.name ?? messages.steward),
    retired: messages.retired,
  }[state];
  if (why === null) {
    return isPageBuilt('freeClone') ? (
      <p className="-mt-4 mb-6 text-small sm:-mt-6">
        <Link to={routes.freeClone.path}>{messages.listen}</Link>
      </p>
    ) : null;
  }
  return (
    <Banner
      tone="notice"
      className="mb-6"
      {...(canGoOn
        ? {
            action: (
              <NativeButton
                size="small"
                variant="secondary"
                isPending={isPending}
                onPress={change(() => void run(() => setState('active')))}
              >
                {messages.goOn}
              </NativeButton>
            ),
          }
        : {})}
    >
      {why}
    </Banner>
  );
}
