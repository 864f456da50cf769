/**
 * [Note: The contact's part]
 * With a "gone" the contact opens their share of each of the owner's locks in their browser and reseals it to the
 * beneficiary's key that the owner signed. The server gets nothing that it can open. In a rehearsal nothing is asked or sent
 * but the answer.
 */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useExplain } from '#features/failures/index.ts';
import { type ResealedShare, UnlockKeys, useKeyHolder, usePersonKeys } from '#features/personKeys/index.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { FormError } from '#ui/form/useForm.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { RetryBanner } from '#ui/RetryBanner.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { showToast } from '#ui/toast.ts';
import { type Ask, type ContactRole, readGrants, vote } from './api.ts';
import { entrustedMessages } from './messages.ts';

interface GoneVoteProps {
  readonly role: ContactRole;
  readonly ask: Ask;
  readonly onVoted: () => Promise<void>;
  readonly onCancel: () => void;
}

export function GoneVote({ role, ask, onVoted, onCancel }: GoneVoteProps) {
  const texts = useMessages(entrustedMessages);
  const explain = useExplain({ conflict: texts.over });
  const keys = usePersonKeys();
  const holder = useKeyHolder();
  const grants = useQuery({
    queryKey: ['grants-of', role.ownerId, role.subjectId, ask.round],
    queryFn: () => readGrants(role),
    enabled: !ask.isRehearsal,
    gcTime: 0,
  });
  const [isPending, setPending] = useState(false);

  /** Throws FormError. */
  async function say(shares: readonly ResealedShare[]): Promise<void> {
    try {
      await vote(role, ask, 'gone', shares);
    } catch (error) {
      throw new FormError(explain(error));
    }
    await onVoted();
  }

  async function reseal(): Promise<void> {
    const held = (grants.data?.grants ?? []).map((grant) => ({
      ...grant,
      ownerId: role.ownerId,
      contactId: role.subjectId,
      ownerSigningKey: role.ownerSigningKey,
    }));
    const { shares, problems } = await holder.ask(async (keyHolder) => keyHolder.reseal(held));
    holder.end();
    if (problems.length > 0) showToast({ message: texts.cannotOpen(problems.length), tone: 'error' });
    await say(shares);
  }

  async function sayWithoutKey(): Promise<void> {
    setPending(true);
    try {
      await say([]);
    } catch (error) {
      if (!(error instanceof FormError)) throw error;
      showToast({ message: error.sentence, tone: 'error' });
    }
    setPending(false);
  }

  const heading = <h3 className="text-title">{texts.goneTitle(role.ownerName)}</h3>;
  const wordAlone = (why: string) => (
    <div className="flex flex-col gap-4">
      {heading}
      <Banner tone="notice">{why}</Banner>
      <div className="flex flex-wrap gap-3">
        <Button isPending={isPending} onPress={() => void sayWithoutKey()}>
          {texts.goneWithoutKey}
        </Button>
        <Button variant="quiet" onPress={onCancel} isDisabled={isPending}>
          {texts.cancel}
        </Button>
      </div>
    </div>
  );
  if (ask.isRehearsal) return wordAlone(texts.rehearsedVote);
  if (grants.isError || keys.state === 'failed') {
    const retry = () => {
      void grants.refetch();
      void keys.refresh();
    };
    return <RetryBanner onRetry={retry}>{texts.failed}</RetryBanner>;
  }
  if (!grants.data || keys.state === 'loading') return <Spinner message={texts.loading} />;
  if (grants.data.grants.length === 0 || keys.state === 'none') {
    return wordAlone(texts.noShares);
  }
  return (
    <UnlockKeys
      keys={keys.keys}
      holder={holder}
      submitLabel={texts.goneConfirm}
      onOpened={reseal}
      onCancel={onCancel}
    >
      {heading}
      <p className="max-w-prose text-ink-soft">{texts.goneText}</p>
    </UnlockKeys>
  );
}
