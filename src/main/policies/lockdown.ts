/**
 * The rules every window and session lives under. Set once for all that will ever be made, so that none can be forgotten;
 * each policy has a file beside this one.
 *
 * Left as Electron has it, on purpose: a certificate that does not verify ends the connection (no `certificate-error`, no
 * `setCertificateVerifyProc`), a server or proxy that wants a password gets none (no `login`), and no screen is ever handed
 * out (no `setDisplayMediaRequestHandler`). `staticScan.test.ts` sees that it stays so.
 */
import { app, type Session, type WebContents } from 'electron';
import type { DesktopEvent } from '#shared/desktop/events.ts';
import { denyDownloads, restrictDownloads } from './downloads.ts';
import { restrictNavigation } from './navigation.ts';
import { denyPermissions, restrictPermissions } from './permissions.ts';

/** Call it before the app is ready. `isPopup` names the sign-in windows (`popupSignIn.ts`). */
export function lockDownContents(isPopup: (contents: WebContents) => boolean): void {
  app.on('web-contents-created', (_created, contents) => {
    restrictNavigation(contents, () => isPopup(contents));
    // Left alone, Electron gives the first device that is near.
    contents.on('select-bluetooth-device', (event, _devices, choose) => {
      event.preventDefault();
      choose('');
    });
    // Nothing of ours talks from page to page. A page's policy does not cover it; over TCP it stays possible.
    contents.setWebRTCIPHandlingPolicy('disable_non_proxied_udp');
  });
  // Left alone, Electron shows whoever asks the first certificate of the system's store.
  app.on('select-client-certificate', (event, _contents, _address, _certificates, choose) => {
    event.preventDefault();
    choose();
  });
}

/** The session of our own pages. */
export function lockDownSession(
  session: Session,
  tell: (contents: WebContents, event: DesktopEvent) => void,
): void {
  restrictPermissions(session);
  restrictDownloads(session, tell);
  checkSpellingAtHome(session);
}

/** A session that shows pages of others. */
export function lockOutSession(session: Session): void {
  denyPermissions(session);
  denyDownloads(session);
  checkSpellingAtHome(session);
}

/**
 * macOS checks spelling by itself. Elsewhere Electron would fetch dictionaries from Google, which tells of the program and of
 * the languages that are written in it.
 */
function checkSpellingAtHome(session: Session): void {
  if (process.platform === 'darwin') return;
  session.setSpellCheckerLanguages([]);
  session.setSpellCheckerEnabled(false);
}
