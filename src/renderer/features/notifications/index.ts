export {
  askForNotifications,
  showNotification,
  useNotificationPermission,
  useWantsNotifications,
} from './notifications.ts';
