/** On every page while the owner is asked whether they are there: what one press does, and the press. */
import { platform } from '#platform/currentPlatform.ts';
import type { UserId } from '#shared/domain/ids.ts';
import { routes } from '#shared/routes.ts';
import { Banner } from '#ui/Banner.tsx';
import { focusHeading } from '#ui/focusHeading.ts';
import { Link } from '#ui/Link.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { NativeButton } from '#ui/NativeButton.tsx';
import { useChange } from '#ui/readOnly.tsx';
import { checkIn } from '../api.ts';
import { isAsked } from '../state/standing.ts';
import { useAct } from '../useLifeVerification.ts';
import { CheckInReminder } from './CheckInReminder.tsx';
import { checkInMessages } from './messages.ts';
import { useRecord } from './useRecord.ts';

/** While nobody but the owner knows of it. */
const amongUs = ['due', 'reminding', 'grace'];

export function CheckInNotice({ userId }: { readonly userId: UserId }) {
  const texts = useMessages(checkInMessages);
  const life = useRecord(userId);
  const change = useChange();
  const { isPending, act } = useAct(userId);
  const isDue = life ? isAsked(life) : false;
  if (!life || !isDue) return null;

  async function press(): Promise<void> {
    // The button goes with the notice.
    if (await act(() => checkIn(), texts.done)) focusHeading();
  }

  return (
    <>
      {/* Where the app goes on out of sight, it reminds beside every page. */}
      {platform().background ? null : <CheckInReminder userId={userId} />}
      <Banner
        tone="notice"
        title={texts.askedTitle}
        className="mb-8"
        action={
          <NativeButton size="small" isPending={isPending} onPress={change(() => void press())}>
            {texts.checkIn}
          </NativeButton>
        }
      >
        {amongUs.includes(life.state.is) ? texts.askedText : texts.othersText}{' '}
        <Link to={routes.lifeVerification.path}>{texts.look}</Link>
      </Banner>
    </>
  );
}
