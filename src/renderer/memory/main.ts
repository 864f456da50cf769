/**
 * The page of a printed code, `/qr/{codeId}`: opened once, on an old phone, out of doors. A document of its own without the
 * app, drawn by hand: it asks for the album, shows it, and takes what guests write.
 */
import { drawAlbum } from './albumView.ts';
import { AskingError, type Failure, type OpenAlbum, openCode, sign } from './api.ts';
import { hasWords, newId } from './draft.ts';
import { element } from './element.ts';
import { drawGuestBook } from './guestBook.ts';
import { putNewestLinks, rememberLinks } from './links.ts';
import { type Language, messages } from './messages.ts';
import { makeSigning, type Sign } from './signing.ts';

type State =
  | { readonly is: 'loading' }
  | { readonly is: 'closed' }
  | { readonly is: 'locked'; readonly because: Failure | null }
  | { readonly is: 'failed'; readonly because: Failure }
  | { readonly is: 'open'; readonly album: OpenAlbum };

const codeId = readCodeId();
const page = document.getElementById('page');
let language: Language = navigator.language.startsWith('fr') ? 'fr' : 'en';
let state: State = { is: 'loading' };
/** As it was typed: a page left open for days needs it once more. Kept nowhere else. */
let passcode: string | undefined;
/** What stands in the field of the passcode, until it was the right one or a wrong one. */
let typed = '';
let isOpening = false;
/** How often the page was drawn: what is added to it is added to what is seen. */
let drawings = 0;
/** Of the opening that no answer came to yet. */
let openingId = newId();

