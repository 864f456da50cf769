/** What the server answers otherwise than this device has seen it, and what does not open: item by item. */
import { isOfBox, isOfItem } from '#shared/vault/deviceRecord.ts';
import type { ItemFinding } from '#shared/vault/seen.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import { useOpenVault } from '../open/vaultStore.ts';
import { FindingList } from './FindingList.tsx';
import { LockedFindings } from './LockedFindings.tsx';
import { findingMessages } from './messages.ts';
import { UnreadableItems } from './UnreadableItems.tsx';

const GoBackToFormerKeys = lazyPart(
  async () => (await import('../unlock/GoBackToFormerKeys.tsx')).GoBackToFormerKeys,
);

export function OpenFindings() {
  const messages = useMessages(findingMessages);
  const { items, findings, isBoxIntact, servedKeys, unreadable } = useOpenVault();
  const boxFindings = findings.filter(isOfBox);
  const itemFindings = findings.filter(isOfItem);

  function describe(finding: ItemFinding): string {
    const item = items.get(finding.itemId);
    const title = item ? item.content.title || messages.untitled : messages.unknownItem;
    switch (finding.is) {
      case 'item-missing':
        return messages.missing(finding.seenVersion);
      case 'item-older':
        return messages.older(title, finding.seenVersion, finding.answeredVersion);
      case 'item-different':
        return messages.different(title);
    }
  }

  return (
    <>
      <LockedFindings findings={boxFindings} />
      {isBoxIntact || boxFindings.length > 0 ? null : (
        <LockedFindings findings={[{ is: 'box-not-intact' }]} />
      )}
      {isBoxIntact ? null : (
        <div className="mb-6 max-w-2xl">
          <GoBackToFormerKeys standing={servedKeys} isVaultOpen />
        </div>
      )}
      {itemFindings.length > 0 ? (
        <FindingList
          title={messages.itemsTitle(itemFindings.length)}
          advice={messages.itemsAdvice}
          entries={itemFindings.map((finding) => ({ key: finding.itemId, text: describe(finding) }))}
        />
      ) : null}
      {unreadable.length > 0 ? <UnreadableItems items={unreadable} /> : null}
    </>
  );
}
