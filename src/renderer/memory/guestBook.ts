/** The guest book: what the family approved, and a form whose words stay until they were sent. */
import type { OpenAlbum, Words } from './api.ts';
import { AskingError } from './api.ts';
import { endDraft, keepDraft, readDraft } from './draft.ts';
import { element } from './element.ts';
import { formatDay, type Language, type Messages, messages } from './messages.ts';

interface GuestBookProps {
  readonly codeId: string;
  readonly entries: NonNullable<OpenAlbum['guestBook']>;
  readonly language: Language;
  /** Rejects with AskingError. */
  readonly onSign: (words: Omit<Words, 'pass' | 'codeId'>) => Promise<void>;
}

export function drawGuestBook({ codeId, entries, language, onSign }: GuestBookProps): HTMLElement {
  const texts = messages[language];
  return element(
    'section',
    { class: 'guest-book', 'aria-labelledby': 'guest-book' },
    element('h2', { id: 'guest-book' }, texts.guestBook),
    ...(entries.length === 0 ? [element('p', { class: 'soft' }, texts.nobodyYet)] : []),
    ...entries.map(({ name, words, signedAt }) =>
      element(
        'blockquote',
        { class: 'entry' },
        element('p', {}, words),
        element('footer', { class: 'soft' }, `${name}, ${formatDay(signedAt, language)}`),
      ),
    ),
    drawForm(codeId, texts, onSign),
  );
}

function drawForm(codeId: string, texts: Messages, onSign: GuestBookProps['onSign']): HTMLFormElement {
  const draft = readDraft(codeId);
  const name = element('input', { id: 'guest-name', maxlength: '80', autocomplete: 'name' });
  const words = element('textarea', { id: 'guest-words', maxlength: '1000', rows: '5' });
  // People neither see it nor come to it by the keyboard.
  const website = element('input', { id: 'website', name: 'website', tabindex: '-1', autocomplete: 'off' });
  const status = element('p', { role: 'status' });
  const send = element('button', { class: 'primary' }, texts.send);
  name.value = draft.name;
  words.value = draft.words;
  const keep = () => keepDraft(codeId, { ...readDraft(codeId), name: name.value, words: words.value });
  name.addEventListener('input', keep);
  words.addEventListener('input', keep);
  const say = (text: string, focus?: HTMLElement) => {
    status.textContent = text;
    focus?.focus();
  };

  const submit = async () => {
    if (send.disabled) return;
    if (name.value.trim() === '') return say(texts.nameMissing, name);
    if (words.value.trim() === '') return say(texts.wordsMissing, words);
    keep();
    send.disabled = true;
    say(texts.sending);
    const { entryId } = readDraft(codeId);
    try {
      await onSign({ entryId, name: name.value, words: words.value, website: website.value });
      endDraft(codeId);
      words.value = '';
      say(texts.thanks);
    } catch (error) {
      say(explain(error, texts));
    } finally {
      send.disabled = false;
    }
  };

  return element(
    'form',
    {
      novalidate: true,
      submit: (event) => {
        event.preventDefault();
        return submit();
      },
    },
    element('p', { class: 'soft' }, texts.guestBookText),
    element('label', { for: 'guest-name' }, texts.yourName),
    name,
    element('label', { for: 'guest-words' }, texts.yourWords),
    words,
    element(
      'div',
      { class: 'unseen', 'aria-hidden': 'true' },
      element('label', { for: 'website' }, texts.leaveEmpty),
      website,
    ),
    status,
    send,
  );
}

function explain(error: unknown, texts: Messages): string {
  const failure = error instanceof AskingError ? error.failure : 'broken';
  if (failure === 'closed') return texts.bookClosed;
  if (failure === 'too-often') return `${texts.tooOften} ${texts.kept}`;
  return `${failure === 'offline' ? texts.offline : texts.broken} ${texts.kept}`;
}
