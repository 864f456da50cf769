/**
 * The rules every window lives under, set once at `web-contents-created` so that no window can be forgotten:
 * no navigation away from the app, no new window, no webview, no permission that was not decided here.
 */
import { app, type Session, shell, type WebContents } from 'electron';
import { DESKTOP_ORIGIN } from '#shared/desktop/bridge.ts';
import { externalAddress } from './externalLinks.ts';

/** What the app's own page may ask the operating system for; everything else is denied. */
const grantedPermissions = new Set([
  'clipboard-sanitized-write',
  'fullscreen',
  'fileSystem',
  'media',
  'notifications',
]);

function isOwnPage(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, host } = new URL(address);
  return `${protocol}//${host}` === DESKTOP_ORIGIN;
}

function openOutside(address: string): void {
  const safe = externalAddress(address);
  if (safe) void shell.openExternal(safe);
}

/** `isPopup` names the sign-in windows, which follow their own rules (`popupSignIn.ts`). */
export function lockDown(isPopup: (contents: WebContents) => boolean): void {
  app.on('web-contents-created', (_created, contents) => {
    contents.on('will-attach-webview', (event) => event.preventDefault());
    contents.setWindowOpenHandler(({ url }) => {
      if (!isPopup(contents)) openOutside(url);
      return { action: 'deny' };
    });
    contents.on('will-navigate', (event) => {
      if (isPopup(contents) || isOwnPage(event.url)) return;
      event.preventDefault();
      openOutside(event.url);
    });
  });
}

/** Denies every permission but the granted ones, and those to our own page only. */
export function restrictPermissions(session: Session): void {
  session.setPermissionRequestHandler((contents, permission, decide) => {
    decide(contents !== null && isOwnPage(contents.getURL()) && grantedPermissions.has(permission));
  });
  session.setPermissionCheckHandler(
    (_contents, permission, origin) => isOwnPage(origin) && grantedPermissions.has(permission),
  );
  session.setDevicePermissionHandler(() => false);
}