function readCodeId(): string {
  try {
    return decodeURIComponent(location.pathname.replace(/^\/qr\//, '').replace(/\/$/, '')).slice(0, 200);
  } catch {
    return '';
  }
}

function move(next: State): void {
  state = next;
  if (next.is === 'open') {
    rememberLinks(next.album.items);
    renewInTime();
  }
  draw();
}

const failureOf = (error: unknown): Failure => (error instanceof AskingError ? error.failure : 'broken');

function explain(failure: Failure): string {
  const texts = messages[language];
  if (failure === 'too-often') return texts.tooOften;
  if (failure === 'wrong') return texts.wrong;
  return failure === 'offline' ? texts.offline : texts.broken;
}

const secrets = () => (passcode === undefined ? {} : { passcode });

async function open(): Promise<void> {
  isOpening = true;
  try {
    const answer = await openCode({ codeId, ...secrets(), openingId });
    isOpening = false;
    if (answer.is === 'locked') return move({ is: 'locked', because: null });
    typed = '';
    openingId = newId();
    move({ is: 'open', album: answer });
  } catch (error) {
    isOpening = false;
    const failure = failureOf(error);
    if (failure === 'wrong') typed = '';
    if (failure === 'closed') move({ is: 'closed' });
    else if (passcode !== undefined && state.is !== 'open') move({ is: 'locked', because: failure });
    else move({ is: 'failed', because: failure });
  }
}

/** Adds to the album without drawing it anew. */
async function showMore(): Promise<OpenAlbum | null> {
  if (state.is !== 'open') return null;
  const { album } = state;
  const before = drawings;
  announce('');
  try {
    const answer = await openCode({ codeId, ...secrets(), pass: album.pass, after: album.next });
    if (answer.is !== 'open') {
      move({ is: 'locked', because: null });
      return null;
    }
    // It was drawn anew with new links meanwhile: what comes next is asked for again.
    if (state.is !== 'open' || state.album.next !== album.next) return null;
    rememberLinks(answer.items);
    // The links of the parts before end first.
    const { linksEndAt } = state.album;
    state = { is: 'open', album: { ...answer, linksEndAt, items: [...album.items, ...answer.items] } };
    if (drawings === before) return answer;
    draw();
    return null;
  } catch (error) {
    const failure = failureOf(error);
    if (failure === 'closed') move({ is: 'closed' });
    else announce(explain(failure));
    return null;
  }
}

let renewal: number | undefined;
let isRenewing = false;
let renewedAt = 0;
/** Neither sooner, whatever the clock of a phone says, nor later. */
const [SOONEST_RENEWAL, LATEST_RENEWAL] = [60_000, 9 * 60_000];
const MARGIN = 30_000;

/** A page that nobody looks at asks when it is looked at again. */
function renewInTime(): void {
  if (state.is !== 'open') return;
  clearTimeout(renewal);
  const left = Date.parse(state.album.linksEndAt) - Date.now() - MARGIN;
  const delay = Math.min(Math.max(left, SOONEST_RENEWAL), LATEST_RENEWAL);
  renewal = window.setTimeout(() => {
    if (document.visibilityState === 'visible') void renew();
  }, delay);
}

/** Asks for new links of all that is shown, without another visit being counted or anything being drawn anew. */
async function renew(): Promise<void> {
  if (state.is !== 'open' || isRenewing || Date.now() - renewedAt < SOONEST_RENEWAL) return;
  isRenewing = true;
  renewedAt = Date.now();
  const { album } = state;
  try {
    const first = await openCode({ codeId, ...secrets(), pass: album.pass });
    let part = first;
    let seen = 0;
    while (part.is === 'open') {
      rememberLinks(part.items);
      seen += part.items.length;
      if (part.next === null || seen >= album.items.length) break;
      part = await openCode({ codeId, ...secrets(), pass: part.pass, after: part.next });
    }
    if (first.is !== 'open' || part.is !== 'open') return move({ is: 'locked', because: null });
    const { linksEndAt, pass } = first;
    if (state.is === 'open') state = { is: 'open', album: { ...state.album, linksEndAt, pass } };
    putNewestLinks();
  } catch (error) {
    if (error instanceof AskingError && error.failure === 'closed') return move({ is: 'closed' });
    // What is shown stays, and the next moment may be better.
  } finally {
    isRenewing = false;
    renewInTime();
  }
}

const wait = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
/** Longer than that nobody waits for a button. */
const LONGEST_WAIT = 5;

/** Tries once more where the server says that this was quick, or wants the code opened again. */
const signPatiently: Sign = async (words) => {
  const passOf = () => (state.is === 'open' ? state.album.pass : '');
  const send = (pass: string) => sign({ ...words, codeId, pass });
  try {
    await send(passOf());
  } catch (error) {
    if (!(error instanceof AskingError)) throw error;
    const { failure, retryAfterSeconds } = error;
    if (failure === 'too-often' && retryAfterSeconds !== null && retryAfterSeconds <= LONGEST_WAIT) {
      await wait(retryAfterSeconds);
      return send(passOf());
    }
    if (failure !== 'wrong') throw error;
    const answer = await openCode({ codeId, ...secrets() });
    if (answer.is !== 'open') throw error;
    await wait(LONGEST_WAIT);
    await send(answer.pass);
  }
};
const signing = makeSigning(codeId, signPatiently);

function announce(text: string): void {
  const notice = document.getElementById('notice');
  if (notice) notice.textContent = text;
}

function drawState(): readonly HTMLElement[] {
  const texts = messages[language];
  if (state.is === 'loading') return [element('p', { class: 'soft', role: 'status' }, texts.loading)];
  if (state.is === 'closed')
    return [element('h1', {}, texts.closedTitle), element('p', { class: 'description' }, texts.closedText)];
  if (state.is === 'failed') {
    const again = element('button', { type: 'button', class: 'primary', click: begin }, texts.again);
    return [element('p', { role: 'alert' }, explain(state.because)), again];
  }
  if (state.is === 'locked') return [drawLock(state.because)];
  const { album } = state;
  return [
    ...drawAlbum({ album, language, onMore: showMore }),
    element('p', { id: 'notice', role: 'status' }),
    ...(album.guestBook ? [drawGuestBook({ codeId, entries: album.guestBook, language, signing })] : []),
  ];
}

function drawLock(because: Failure | null): HTMLElement {
  const texts = messages[language];
  const field = element('input', {
    id: 'passcode',
    type: 'password',
    autocomplete: 'off',
    autofocus: true,
    maxlength: '64',
  });
  const button = element('button', { class: 'primary', disabled: isOpening }, texts.openAlbum);
  field.value = typed;
  field.addEventListener('input', () => {
    typed = field.value;
  });
  return element(
    'form',
    {
      submit: (event) => {
        event.preventDefault();
        if (field.value.trim() === '' || button.disabled) return;
        typed = field.value;
        passcode = field.value;
        button.disabled = true;
        return open();
      },
    },
    element('h1', {}, texts.lockedTitle),
    element('p', { class: 'description' }, texts.lockedText),
    element('label', { for: 'passcode' }, texts.passcode),
    field,
    element('p', { role: 'alert' }, because === null ? '' : explain(because)),
    button,
  );
}

function draw(): void {
  drawings += 1;
  const texts = messages[language];
  document.documentElement.lang = language;
  document.title = state.is === 'open' ? `${state.album.title} · Amaranth` : 'Amaranth';
  const turn = () => {
    language = language === 'fr' ? 'en' : 'fr';
    draw();
  };
  const other = language === 'fr' ? 'en' : 'fr';
  page?.replaceChildren(
    element('main', {}, ...drawState()),
    element(
      'footer',
      { class: 'foot' },
      element('a', { href: language === 'fr' ? '/fr' : '/' }, texts.keptBy),
      element('button', { type: 'button', class: 'turn', lang: other, click: turn }, texts.otherLanguage),
    ),
  );
}

function begin(): void {
  move({ is: 'loading' });
  void open();
}

const isDark = matchMedia('(prefers-color-scheme: dark)');
const paint = () => {
  document.documentElement.dataset.theme = isDark.matches ? 'dark' : 'light';
};
isDark.addEventListener('change', paint);
addEventListener('beforeunload', (event) => {
  if (hasWords(codeId)) event.preventDefault();
});
// A tab that was left open has links that ended.
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState !== 'visible' || state.is !== 'open') return;
  if (Date.now() > Date.parse(state.album.linksEndAt) - MARGIN) void renew();
});
// A film that is longer than its link, or a picture that was scrolled to late. Such events do not rise.
document.addEventListener('error', ({ target }) => target instanceof HTMLElement && void renew(), true);
paint();
begin();
