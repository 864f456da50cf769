/** Main's side of [Note: What the shell tells the page]. */
import { type IpcMainInvokeEvent, ipcMain, type WebContents } from 'electron';
import {
  type DesktopEvent,
  desktopEventSchema,
  EVENT_CHANNEL,
  LISTEN_CHANNEL,
} from '#shared/desktop/events.ts';
import { isTrustedSender } from './bridge.ts';

/** Whose page listens: from when it says so until another is loaded, or it is lost. */
const listening = new WeakSet<WebContents>();
const watched = new WeakSet<WebContents>();

/** `greet` tells a page that begins to listen what it should know at once. */
export function acceptListeners(greet: (contents: WebContents) => void = () => undefined): void {
  ipcMain.handle(LISTEN_CHANNEL, ({ sender, senderFrame }: IpcMainInvokeEvent) => {
    if (!isTrustedSender(senderFrame)) throw new Error('This page may not use the desktop bridge.');
    listening.add(sender);
    greet(sender);
    if (watched.has(sender)) return;
    watched.add(sender);
    const stop = () => listening.delete(sender);
    sender.on('did-navigate', stop);
    sender.on('render-process-gone', stop);
    sender.on('destroyed', stop);
  });
}

/** Whether the page of that window was told: false where none listens. */
export function tell(contents: WebContents, event: DesktopEvent): boolean {
  if (!listening.has(contents) || !isTrustedSender(contents.mainFrame)) return false;
  contents.mainFrame.send(EVENT_CHANNEL, desktopEventSchema.parse(event));
  return true;
}
