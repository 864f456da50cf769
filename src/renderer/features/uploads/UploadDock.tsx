/**
 * Keeps the upload queue going for whoever is signed in, on every page of the main layout. The panel is loaded when
 * there is something to show; the queue, once the page has drawn.
 */
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import type { UserId } from '#shared/domain/ids.ts';
import { startUploads } from './uploads.ts';
import { useAdditions, useUploads } from './useUploads.ts';

const UploadPanel = lazy(async () => ({ default: (await import('./UploadPanel.tsx')).UploadPanel }));
const RoomDialog = lazy(async () => ({ default: (await import('./RoomDialog.tsx')).RoomDialog }));

export function UploadDock({ userId }: { readonly userId: UserId }) {
  const client = useQueryClient();
  const hasUploads = useUploads().length > 0;
  const { question, isReading } = useAdditions();
  useEffect(() => startUploads(userId, client), [userId, client]);
  return (
    <Suspense fallback={null}>
      {hasUploads || isReading ? <UploadPanel /> : null}
      {question ? <RoomDialog question={question} /> : null}
    </Suspense>
  );
}
