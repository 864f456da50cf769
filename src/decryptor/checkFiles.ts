/** Looks through every file of the export, to its end: those that are attached open, the others are as they were listed. */
import type { Attachment } from '#shared/vault/content.ts';
import type { VaultFileId } from '#shared/vault/ids.ts';
import { element } from './element.ts';
import type { ExportedVault } from './exportedVault.ts';
import { type Language, messages, sayProblem } from './messages.ts';
import { type AttachmentProblem, checkAttachment, digestOfStored } from './openAttachment.ts';
import type { OpenedExport, ReadableItem } from './openExport.ts';

/** Each file once: of an item, of what other devices wrote of it, and of the versions before it. */
export function attachmentsOf(items: readonly ReadableItem[]): ReadonlyMap<VaultFileId, Attachment> {
  const attachments = new Map<VaultFileId, Attachment>();
  for (const version of items.flatMap(({ item, earlier }) => [item, ...earlier])) {
    if (!('content' in version)) continue;
    for (const { content } of [version, ...version.alternatives]) {
      for (const attachment of content.attachments) {
        if (!attachments.has(attachment.fileId)) attachments.set(attachment.fileId, attachment);
      }
    }
  }
  return attachments;
}

interface FileCheck {
  readonly name: string;
  readonly findProblem: () => Promise<AttachmentProblem | null>;
}

function checksOf({ vault, readable, contents }: OpenedExport, files: ExportedVault['files']): FileCheck[] {
  const attachments = attachmentsOf(readable);
  const others = contents?.files.filter(({ fileId }) => !attachments.has(fileId) && files.has(fileId)) ?? [];
  return [
    ...[...attachments.values()].map((attachment) => ({
      name: attachment.name,
      findProblem: () => checkAttachment({ vault, files }, attachment),
    })),
    ...others.map(({ fileId, sha256 }) => ({
      name: fileId,
      findProblem: async (): Promise<AttachmentProblem | null> =>
        (await digestOfStored(files, fileId)) === sha256 ? null : { is: 'altered', what: 'file' },
    })),
  ];
}

/** Null when there is no file. */
export function checkFilesButton(
  language: Language,
  opened: OpenedExport,
  files: ExportedVault['files'],
): HTMLElement | null {
  const said = messages[language];
  const checks = checksOf(opened, files);
  if (checks.length === 0) return null;
  const status = element('p', { role: 'status' });
  const list = element('ul', { class: 'problem' });
  const check = async () => {
    button.disabled = true;
    list.replaceChildren();
    for (const [done, { name, findProblem }] of checks.entries()) {
      status.textContent = said.checking(done, checks.length);
      const problem = await findProblem();
      if (problem) list.append(element('li', {}, said.damagedFile(name, sayProblem(said, problem))));
    }
    const isSound = list.childElementCount === 0;
    status.textContent = isSound
      ? said.filesSound(checks.length)
      : said.checking(checks.length, checks.length);
    button.disabled = false;
  };
  const button = element('button', { type: 'button', click: check }, said.checkFiles);
  return element('div', { class: 'files' }, button, status, list);
}
