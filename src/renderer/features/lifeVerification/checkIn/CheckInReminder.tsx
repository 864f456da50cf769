/** Tells who looks at something else that they are asked: by a notification where they want some, and in the tray's menu. */
import { useEffect } from 'react';
import { showNotification, useWantsNotifications } from '#features/notifications/index.ts';
import { platform } from '#platform/currentPlatform.ts';
import type { UserId } from '#shared/domain/ids.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { isAsked } from '../state/standing.ts';
import { checkInMessages } from './messages.ts';
import { useRecord } from './useRecord.ts';

export function CheckInReminder({ userId }: { readonly userId: UserId }) {
  const texts = useMessages(checkInMessages);
  const life = useRecord(userId);
  const wantsNotifications = useWantsNotifications();
  const isDue = life ? isAsked(life) : false;
  useEffect(() => {
    if (!isDue) return;
    platform().reportCheckIn(true);
    return () => platform().reportCheckIn(false);
  }, [isDue]);
  /** Each state tells once. */
  const state = life?.state.is;
  useEffect(() => {
    if (isDue && state && wantsNotifications) {
      showNotification(texts.notification, texts.notificationText, 'lifeVerification');
    }
  }, [isDue, state, wantsNotifications, texts]);
  return null;
}
