/** On a person's card: what of the vault is locked for them, by what, and the one press that brings it in order. */
import type { UserId } from '#shared/domain/ids.ts';
import type { Beneficiary } from '#shared/legacy/beneficiary.ts';
import { Button } from '#ui/Button.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { useChange } from '#ui/readOnly.tsx';
import { describeLock } from './describeLock.ts';
import { lockMessages } from './messages.ts';
import { useLocking } from './useLocking.tsx';
import { isActionNeeded, type Locks, useLocks } from './useLocks.ts';

interface PersonLockProps {
  readonly userId: UserId;
  readonly person: Beneficiary;
}

export function PersonLock({ userId, person }: PersonLockProps) {
  const locks = useLocks(userId);
  return locks ? <Known person={person} locks={locks} /> : null;
}

function Known({ person, locks }: { readonly person: Beneficiary; readonly locks: Locks }) {
  const texts = useMessages(lockMessages);
  const change = useChange();
  const locking = useLocking(locks);
  const state = locks.states.get(person.id);
  if (!state || state.is === 'nothing') return null;
  const sentences = describeLock(state, person, locks.records, texts);
  if (sentences.length === 0) return null;
  const label =
    state.is === 'broken'
      ? texts.repair
      : state.is === 'locked'
        ? texts.complete
        : texts.lockFor(person.name);
  return (
    <div className="mt-4 border-t border-line pt-4 text-small">
      <p className="font-semibold text-ink-soft">{texts.lock}</p>
      {sentences.map((sentence) => (
        <p key={sentence} className="mt-1 [overflow-wrap:anywhere]">
          {sentence}
        </p>
      ))}
      {isActionNeeded(state) && !locks.isUnreadable ? (
        <Button
          size="small"
          className="mt-3"
          isPending={locking.isPending}
          onPress={change(() => locking.lock([person]))}
        >
          {label}
        </Button>
      ) : null}
      {state.is === 'locked' && state.isOnPaper ? (
        <Button
          size="small"
          variant="quiet"
          className="mt-3"
          isDisabled={locking.isPending}
          onPress={change(() => locking.printKit(person))}
        >
          {texts.printKit}
        </Button>
      ) : null}
      {locking.dialogs}
    </div>
  );
}
