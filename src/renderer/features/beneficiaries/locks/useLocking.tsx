/** Makes, repairs or completes locks at one press: asks for the vault's phrase in place where it is locked, and goes on. */
import { useEffect, useState } from 'react';
import { useExplain } from '#features/failures/index.ts';
import { ClaimKit } from '#features/invitations/index.ts';
import { useSignedIn } from '#features/session/index.ts';
import { UnlockInPlace } from '#features/vault/index.ts';
import type { BeneficiaryId } from '#shared/lifeVerification/people.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { showToast } from '#ui/toast.ts';
import type { LockOutcome } from './lockMaker.ts';
import { lockMessages } from './messages.ts';
import { LockProblemError } from './ownersKeys.ts';
import type { Locks } from './useLocks.ts';

interface Locked {
  readonly id: BeneficiaryId;
  readonly name: string;
}

type Asked =
  | { readonly is: 'nothing' }
  | { readonly is: 'vault'; readonly goOn: () => Promise<void> }
  | { readonly is: 'kits'; readonly kits: readonly MadeKit[] };

interface MadeKit extends Locked {
  readonly code: string;
}

export function useLocking({ tools, vault, refresh }: Locks) {
  const texts = useMessages(lockMessages);
  const explain = useExplain();
  const { user, profile } = useSignedIn();
  const [asked, setAsked] = useState<Asked>({ is: 'nothing' });
  const [isPending, setPending] = useState(false);
  const close = () => setAsked({ is: 'nothing' });

  async function attempt(act: () => Promise<void>): Promise<void> {
    setPending(true);
    try {
      await act();
    } catch (error) {
      const message = error instanceof LockProblemError ? texts.failed : explain(error);
      showToast({ message, tone: 'error' });
    } finally {
      setPending(false);
      void refresh();
    }
  }

  /** With the vault open: at once, or once it was opened in the dialog. */
  function withVault(act: () => Promise<void>): void {
    if (vault.is === 'open') void attempt(act);
    else setAsked({ is: 'vault', goOn: act });
  }

  useEffect(() => {
    if (vault.is !== 'open' || asked.is !== 'vault') return;
    setAsked({ is: 'nothing' });
    void attempt(asked.goOn);
  });

  function tell({ name }: Locked, outcome: LockOutcome): void {
    switch (outcome.is) {
      case 'locked':
        showToast({ message: texts.locked(name) });
        if (outcome.refused.length > 0) {
          showToast({ message: texts.refused(outcome.refused.length), tone: 'error' });
        }
        return;
      case 'key-changed':
        showToast({ message: texts.keyChanged(outcome.keys[0]?.name ?? name), tone: 'error' });
        return;
      case 'not-accepted':
        showToast({ message: texts.hasNoKey(name), tone: 'error' });
        return;
      case 'problem':
        showToast({ message: texts.failed, tone: 'error' });
        return;
      case 'gone':
        return;
    }
  }

  return {
    isPending,
    withVault,
    lock: (people: readonly Locked[]) =>
      withVault(async () => {
        const kits: MadeKit[] = [];
        for (const person of people) {
          const outcome = await tools.maker.lock(person.id);
          tell(person, outcome);
          if (outcome.is === 'locked' && outcome.kit) kits.push({ ...person, code: outcome.kit });
        }
        if (kits.length > 0) setAsked({ is: 'kits', kits });
      }),
    /** Of a paper that was made on the way. */
    showKit: (person: Locked, code: string) => setAsked({ is: 'kits', kits: [{ ...person, code }] }),
    printKit: ({ id, name }: Locked) =>
      withVault(async () => {
        const code = await tools.maker.printKit(id);
        if (code) setAsked({ is: 'kits', kits: [{ id, name, code }] });
      }),
    dialogs: (
      <>
        <Dialog title={texts.unlockTitle} isOpen={asked.is === 'vault'} onClose={close}>
          <p className="mb-5 text-ink-soft">{texts.unlockText}</p>
          <UnlockInPlace />
        </Dialog>
        <Dialog
          title={texts.kitTitle(asked.is === 'kits' ? (asked.kits[0]?.name ?? '') : '')}
          isOpen={asked.is === 'kits'}
          onClose={() => {
            if (asked.is !== 'kits') return;
            const [, ...rest] = asked.kits;
            setAsked(rest.length > 0 ? { is: 'kits', kits: rest } : { is: 'nothing' });
          }}
          size="wide"
        >
          <p className="mb-5 text-ink-soft">{texts.kitText}</p>
          {asked.is === 'kits' && asked.kits[0] ? (
            <ClaimKit
              code={asked.kits[0].code}
              ownerId={user.uid}
              beneficiaryId={asked.kits[0].id}
              ownerName={profile.name || user.email || ''}
              personName={asked.kits[0].name}
            />
          ) : null}
        </Dialog>
      </>
    ),
  };
}
export type Locking = ReturnType<typeof useLocking>;
