/**
 * The uploads of whoever is signed in, on every page of the main layout: the queue with its panel once there is work for
 * it, and what other tabs have changed, which are mostly uploads.
 */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { hearLibraryChanges } from '#features/media/index.ts';
import type { UserId } from '#shared/domain/ids.ts';
import { lazyPart } from '#ui/lazyPart.tsx';
import { areUploadsNeeded, needUploads, subscribeToNeed } from './need.ts';
import { watchForWork } from './watchForWork.ts';

const UploadDock = lazyPart(async () => (await import('./UploadDock.tsx')).UploadDock);

export function Uploads({ userId }: { readonly userId: UserId }) {
  const client = useQueryClient();
  const isNeeded = useSyncExternalStore(subscribeToNeed, areUploadsNeeded);
  useEffect(() => (isNeeded ? undefined : watchForWork(userId, needUploads)), [userId, isNeeded]);
  useEffect(() => hearLibraryChanges(client), [client]);
  return isNeeded ? <UploadDock userId={userId} /> : null;
}
