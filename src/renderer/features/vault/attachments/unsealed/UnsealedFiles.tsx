/** Files that were chosen for an item, and that no page has any more: they are told of until their owner has read it. */
import { useSyncExternalStore } from 'react';
import type { VaultItemId } from '#shared/vault/ids.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { attachmentMessages } from '../messages.ts';
import { dismissUnsealed, isSafe, unsealedStore } from './keepUnsealed.ts';

export function UnsealedFiles({ itemId }: { readonly itemId: VaultItemId }) {
  const texts = useMessages(attachmentMessages);
  const files = useSyncExternalStore(unsealedStore.subscribe, unsealedStore.snapshot).filter(
    // What a page that is gone had sealed may be taken over by this one a moment later.
    (file) => file.itemId === itemId && !isSafe(file),
  );
  if (files.length === 0) return null;
  return (
    <Banner
      tone="notice"
      title={texts.unsealedTitle}
      className="mt-3"
      action={
        <Button variant="secondary" size="small" onPress={() => void dismissUnsealed(itemId)}>
          {texts.unsealedRead}
        </Button>
      }
    >
      <ul className="list-disc pl-5">
        {files.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
    </Banner>
  );
}
