/** A file of a received item: fetched sealed, opened on this device, handed to the browser's downloads. */
import { AnswerError } from '#platform/backend/answerError.ts';
import { systemClock } from '#shared/clock.ts';
import type { UserId } from '#shared/domain/ids.ts';
import type { Attachment } from '#shared/vault/content.ts';
import { importFileKey } from '#shared/vault/files.ts';
import type { VaultId } from '#shared/vault/ids.ts';
import { openFileStream } from '#shared/vault/openFile.ts';
import { VaultStreamError } from '#shared/vault/problems.ts';
import { offerDownload } from '#ui/offerDownload.ts';
import { linkToFile } from './api.ts';

/** By then the browser has read what it was handed. */
const TAKEN_AFTER = 60_000;

/** Throws VaultStreamError for what does not open, AnswerError, CallableError, or what the line threw. */
export async function saveAttachment(
  ownerId: UserId,
  vaultId: VaultId,
  { fileId, key, byteCount, name, contentType }: Attachment,
): Promise<void> {
  const fileKey = await importFileKey({ ownerId, vaultId }, fileId, key);
  if (!fileKey.ok) throw new VaultStreamError(fileKey.problem);
  const { address } = await linkToFile(ownerId, fileId);
  const response = await fetch(address, { credentials: 'omit' });
  if (!response.ok || !response.body) throw new AnswerError(address, response.status);
  const opened = response.body.pipeThrough(openFileStream(fileKey.value, byteCount));
  const bytes = await new Response(opened).arrayBuffer();
  const forget = offerDownload(new Blob([bytes], { type: contentType }), name);
  void systemClock.sleep(TAKEN_AFTER).then(forget);
}
