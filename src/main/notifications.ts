/** Notifications of the system for the page: only those of main bring a window forward that was put away. */
import { Notification } from 'electron';

const MOST_AT_ONCE = 10;

/** By title: a later one takes an earlier one's place. One that nobody holds is collected, and its press with it. */
const shown = new Map<string, Notification>();

export function showNotification(
  { title, text }: { readonly title: string; readonly text: string },
  open: () => void,
): void {
  if (!Notification.isSupported()) return;
  shown.get(title)?.close();
  // Nobody has so many at once: a page that went mad is not let flood the system, and the newest is what matters.
  const [oldest] = shown;
  if (oldest && shown.size >= MOST_AT_ONCE) {
    const [itsTitle, its] = oldest;
    shown.delete(itsTitle);
    its.close();
  }
  const notification = new Notification({ title, body: text });
  shown.set(title, notification);
  notification.on('click', open);
  notification.on('close', () => {
    if (shown.get(title) === notification) shown.delete(title);
  });
  notification.show();
}
