/** A file of the export, opened while it streams by. */
import type { Attachment } from '#shared/vault/content.ts';
import type { Bytes } from '#shared/vault/encoding.ts';
import { importFileKey } from '#shared/vault/files.ts';
import type { VaultFileId } from '#shared/vault/ids.ts';
import { openFileStream } from '#shared/vault/openFile.ts';
import type { OpenVault } from '#shared/vault/openKeyBox.ts';
import { type Result, succeed, type VaultProblem, VaultStreamError } from '#shared/vault/problems.ts';
import type { ExportedVault } from './exportedVault.ts';

export type AttachmentProblem = VaultProblem | { readonly is: 'missing' } | { readonly is: 'unreadable' };

type Opened<Value> = Result<Value> | { readonly ok: false; readonly problem: AttachmentProblem };

/** Gives the opened bytes to `consume`, whose value counts only once the last of them was proven. */
async function openThrough<Value>(
  { vault, files }: { readonly vault: OpenVault; readonly files: ExportedVault['files'] },
  attachment: Attachment,
  consume: (opened: ReadableStream<Bytes>) => Promise<Value>,
): Promise<Opened<Value>> {
  const stored = files.get(attachment.fileId);
  if (!stored) return { ok: false, problem: { is: 'missing' } };
  const key = await importFileKey(vault, attachment.fileId, attachment.key);
  if (!key.ok) return key;
  const { readable, writable } = openFileStream(key.value, attachment.byteCount);
  try {
    const [, value] = await Promise.all([stored.writeTo(writable), consume(readable)]);
    return succeed(value);
  } catch (error) {
    if (error instanceof VaultStreamError) return { ok: false, problem: error.problem };
    return { ok: false, problem: { is: 'unreadable' } };
  }
}

type Where = Parameters<typeof openThrough>[0];

/** The file itself. The browser keeps a large one on the disk until the page is closed. */
export function openAttachment(where: Where, attachment: Attachment): Promise<Opened<Blob>> {
  return openThrough(where, attachment, (opened) => new Response(opened).blob());
}

/** The SHA-256, in hex, of what is stored; null when that cannot be read. */
export async function digestOfStored(
  files: ExportedVault['files'],
  fileId: VaultFileId,
): Promise<string | null> {
  const { readable, writable } = new TransformStream<Bytes, Bytes>();
  try {
    const [bytes] = await Promise.all([
      new Response(readable).arrayBuffer(),
      files.get(fileId)?.writeTo(writable),
    ]);
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
    return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
  } catch {
    return null;
  }
}

/** Whether it would open. Nothing of it is kept. */
export async function checkAttachment(
  where: Where,
  attachment: Attachment,
): Promise<AttachmentProblem | null> {
  const checked = await openThrough(where, attachment, (opened) => opened.pipeTo(new WritableStream()));
  return checked.ok ? null : checked.problem;
}
