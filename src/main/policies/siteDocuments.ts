/**
 * The site has documents that the app only links to: formats, licences, the page of a printed code. In the app's window they
 * would have no way back, so they open where the site is, in the system's browser.
 */
import { app, shell, type WebContents } from 'electron';
import { mayBePage } from '#shared/contentTypes.ts';
import { DESKTOP_ORIGIN } from '#shared/desktop/bridge.ts';
import { routes } from '#shared/routes.ts';
import { externalAddress } from './externalLinks.ts';

const [codePages = ''] = routes.qrAlbum.path.split(':');

/** Where a document of the site is; null for the app's own pages and for every address that is not ours. */
export function documentAddress(address: string, site: string): string | null {
  if (!address.startsWith(`${DESKTOP_ORIGIN}/`) || !URL.canParse(address)) return null;
  const { pathname, search, hash } = new URL(address);
  if (mayBePage(pathname) && !pathname.startsWith(codePages)) return null;
  // Put together part by part: a path that begins with two slashes would name another host.
  return externalAddress(Object.assign(new URL(site), { pathname, search, hash }).href);
}

/**
 * `site` is the origin of the site. For every window that is opened from now on, except those that `isPopup` names: a
 * provider's page opens nothing outside.
 */
export function openDocumentsOutside(site: string, isPopup: (contents: WebContents) => boolean): void {
  app.on('web-contents-created', (_created, contents) => {
    contents.on('will-navigate', (event) => {
      const address = isPopup(contents) ? null : documentAddress(event.url, site);
      if (!address) return;
      event.preventDefault();
      void shell.openExternal(address);
    });
  });
}
