/** The browser's notifications. */
import type { DeviceNotifications } from '../platform.ts';

const permission = () => ('Notification' in window ? Notification.permission : 'unavailable');

export const webNotifications: DeviceNotifications = {
  permission,
  async ask() {
    if (permission() === 'default') await Notification.requestPermission();
  },
  show({ title, text }) {
    const notification = new Notification(title, { body: text, tag: title });
    notification.addEventListener('click', () => {
      window.focus();
      notification.close();
    });
  },
};
