/** The user menu's entry to check in at any time, for who has an armed life verification. */
import HeartPulse from 'lucide-react/icons/heart-pulse';
import type { UserId } from '#shared/domain/ids.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { useChange } from '#ui/readOnly.tsx';
import { checkIn } from '../api.ts';
import { isArmed } from '../state/standing.ts';
import { useAct } from '../useLifeVerification.ts';
import { checkInMessages } from './messages.ts';
import { useRecord } from './useRecord.ts';

interface CheckInEntryProps {
  readonly userId: UserId;
  /** Of the menu's entries. */
  readonly className: string;
}

export function CheckInEntry({ userId, className }: CheckInEntryProps) {
  const texts = useMessages(checkInMessages);
  const life = useRecord(userId);
  const change = useChange();
  const { isPending, act } = useAct(userId);
  if (!life || !isArmed(life)) return null;
  return (
    <li>
      <button
        type="button"
        aria-disabled={isPending || undefined}
        onClick={isPending ? undefined : change(() => void act(() => checkIn(), texts.done))}
        className={className}
      >
        <HeartPulse size={18} aria-hidden="true" />
        {texts.menu}
      </button>
    </li>
  );
}
