/** What is to stand in the item once the file has arrived, kept on this device until then, and only sealed. */
import { type Attachment, attachmentSchema } from '#shared/vault/content.ts';
import { fromBase64Url, readJson, toBase64Url, utf8 } from '#shared/vault/encoding.ts';
import type { VaultSession } from '../open/vaultSession.ts';

export async function sealAttachment(
  session: Pick<VaultSession, 'sealForDevice'>,
  attachment: Attachment,
): Promise<string> {
  return toBase64Url(await session.sealForDevice(utf8(JSON.stringify(attachment))));
}

/** Null for what this vault did not seal. */
export async function openAttachmentRecord(
  session: Pick<VaultSession, 'openFromDevice'>,
  record: string,
): Promise<Attachment | null> {
  const sealed = fromBase64Url(record);
  const opened = sealed && (await session.openFromDevice(sealed));
  return opened ? (attachmentSchema.safeParse(readJson(opened)).data ?? null) : null;
}
