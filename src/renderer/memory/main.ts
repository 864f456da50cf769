/**
 * The page of a printed code, `/qr/{codeId}`: opened once, on an old phone, out of doors. A document of its own without the
 * app, drawn by hand: it asks for the album, shows it, and takes what guests write.
 */
import { drawAlbum } from './albumView.ts';
import { AskingError, type OpenAlbum, openCode, sign } from './api.ts';
import { hasWords } from './draft.ts';
import { element } from './element.ts';
import { drawGuestBook } from './guestBook.ts';
import { type Language, messages } from './messages.ts';

type State =
  | { readonly is: 'loading' }
  | { readonly is: 'closed' }
  | { readonly is: 'locked'; readonly because: string }
  | { readonly is: 'failed'; readonly because: string }
  | { readonly is: 'open'; readonly album: OpenAlbum };

const codeId = readCodeId();
const page = document.getElementById('page');
let language: Language = navigator.language.startsWith('fr') ? 'fr' : 'en';
let state: State = { is: 'loading' };
/** As it was typed: a page left open for days needs it once more. Kept nowhere else. */
let passcode: string | undefined;

function readCodeId(): string {
  try {
    return decodeURIComponent(location.pathname.replace(/^\/qr\//, '').replace(/\/$/, '')).slice(0, 200);
  } catch {
    return '';
  }
}

function move(next: State): void {
  state = next;
  draw();
}

function explain(error: unknown): string {
  const texts = messages[language];
  const failure = error instanceof AskingError ? error.failure : 'broken';
  if (failure === 'too-often') return texts.tooOften;
  if (failure === 'wrong') return texts.wrong;
  return failure === 'offline' ? texts.offline : texts.broken;
}

const secrets = () => (passcode === undefined ? {} : { passcode });

async function open(pass?: string): Promise<void> {
  try {
    const answer = await openCode({ codeId, ...secrets(), ...(pass === undefined ? {} : { pass }) });
    move(answer.is === 'open' ? { is: 'open', album: answer } : { is: 'locked', because: '' });
  } catch (error) {
    const failure = error instanceof AskingError ? error.failure : 'broken';
    if (failure === 'closed') move({ is: 'closed' });
    else if (passcode !== undefined && state.is !== 'open') move({ is: 'locked', because: explain(error) });
    else move({ is: 'failed', because: explain(error) });
  }
}

async function showMore(album: OpenAlbum): Promise<void> {
  try {
    const answer = await openCode({ codeId, ...secrets(), pass: album.pass, after: album.next });
    if (answer.is !== 'open') return move({ is: 'locked', because: '' });
    const before = document.querySelectorAll('.tile').length;
    move({ is: 'open', album: { ...answer, items: [...album.items, ...answer.items] } });
    document.querySelectorAll<HTMLElement>('.tile')[before]?.focus();
  } catch (error) {
    if (error instanceof AskingError && error.failure === 'closed') return move({ is: 'closed' });
    announce(explain(error));
  }
}

const wait = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
/** Longer than that nobody waits for a button. */
const LONGEST_WAIT = 5;

/** Tries once more where the server says that this was quick, or wants the code opened again. */
async function signPatiently(words: Omit<Parameters<typeof sign>[0], 'codeId' | 'pass'>): Promise<void> {
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
}

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
    return [element('p', { role: 'alert' }, state.because), again];
  }
  if (state.is === 'locked') return [drawLock(state.because)];
  const { album } = state;
  return [
    ...drawAlbum({ album, language, onMore: () => showMore(album) }),
    element('p', { id: 'notice', role: 'status' }),
    ...(album.guestBook
      ? [drawGuestBook({ codeId, entries: album.guestBook, language, onSign: signPatiently })]
      : []),
  ];
}

function drawLock(because: string): HTMLElement {
  const texts = messages[language];
  const field = element('input', {
    id: 'passcode',
    type: 'password',
    autocomplete: 'off',
    autofocus: true,
    maxlength: '64',
  });
  const button = element('button', { class: 'primary' }, texts.openAlbum);
  return element(
    'form',
    {
      submit: (event) => {
        event.preventDefault();
        if (field.value.trim() === '' || button.disabled) return;
        passcode = field.value;
        button.disabled = true;
        return open();
      },
    },
    element('h1', {}, texts.lockedTitle),
    element('p', { class: 'description' }, texts.lockedText),
    element('label', { for: 'passcode' }, texts.passcode),
    field,
    element('p', { role: 'alert' }, because),
    button,
  );
}

function draw(): void {
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
// A tab that was left open has links that ended: it gets new ones, without another visit being counted.
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState !== 'visible' || state.is !== 'open') return;
  if (Date.now() > Date.parse(state.album.linksEndAt)) void open(state.album.pass);
});
paint();
begin();
