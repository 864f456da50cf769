/**
 * Opens the upload queue's door to the vault whenever that is open, and closes it when it is locked. Begun once in a page,
 * by the first that shows an open vault.
 */
import { removeTemporaryDownloads } from '#features/media/index.ts';
import {
  type AttachAnswer,
  closeVaultDoor,
  type FileToAttach,
  openVaultDoor,
  type VaultForUploads,
} from '#features/uploads/index.ts';
import { createBatcher } from '#shared/batcher.ts';
import { systemClock } from '#shared/clock.ts';
import type { VaultId } from '#shared/vault/ids.ts';
import { VaultLockedError } from '#shared/vault/vaultLockedError.ts';
import { vaultSession } from '../open/vaultStore.ts';
import { attachArrived } from './attachArrived.ts';
import { openAttachmentRecord } from './attachmentRecord.ts';
import { sealToStaging } from './sealToStaging.ts';

/** Files that were added together arrive together; in milliseconds. */
const WAIT_FOR_COMPANY = 300;

let isKeeping = false;

export function keepVaultFiles(): void {
  if (isKeeping) return;
  isKeeping = true;
  const session = vaultSession();
  let open: { readonly vaultId: VaultId; readonly locked: AbortController } | null = null;
  const look = () => {
    const state = session.snapshot();
    const vaultId = state.kind === 'open' ? state.vaultId : null;
    if (vaultId === (open?.vaultId ?? null)) return;
    if (open) {
      open.locked.abort(new VaultLockedError());
      open = null;
      closeVaultDoor();
    }
    if (vaultId) {
      open = { vaultId, locked: new AbortController() };
      openVaultDoor(vaultFor(vaultId, open.locked.signal));
    }
  };
  session.subscribe(look);
  look();
  void removeTemporaryDownloads(systemClock);
}

function vaultFor(vaultId: VaultId, locked: AbortSignal): VaultForUploads {
  const session = vaultSession();
  const arrivals = createBatcher<FileToAttach, AttachAnswer>({
    limit: Number.POSITIVE_INFINITY,
    clock: systemClock,
    delay: WAIT_FOR_COMPANY,
    keyOf: ({ itemId }) => itemId,
    askAll: (files) => attachArrived(session, files),
    mayBeOneOf: () => false,
  });

  /** Throws VaultLockedError once the vault is locked, whatever the attempt says of it. */
  async function whileOpen<Answer>(act: () => Promise<Answer>): Promise<Answer> {
    try {
      locked.throwIfAborted();
      const answer = await act();
      locked.throwIfAborted();
      return answer;
    } catch (error) {
      throw locked.aborted ? locked.reason : error;
    }
  }

  return {
    vaultId,
    seal: (file) =>
      whileOpen(() => sealToStaging(session, { ...file, signal: AbortSignal.any([file.signal, locked]) })),
    attach: (file) => whileOpen(() => arrivals.ask(file)),
    nameOf: ({ record }) =>
      whileOpen(async () => (await openAttachmentRecord(session, record))?.name ?? null),
  };
}
