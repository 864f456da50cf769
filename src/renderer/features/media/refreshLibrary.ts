/**
 * What has changed is read again, here and in the other tabs and windows of this browser, which would go on showing what
 * is gone. A tab that nobody sees reads again when it comes to the front.
 */
import { focusManager, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { z } from 'zod';

const CHANNEL = 'amaranth-library';

const keysSchema = z.array(z.tuple([z.literal('library')], z.string().nullable()));

const channels = new WeakMap<QueryClient, BroadcastChannel>();

/** Says to the others that these were changed. */
export function tellOtherTabs(client: QueryClient, keys: readonly QueryKey[]): void {
  channels.get(client)?.postMessage(keys);
}

/** Resolves when what is on this page has been read again. */
export async function refreshLibrary(client: QueryClient, keys: readonly QueryKey[]): Promise<void> {
  tellOtherTabs(client, keys);
  await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
}

/** Until the returned function is called. */
export function hearLibraryChanges(client: QueryClient): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channels.set(client, channel);
  channel.onmessage = ({ data }) => {
    const heard = keysSchema.safeParse(data);
    if (!heard.success) return;
    const refetchType = focusManager.isFocused() ? 'active' : 'none';
    for (const queryKey of heard.data) void client.invalidateQueries({ queryKey, refetchType });
  };
  return () => {
    channels.delete(client);
    channel.close();
  };
}
