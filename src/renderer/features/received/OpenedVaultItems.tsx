/** Opened items of a vault, to read; their files to save. */
import { useState } from 'react';
import { ContentView, KindIcon, oneOfKind } from '#features/vault/index.ts';
import type { UserId } from '#shared/domain/ids.ts';
import type { Attachment } from '#shared/vault/content.ts';
import type { VaultId } from '#shared/vault/ids.ts';
import type { OpenedItem } from '#shared/vault/items.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { showToast } from '#ui/toast.ts';
import type { ReceivedVaultItem } from './api.ts';
import { receivedMessages } from './messages.ts';
import { saveAttachment } from './saveAttachment.ts';

interface OpenedVaultItemsProps {
  readonly ownerId: UserId;
  readonly vaultItems: readonly ReceivedVaultItem[];
  readonly items: readonly OpenedItem[];
}

export function OpenedVaultItems({ ownerId, vaultItems, items }: OpenedVaultItemsProps) {
  const texts = useMessages(receivedMessages);
  const kinds = useMessages(oneOfKind);
  return (
    <ul className="grid gap-5 md:grid-cols-2">
      {items.map((item) => {
        if (item.state !== 'kept' && item.state !== 'trashed') return null;
        const { content, itemId } = item;
        const vaultId = vaultItems.find(({ vaultItemId }) => vaultItemId === itemId)?.vaultId;
        return (
          <Card key={itemId} as="li" className="flex flex-col gap-4">
            <div>
              <p className="flex items-center gap-2 text-small text-ink-soft">
                <KindIcon kind={content.kind} size={18} />
                {kinds[content.kind]}
              </p>
              <h3 className="mt-1 text-title [overflow-wrap:anywhere]">{content.title || texts.untitled}</h3>
            </div>
            <ContentView content={content} />
            {vaultId && content.attachments.length > 0 ? (
              <div className="flex flex-wrap gap-2">
                {content.attachments.map((attachment) => (
                  <SaveFile key={attachment.fileId} {...{ ownerId, vaultId, attachment }} />
                ))}
              </div>
            ) : null}
          </Card>
        );
      })}
    </ul>
  );
}

interface SaveFileProps {
  readonly ownerId: UserId;
  readonly vaultId: VaultId;
  readonly attachment: Attachment;
}

function SaveFile({ ownerId, vaultId, attachment }: SaveFileProps) {
  const texts = useMessages(receivedMessages);
  const [isPending, setPending] = useState(false);
  async function save(): Promise<void> {
    setPending(true);
    try {
      await saveAttachment(ownerId, vaultId, attachment);
    } catch {
      showToast({ message: texts.fileFailed, tone: 'error' });
    }
    setPending(false);
  }
  return (
    <Button variant="secondary" size="small" isPending={isPending} onPress={() => void save()}>
      {texts.saveFile(attachment.name)}
    </Button>
  );
}
