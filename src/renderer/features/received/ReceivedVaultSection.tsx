/** The vault's part: opened in the browser on a press, shown read-only, closed when the page is left. */
import { useState } from 'react';
import { type KeyHolderConnection, UnlockKeys, usePersonKeys } from '#features/personKeys/index.ts';
import { signedGrantSchema } from '#shared/legacy/keys/grant.ts';
import type { Received } from '#shared/legacy/received.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { RetryBanner } from '#ui/RetryBanner.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import type { ReceivedVault } from './api.ts';
import { KitForm } from './KitForm.tsx';
import { receivedMessages } from './messages.ts';
import { OpenedVaultItems } from './OpenedVaultItems.tsx';
import { markOf } from './openReceivedVault.ts';
import { SealedLetters } from './SealedLetters.tsx';
import type { ReceivedVaultState } from './useReceivedVault.ts';

interface ReceivedVaultSectionProps {
  readonly received: Received;
  readonly vault: ReceivedVaultState;
}

export function ReceivedVaultSection({ received, vault }: ReceivedVaultSectionProps) {
  const texts = useMessages(receivedMessages);
  return (
    <section>
      <h2 className="text-heading">{texts.vault}</h2>
      {vault.state === 'loading' ? <Spinner message={texts.loading} /> : null}
      {vault.state === 'failed' ? (
        <RetryBanner className="mt-4" onRetry={vault.retry}>
          {texts.failed}
        </RetryBanner>
      ) : null}
      {vault.state === 'sealed' ? <Sealed ownerName={received.ownerName} vault={vault} /> : null}
      {vault.state === 'open' ? <Opened received={received} vault={vault} /> : null}
    </section>
  );
}

interface SealedProps {
  readonly ownerName: string;
  readonly vault: Extract<ReceivedVaultState, { state: 'sealed' }>;
}

/** The phrase is asked for on a press: the page begins with the owner's words, and not with a field. */
function Sealed({ ownerName, vault: { sealed, isClosedByItself, holder, open } }: SealedProps) {
  const texts = useMessages(receivedMessages);
  const [isAsking, setAsking] = useState(false);
  const lock = lockOf(sealed);
  const count = sealed.items.length + sealed.contents.length;
  if (count === 0) return <p className="mt-3 max-w-prose text-ink-soft">{texts.vaultEmpty}</p>;
  return (
    <Card className="mt-4 flex max-w-2xl flex-col gap-5">
      {isClosedByItself && !isAsking ? <Banner tone="notice">{texts.closedByItself}</Banner> : null}
      <div className="flex flex-col gap-2">
        <p>{texts.vaultText(count, ownerName)}</p>
        <p className="text-ink-soft">{lock.isOnPaper ? texts.opensWithKit : texts.opensWithKey}</p>
        <p className="text-small text-ink-soft">
          {lock.isTimeLockOnly ? texts.timeLock(ownerName) : texts.sharedLock}
        </p>
      </div>
      {isAsking ? (
        lock.isOnPaper ? (
          <KitForm onTyped={open} />
        ) : (
          <OpenWithKey holder={holder} open={() => open(null)} />
        )
      ) : (
        <Button className="self-start" onPress={() => setAsking(true)}>
          {texts.openVault}
        </Button>
      )}
    </Card>
  );
}

interface OpenedProps {
  readonly received: Received;
  readonly vault: Extract<ReceivedVaultState, { state: 'open' }>;
}

function Opened({ received, vault: { sealed, opened, close } }: OpenedProps) {
  const texts = useMessages(receivedMessages);
  return (
    <div className="mt-2 flex flex-col gap-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="text-small text-ink-soft">{texts.closedAgain}</p>
        <Button variant="secondary" size="small" onPress={close}>
          {texts.close}
        </Button>
      </div>
      {opened.wrongShares.length > 0 ? (
        <Banner tone="notice">{texts.wrongShares(opened.wrongShares.map(markOf))}</Banner>
      ) : null}
      {opened.refusedCount > 0 ? <Banner tone="error">{texts.unreadable(opened.refusedCount)}</Banner> : null}
      <SealedLetters letters={opened.letters} />
      <OpenedVaultItems ownerId={received.ownerId} vaultItems={sealed.items} items={opened.items} />
    </div>
  );
}

/** As the grant says. What is no grant is told when it is opened. */
function lockOf({ grant, timeLockPart }: ReceivedVault) {
  const isTimeLockOnly = timeLockPart !== null;
  try {
    const signed = signedGrantSchema.safeParse(JSON.parse(grant));
    return { isTimeLockOnly, isOnPaper: signed.success && signed.data.grant.partA.kind === 'kit' };
  } catch {
    return { isTimeLockOnly, isOnPaper: false };
  }
}

interface OpenWithKeyProps {
  readonly holder: KeyHolderConnection;
  readonly open: () => Promise<void>;
}

function OpenWithKey({ holder, open }: OpenWithKeyProps) {
  const texts = useMessages(receivedMessages);
  const keys = usePersonKeys();
  switch (keys.state) {
    case 'loading':
      return <Spinner message={texts.loading} />;
    case 'failed':
      return <RetryBanner onRetry={keys.retry}>{texts.failed}</RetryBanner>;
    case 'none':
      return <Banner tone="error">{texts.noKey}</Banner>;
    case 'ready':
      return <UnlockKeys keys={keys.keys} holder={holder} submitLabel={texts.open} onOpened={open} />;
  }
}
