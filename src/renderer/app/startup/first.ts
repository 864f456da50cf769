/**
 * The one script of a page made at build, before anybody does anything: theme, language and gate as SPEC §4 wants them,
 * and the app's own code at the first sign of somebody. What was pressed and typed until that has come is done again then.
 */
import { LANGUAGE_KEY, preferredLanguage } from '#features/language/preferredLanguage.ts';
import { REMEMBER_THEME_KEY, THEME_KEY } from '#features/theme/themeKeys.ts';
import { isSessionKey } from '#platform/sessionKey.ts';
import { HOLDER_LOCK } from '#platform/web/storedSession.ts';
import { createWebStorage } from '#platform/web/webStorage.ts';
import { atFirstMove } from '#ui/atFirstMove.ts';
import { doAgain } from './doAgain.ts';
import { isWaitlistShut } from './gateAtHost.ts';
import { untilThere } from './untilThere.ts';

const page = document.documentElement;
const storage = createWebStorage();
/** A page on which nobody moves gets the app after this long, in milliseconds: a screen reader sends no pointer. */
const LONGEST_WAIT = 10_000;

function keepTheme(): void {
  if (storage.get(REMEMBER_THEME_KEY) !== 'true' || storage.get(THEME_KEY) !== 'dark') return;
  page.dataset.theme = 'dark';
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', '#000000');
}

/** Whether the page goes to its French twin. */
function leaveForFrench(): boolean {
  if (page.lang !== 'en') return false;
  const twin = document.querySelector<HTMLLinkElement>('link[rel="alternate"][hreflang="fr"]');
  const language = storage.get(LANGUAGE_KEY) ?? preferredLanguage(navigator.languages);
  if (!twin || language !== 'fr') return false;
  location.replace(new URL(twin.href).pathname + location.search + location.hash);
  return true;
}

/** A link to the other language is a choice, also before the app is there. */
function rememberFollowedLanguage(): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[hreflang]') : null;
    if (link?.hreflang === 'en' || link?.hreflang === 'fr') storage.set(LANGUAGE_KEY, link.hreflang);
  });
}

let isAskedFor = false;
function loadApp(): void {
  if (isAskedFor) return;
  isAskedFor = true;
  void untilThere(addStyles);
  void untilThere(() => import('../main.ts'));
}

/** Those of the parts that the page was not made with. */
async function addStyles(): Promise<void> {
  const { styles } = page.dataset;
  if (!styles) return;
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: styles });
  await new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error('The styles could not be fetched.'));
    });
    document.head.append(link);
  });
}

/** What only the app can answer: a session, a way in by the address, a place on the page that it scrolls to. */
async function isAppNeeded(): Promise<boolean> {
  const query = new URLSearchParams(location.search);
  if (['autoLogin', 'preview', 'scroll'].some((name) => query.has(name))) return true;
  // Somebody was faster than this script, and is in a field by now.
  if (document.activeElement !== null && document.activeElement !== document.body) return true;
  try {
    if (Object.keys(sessionStorage).some(isSessionKey)) return true;
    const { held = [] } = await navigator.locks.query();
    return held.some(({ name }) => name === HOLDER_LOCK);
  } catch {
    return false;
  }
}

async function begin(): Promise<void> {
  if (page.dataset.gate === 'unknown') {
    const isShut = await isWaitlistShut();
    if (isShut) {
      // Who passes all the same is the app's to say; nothing of the page is shown before.
      document.querySelector('#root')?.replaceChildren();
      document.querySelector('#root')?.removeAttribute('data-path');
    }
    page.removeAttribute('data-gate');
    if (isShut) loadApp();
  }
  if (await isAppNeeded()) loadApp();
  atFirstMove(loadApp);
  setTimeout(loadApp, LONGEST_WAIT);
}

keepTheme();
if (!leaveForFrench()) {
  rememberFollowedLanguage();
  doAgain();
  void begin();
}
