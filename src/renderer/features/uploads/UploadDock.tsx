/**
 * Begins the upload queue of whoever is signed in, and shows it. The panel is loaded when there is something to show.
 */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { UserId } from '#shared/domain/ids.ts';
import { lazyPart } from '#ui/lazyPart.tsx';
import { keepUploading } from './uploads.ts';
import { useAdditions, useUploads } from './useUploads.ts';

const UploadPanel = lazyPart(async () => (await import('./UploadPanel.tsx')).UploadPanel);
const RoomDialog = lazyPart(async () => (await import('./RoomDialog.tsx')).RoomDialog, { isAskedFor: true });

export function UploadDock({ userId }: { readonly userId: UserId }) {
  const client = useQueryClient();
  const hasUploads = useUploads().length > 0;
  const { question, isReading } = useAdditions();
  useEffect(() => keepUploading(userId, client), [userId, client]);
  return (
    <>
      {hasUploads || isReading ? <UploadPanel /> : null}
      {question ? <RoomDialog question={question} /> : null}
    </>
  );
}
