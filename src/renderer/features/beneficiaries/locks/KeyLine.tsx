/** Of somebody's key, on their card: that it changed, in grave words, and the way to compare it. */
import { useState } from 'react';
import type { Invitee } from '#shared/callables/invitations.ts';
import type { UserId } from '#shared/domain/ids.ts';
import type { PinnedKey } from '#shared/legacy/person.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { useChange } from '#ui/readOnly.tsx';
import { CompareKeys } from './CompareKeys.tsx';
import { changedKeysOf, type Keyed } from './keyed.ts';
import { lockMessages } from './messages.ts';
import { useLocking } from './useLocking.tsx';
import { type Locks, useLocks } from './useLocks.ts';

interface KeyLineProps {
  readonly userId: UserId;
  readonly invitee: Invitee;
  readonly name: string;
  /** Null while they have none. */
  readonly pinned: PinnedKey | null;
  readonly isCompared: boolean;
}

export function KeyLine(props: KeyLineProps) {
  const locks = useLocks(props.userId);
  return locks && props.pinned ? <Known {...props} pinned={props.pinned} locks={locks} /> : null;
}

interface KnownProps extends KeyLineProps {
  readonly pinned: PinnedKey;
  readonly locks: Locks;
}

function Known({ invitee, name, pinned, isCompared, locks }: KnownProps) {
  const texts = useMessages(lockMessages);
  const change = useChange();
  const locking = useLocking(locks);
  const [isOpen, setOpen] = useState(false);
  const { publicKey, generation } = pinned;
  const role = invitee.role === 'beneficiary' ? 'beneficiary' : 'contact';
  const key: Keyed = { role, id: invitee.subjectId, name, publicKey };
  const [changed] = locks.proof ? changedKeysOf([key], locks.proof.pins) : [];
  const compare = (
    <Button size="small" variant="secondary" onPress={change(() => setOpen(true))}>
      {texts.compare}
    </Button>
  );
  // A vault that nobody made has nowhere to keep what was seen.
  const canCompare = locks.vault.is === 'open' || locks.vault.is === 'locked';
  return (
    <div className="mt-3">
      {changed ? (
        <Banner tone="error" title={texts.keyChanged(name)} action={compare}>
          {texts.keyChangedText(name)} {changed.wasComparedBy ? texts.wasCompared : null}
        </Banner>
      ) : isCompared ? (
        <p className="text-small text-success-text">{texts.isCompared}</p>
      ) : canCompare ? (
        compare
      ) : null}
      <CompareKeys
        compared={{ ...key, invitee, generation, isChanged: changed !== undefined }}
        tools={locks.tools}
        locking={locking}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
      />
      {locking.dialogs}
    </div>
  );
}
