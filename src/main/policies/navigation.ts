/** Where a window and its frames may go, and what they may open: our own pages, and nothing. */
import { shell, type WebContents } from 'electron';
import { externalAddress } from './externalLinks.ts';
import { isOwnContent, isOwnPage } from './ownPage.ts';

/** `isPopup` is asked each time: a sign-in window is known as one only after it was made, and follows its own rules. */
export function restrictNavigation(contents: WebContents, isPopup: () => boolean): void {
  contents.on('will-attach-webview', (event) => event.preventDefault());
  contents.setWindowOpenHandler(({ url }) => {
    if (!isPopup()) openOutside(url);
    return { action: 'deny' };
  });
  contents.on('will-navigate', (event) => {
    if (isPopup() || isOwnPage(event.url)) return;
    event.preventDefault();
    openOutside(event.url);
  });
  // Our own pages are never answered with a redirect.
  contents.on('will-redirect', (event) => {
    if (!isPopup()) event.preventDefault();
  });
  contents.on('will-frame-navigate', (event) => {
    if (isPopup() || event.isMainFrame || isAllowedInFrame(event.url)) return;
    event.preventDefault();
  });
}

const isAllowedInFrame = (address: string) =>
  address === 'about:blank' || address === 'about:srcdoc' || isOwnContent(address);

function openOutside(address: string): void {
  const safe = externalAddress(address);
  if (safe) void shell.openExternal(safe);
}
