/**
 * What was sealed for this person: asked for sealed, opened in the key holder's worker, and let go of when the page is left,
 * when it was closed, and when the vault would lock itself.
 */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type KeyHolderConnection, useKeyHolder } from '#features/personKeys/index.ts';
import { useSignedIn } from '#features/session/index.ts';
import { useAutoLock } from '#features/vault/index.ts';
import type { Received } from '#shared/legacy/received.ts';
import { FormError } from '#ui/form/useForm.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { type ReceivedVault, readSigningKey, readVaultOf, receivedKeys } from './api.ts';
import { receivedMessages } from './messages.ts';
import { type OpenedVault, openReceivedVault } from './openReceivedVault.ts';

export type ReceivedVaultState =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly retry: () => void }
  | {
      readonly state: 'sealed';
      readonly sealed: ReceivedVault;
      /** It was open, and nobody did anything for a while. */
      readonly isClosedByItself: boolean;
      readonly holder: KeyHolderConnection;
      /** `kit` as it was typed; null with the person's key open in the holder. Throws FormError. */
      readonly open: (kit: string | null) => Promise<void>;
    }
  | {
      readonly state: 'open';
      readonly sealed: ReceivedVault;
      readonly opened: OpenedVault;
      readonly holder: KeyHolderConnection;
      readonly close: () => void;
      /** While something that was asked for is on its way, it stays open. */
      readonly setBusy: (isBusy: boolean) => void;
    };

export function useReceivedVault(
  { ownerId, beneficiaryId }: Received,
  hasVault: boolean,
): ReceivedVaultState {
  const texts = useMessages(receivedMessages);
  const { user } = useSignedIn();
  const holder = useKeyHolder();
  const [opened, setOpened] = useState<OpenedVault | null>(null);
  const [isClosedByItself, setClosedByItself] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const sealed = useQuery({
    queryKey: receivedKeys.vault(ownerId),
    queryFn: async () => {
      const [vault, ownerSigningKey] = await Promise.all([
        readVaultOf(ownerId),
        readSigningKey(user.uid, beneficiaryId),
      ]);
      return { vault, ownerSigningKey };
    },
    enabled: hasVault,
    gcTime: 0,
    retry: false,
  });
  const close = () => {
    holder.end();
    setOpened(null);
  };
  useAutoLock({
    isOpen: opened !== null,
    isBusy,
    lock: () => {
      close();
      setClosedByItself(true);
    },
  });
  if (sealed.isError) return { state: 'failed', retry: () => void sealed.refetch() };
  if (!sealed.data) return { state: 'loading' };
  const { vault, ownerSigningKey } = sealed.data;
  if (opened) return { state: 'open', sealed: vault, opened, holder, close, setBusy };
  const open = async (kit: string | null) => {
    const outcome = await openReceivedVault(
      holder,
      { ownerId, beneficiaryId, ownerSigningKey, vault, kit },
      texts,
    );
    if (!outcome.ok) {
      // What opened of the key is of no use any more.
      holder.end();
      throw new FormError(outcome.sentence);
    }
    setClosedByItself(false);
    setOpened(outcome.value);
  };
  return { state: 'sealed', sealed: vault, isClosedByItself, holder, open };
}
