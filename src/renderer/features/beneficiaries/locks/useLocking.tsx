/** Makes, repairs or completes locks at one press: asks for the vault's phrase in place where it is locked, and goes on. */
import { useEffect, useState } from 'react';
import { useExplain } from '#features/failures/index.ts';
import { ClaimKit } from '#features/invitations/index.ts';
import { useSignedIn } from '#features/session/index.ts';
import { UnlockInPlace } from '#features/vault/index.ts';
import type { BeneficiaryId } from '#shared/lifeVerification/people.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { showToast } from '#ui/toast.ts';
import { sayNames } from '../person/sayNames.ts';
import { describeHolders } from './describeHolders.ts';
import { firstByTimeLock, type HoldersChange } from './holdersChange.ts';
import type { LockOutcome } from './lockMaker.ts';
import { lockFor } from './lockState.ts';
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
  | { readonly is: 'holders'; readonly person: Locked; readonly change: HoldersChange }
  | { readonly is: 'kits'; readonly kits: readonly MadeKit[] };

interface MadeKit extends Locked {
  readonly code: string;
}

/** A first lock that would be by time alone: it is said where it is pressed (`describeLock`), and agreed with the press. */
export function firstLockToTell({ records, states }: Locks, id: BeneficiaryId): HoldersChange | null {
  if (states.get(id)?.is !== 'to-lock') return null;
  return lockFor(records.contacts, records.quorum).is === 'time-lock-only' ? firstByTimeLock : null;
}

export function useLocking(locks: Locks) {
  const { tools, vault, refresh } = locks;
  const texts = useMessages(lockMessages);
  const language = useLanguage();
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

  function tell({ name }: Locked, outcome: Exclude<LockOutcome, { is: 'other-holders' }>): void {
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

  async function lockAll(
    people: readonly Locked[],
    agreedFor: (id: BeneficiaryId) => HoldersChange | null,
  ): Promise<void> {
    const kits: MadeKit[] = [];
    const leftOut: Locked[] = [];
    for (const person of people) {
      const outcome = await tools.maker.lock(person.id, agreedFor(person.id));
      if (outcome.is !== 'other-holders') tell(person, outcome);
      // Each is decided on by itself: of several they are left as they are.
      else if (people.length > 1) leftOut.push(person);
      else setAsked({ is: 'holders', person, change: outcome.change });
      if (outcome.is === 'locked' && outcome.kit) kits.push({ ...person, code: outcome.kit });
    }
    if (leftOut.length > 0) showToast({ message: texts.leftOut(sayNames(leftOut, language)), tone: 'error' });
    if (kits.length > 0) setAsked({ is: 'kits', kits });
  }

  function agree(): void {
    if (asked.is !== 'holders') return;
    const { person, change } = asked;
    close();
    withVault(() => lockAll([person], () => change));
  }

  return {
    isPending,
    withVault,
    lock: (people: readonly Locked[]) => withVault(() => lockAll(people, (id) => firstLockToTell(locks, id))),
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
        <ConfirmDialog
          title={texts.holdersTitle(asked.is === 'holders' ? asked.person.name : '')}
          confirmLabel={texts.agreeToHolders}
          isOpen={asked.is === 'holders'}
          onCancel={close}
          onConfirm={agree}
          isDangerous
        >
          {asked.is === 'holders'
            ? describeHolders(asked.change, asked.person.name, texts, language).map((sentence) => (
                <p key={sentence} className="mt-2 [overflow-wrap:anywhere]">
                  {sentence}
                </p>
              ))
            : null}
        </ConfirmDialog>
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
