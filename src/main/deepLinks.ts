/**
 * Links that open a page of the app (`shared/desktop/deepLink.ts`), and files that the app can take in. macOS hands one over by
 * an event, which may come before the app is ready; other systems start the program again with it, and the single instance
 * hears of that.
 */
import { app } from 'electron';
import { DESKTOP_ORIGIN } from '#shared/desktop/bridge.ts';
import { DEEP_LINK_SCHEME, readDeepLink } from '#shared/desktop/deepLink.ts';
import { importedFileExtensions } from '#shared/desktop/importedFiles.ts';
import { routes } from '#shared/routes.ts';

/** A path or an address of such a file, as a system hands it over. Bounded: one open part, then one of our own endings. */
const importedFile = new RegExp(
  String.raw`^(?:file:|[a-z]:[\\/]|[\\/]).*\.(?:${Object.values(importedFileExtensions).join('|')})$`,
  'i',
);
const importAddress = `${DESKTOP_ORIGIN}${routes.personalVault.path}?view=import`;

/**
 * A file leads to the page where its kind is brought over, and no further: it is neither read nor named there before the
 * person, whose vault may have to be opened first, chooses it.
 */
function addressOf(given: string): string | null {
  return readDeepLink(given) ?? (importedFile.test(given) ? importAddress : null);
}

/** The first address among what a program was started with. */
function addressAmong(programArguments: readonly string[]): string | null {
  for (const given of programArguments) {
    const address = addressOf(given);
    if (address) return address;
  }
  return null;
}

interface DeepLinks {
  /** What the app was started for, once; null when it was just opened. */
  takeFirst(): string | null;
  /** Called once for each later link or second start, which may bring none, and at once for a link that waits. */
  follow(open: (address: string | null) => void): void;
}

/** Call it before the app is ready. */
export function listenForDeepLinks(programArguments: readonly string[]): DeepLinks {
  // While it is developed, the program that is running is Electron's own.
  if (app.isPackaged) app.setAsDefaultProtocolClient(DEEP_LINK_SCHEME);
  let first = addressAmong(programArguments);
  let openNow = (address: string | null): void => {
    first = address ?? first;
  };
  const receive = (address: string | null) => {
    if (address) openNow(address);
  };
  const takeFirst = () => {
    const address = first;
    first = null;
    return address;
  };
  app.on('open-url', (event, link) => {
    event.preventDefault();
    receive(readDeepLink(link));
  });
  app.on('open-file', (event, path) => {
    event.preventDefault();
    receive(addressOf(path));
  });
  app.on('second-instance', (_event, given) => openNow(addressAmong(given)));
  return {
    takeFirst,
    follow(open) {
      openNow = open;
      const waiting = takeFirst();
      if (waiting) open(waiting);
    },
  };
}
