/**
 * Links that open a page of the app (`shared/desktop/deepLink.ts`). macOS hands one over by an event, which may come before
 * the app is ready; other systems start the program again with it, and the single instance hears of that.
 */
import { app } from 'electron';
import { DEEP_LINK_SCHEME, readDeepLink } from '#shared/desktop/deepLink.ts';

/** The first address among what a program was started with. */
function addressAmong(programArguments: readonly string[]): string | null {
  for (const given of programArguments) {
    const address = readDeepLink(given);
    if (address) return address;
  }
  return null;
}

interface DeepLinks {
  /** What the app was started for, once; null when it was just opened. */
  takeFirst(): string | null;
  /** Called for every later link. */
  follow(open: (address: string) => void): void;
}

/** Call it before the app is ready. */
export function listenForDeepLinks(programArguments: readonly string[]): DeepLinks {
  // While it is developed, the program that is running is Electron's own.
  if (app.isPackaged) app.setAsDefaultProtocolClient(DEEP_LINK_SCHEME);
  let first = addressAmong(programArguments);
  let openNow = (address: string): void => {
    first = address;
  };
  const receive = (address: string | null) => {
    if (address) openNow(address);
  };
  app.on('open-url', (event, link) => {
    event.preventDefault();
    receive(readDeepLink(link));
  });
  app.on('second-instance', (_event, given) => receive(addressAmong(given)));
  return {
    takeFirst() {
      const address = first;
      first = null;
      return address;
    },
    follow(open) {
      openNow = open;
    },
  };
}
