/**
 * Begins the upload queue of whoever is signed in, and shows it on every page of the main layout. The panel is loaded
 * when there is something to show; the queue, once the page has drawn.
 */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import type { UserId } from '#shared/domain/ids.ts';
import { lazyPart } from '#ui/lazyPart.tsx';
import { currentRoomQuestion, subscribeToRoomQuestion } from './room.ts';
import { keepUploading } from './uploads.ts';
import { useUploads } from './useUploads.ts';

const UploadPanel = lazyPart(async () => (await import('./UploadPanel.tsx')).UploadPanel);
const RoomDialog = lazyPart(async () => (await import('./RoomDialog.tsx')).RoomDialog, { isAskedFor: true });

export function UploadDock({ userId }: { readonly userId: UserId }) {
  const client = useQueryClient();
  const hasUploads = useUploads().length > 0;
  const roomQuestion = useSyncExternalStore(subscribeToRoomQuestion, currentRoomQuestion);
  useEffect(() => keepUploading(userId, client), [userId, client]);
  return (
    <>
      {hasUploads ? <UploadPanel /> : null}
      {roomQuestion ? <RoomDialog question={roomQuestion} /> : null}
    </>
  );
}
