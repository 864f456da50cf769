/** The guest book: what the family approved, and a form whose words stay until they were sent. */
import type { OpenAlbum } from './api.ts';
import { readDraft } from './draft.ts';
import { element } from './element.ts';
import { formatDay, type Language, type Messages, messages } from './messages.ts';
import type { Said, Signing } from './signing.ts';

interface GuestBookProps {
  readonly codeId: string;
  readonly entries: NonNullable<OpenAlbum['guestBook']>;
  readonly language: Language;
  readonly signing: Signing;
}

export function drawGuestBook({ codeId, entries, language, signing }: GuestBookProps): HTMLElement {
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
        element('p', { dir: 'auto' }, words),
        element('footer', { class: 'soft' }, element('bdi', {}, name), `, ${formatDay(signedAt, language)}`),
      ),
    ),
    drawForm(codeId, texts, signing),
  );
}

function drawForm(codeId: string, texts: Messages, signing: Signing): HTMLFormElement {
  const name = element('input', { id: 'guest-name', maxlength: '80', autocomplete: 'name' });
  const words = element('textarea', { id: 'guest-words', maxlength: '1000', rows: '5' });
  // People neither see it nor come to it by the keyboard.
  const website = element('input', { id: 'website', name: 'website', tabindex: '-1', autocomplete: 'off' });
  const status = element('p', { role: 'status' });
  const send = element('button', { class: 'primary' }, texts.send);
  const keep = () => signing.write(name.value, words.value);
  name.addEventListener('input', keep);
  words.addEventListener('input', keep);
  const show = () => {
    const said = signing.said();
    const draft = readDraft(codeId);
    if (name.value !== draft.name) name.value = draft.name;
    if (words.value !== draft.words) words.value = draft.words;
    status.textContent = sentenceOf(said, texts);
    // What is on its way stays as it was sent.
    const isSending = said === 'sending';
    send.disabled = isSending;
    name.readOnly = isSending;
    words.readOnly = isSending;
  };
  signing.onChange(show);
  show();

  const submit = async () => {
    // A browser that fills in fields does not always say so.
    if (signing.said() !== 'sending') keep();
    const sent = signing.send(website.value);
    if (signing.said() === 'name-missing') name.focus();
    if (signing.said() === 'words-missing') words.focus();
    await sent;
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

function sentenceOf(said: Said, texts: Messages): string {
  switch (said) {
    case 'nothing':
      return '';
    case 'name-missing':
      return texts.nameMissing;
    case 'words-missing':
      return texts.wordsMissing;
    case 'sending':
      return texts.sending;
    case 'thanks':
      return texts.thanks;
    case 'closed':
      return texts.bookClosed;
    case 'too-often':
      return `${texts.tooOften} ${texts.kept}`;
    case 'offline':
      return `${texts.offline} ${texts.kept}`;
    case 'wrong':
    case 'broken':
      return `${texts.broken} ${texts.kept}`;
  }
}
