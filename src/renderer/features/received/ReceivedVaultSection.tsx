/** The vault's part: opened in the browser, shown read-only, closed when the page is left. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type KeyHolderConnection,
  UnlockKeys,
  useKeyHolder,
  usePersonKeys,
} from '#features/personKeys/index.ts';
import { useSignedIn } from '#features/session/index.ts';
import { signedGrantSchema } from '#shared/legacy/keys/grant.ts';
import type { Received } from '#shared/legacy/received.ts';
import type { OpenedItem } from '#shared/vault/items.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { FormError } from '#ui/form/useForm.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { RetryBanner } from '#ui/RetryBanner.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { type ReceivedVault, readSigningKey, readVaultOf, receivedKeys } from './api.ts';
import { KitForm } from './KitForm.tsx';
import { receivedMessages } from './messages.ts';
import { OpenedVaultItems } from './OpenedVaultItems.tsx';
import { openReceivedVault } from './openReceivedVault.ts';

export interface OpenedVault {
  readonly items: readonly OpenedItem[];
  readonly refusedCount: number;
  readonly wrongShareCount: number;
}

export function ReceivedVaultSection({ received }: { readonly received: Received }) {
  const texts = useMessages(receivedMessages);
  const { user } = useSignedIn();
  const { ownerId, ownerName, beneficiaryId } = received;
  const holder = useKeyHolder();
  const [opened, setOpened] = useState<OpenedVault | null>(null);
  const sealed = useQuery({
    queryKey: receivedKeys.vault(ownerId),
    queryFn: async () => {
      const vault = await readVaultOf(ownerId);
      return { vault, ownerSigningKey: await readSigningKey(user.uid, beneficiaryId) };
    },
    gcTime: 0,
    retry: false,
  });
  if (sealed.isError) return <RetryBanner onRetry={() => void sealed.refetch()}>{texts.failed}</RetryBanner>;
  if (!sealed.data) return <Spinner message={texts.loading} />;
  const { vault, ownerSigningKey } = sealed.data;
  /** Throws FormError. */
  async function open(kit: string | null): Promise<void> {
    const outcome = await openReceivedVault(
      holder,
      { ownerId, beneficiaryId, ownerSigningKey, vault, kit },
      texts,
    );
    if (!outcome.ok) throw new FormError(outcome.sentence);
    setOpened(outcome.value);
  }
  return (
    <section>
      <h2 className="text-heading">{texts.vault}</h2>
      {opened ? (
        <>
          <div className="mt-2 mb-5 flex flex-wrap items-center gap-x-4 gap-y-2">
            <p className="text-small text-ink-soft">{texts.closedAgain}</p>
            <Button
              variant="secondary"
              size="small"
              onPress={() => {
                holder.end();
                setOpened(null);
              }}
            >
              {texts.close}
            </Button>
          </div>
          {opened.wrongShareCount > 0 ? <Banner tone="notice">{texts.wrongShares}</Banner> : null}
          {opened.refusedCount > 0 ? (
            <Banner tone="error">{texts.unreadable(opened.refusedCount)}</Banner>
          ) : null}
          <OpenedVaultItems ownerId={ownerId} vaultItems={vault.items} items={opened.items} />
        </>
      ) : (
        <Card className="mt-4 max-w-2xl">
          <p className="mb-5">
            {isOnPaper(vault) ? texts.vaultKitText : texts.vaultText(vault.items.length, ownerName)}
          </p>
          {isOnPaper(vault) ? (
            <KitForm onTyped={open} />
          ) : (
            <OpenWithKey holder={holder} open={() => open(null)} />
          )}
        </Card>
      )}
    </section>
  );
}

/** Whether part A is on paper. What is no grant is told when it is opened. */
function isOnPaper({ grant }: ReceivedVault): boolean {
  try {
    const signed = signedGrantSchema.safeParse(JSON.parse(grant));
    return signed.success && signed.data.grant.partA.kind === 'kit';
  } catch {
    return false;
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
      return <UnlockKeys keys={keys.keys} holder={holder} submitLabel={texts.openVault} onOpened={open} />;
  }
}
