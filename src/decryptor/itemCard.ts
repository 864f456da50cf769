/** One item: its name, and when it is opened all that is in it. */
import type { Attachment, VaultContent } from '#shared/vault/content.ts';
import { describeContent, type Row } from '#shared/vault/describeContent.ts';
import type { OpenedItem } from '#shared/vault/items.ts';
import { element } from './element.ts';
import { type Language, messages, sayProblem } from './messages.ts';
import type { AttachmentProblem } from './openAttachment.ts';
import type { ReadableItem } from './openExport.ts';

/** Gives the file, or says what is wrong with it. */
export type TakeAttachment = (attachment: Attachment) => Promise<Blob | AttachmentProblem>;

/** How long the browser has to begin saving. */
const SAVING_MILLISECONDS = 60_000;
const HIDDEN = '••••••••';

function saveAs(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  element('a', { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), SAVING_MILLISECONDS);
}

function rowElements(language: Language, { name, text, isSecret }: Row): Node[] {
  const said = messages[language];
  const value = element('span', { class: 'value' }, isSecret ? HIDDEN : text);
  const show = element('button', { type: 'button', 'aria-pressed': 'false' }, said.show(name));
  show.addEventListener('click', () => {
    const isShown = show.getAttribute('aria-pressed') === 'true';
    show.setAttribute('aria-pressed', String(!isShown));
    show.textContent = isShown ? said.show(name) : said.hide(name);
    value.textContent = isShown ? HIDDEN : text;
  });
  const copy = element('button', { type: 'button' }, said.copy(name));
  copy.addEventListener('click', async () => {
    await navigator.clipboard.writeText(text);
    copy.textContent = said.copied;
  });
  const buttons = isSecret ? element('span', { class: 'buttons' }, show, copy) : null;
  return [element('dt', {}, name), element('dd', {}, value, ...(buttons ? [buttons] : []))];
}

function attachmentElement(language: Language, attachment: Attachment, take: TakeAttachment): HTMLElement {
  const said = messages[language];
  const status = element('span', { role: 'status' });
  const save = element('button', { type: 'button' }, said.save(attachment.name));
  save.addEventListener('click', async () => {
    save.disabled = true;
    status.textContent = said.saving;
    const taken = await take(attachment);
    save.disabled = false;
    status.textContent = '';
    if (taken instanceof Blob) saveAs(taken, attachment.name);
    else status.textContent = said.damagedFile(attachment.name, sayProblem(said, taken));
  });
  const size = new Intl.NumberFormat(language, { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 1 });
  return element('li', {}, save, ` ${size.format(attachment.byteCount / 1_000)} `, status);
}

function contentElements(language: Language, content: VaultContent, take: TakeAttachment): Node[] {
  const said = messages[language];
  const rows = describeContent(language, content).flatMap((row) => rowElements(language, row));
  const attachments = content.attachments.map((attachment) => attachmentElement(language, attachment, take));
  const files = [element('p', { class: 'part' }, said.attachments), element('ul', {}, ...attachments)];
  return [...(rows.length > 0 ? [element('dl', {}, ...rows)] : []), ...(attachments.length > 0 ? files : [])];
}

export function titleOf(language: Language, item: OpenedItem): string {
  return ('content' in item && item.content.title) || messages[language].untitled;
}

function bodyElements(language: Language, item: OpenedItem, take: TakeAttachment): Node[] {
  const said = messages[language];
  if (item.state === 'erased') return [];
  if (item.state === 'not-understood') {
    const body = element('pre', {}, JSON.stringify(item.body, null, 2));
    return [element('p', {}, said.notUnderstood), body];
  }
  const alternatives = item.alternatives.map(({ content }) =>
    element(
      'details',
      {},
      element('summary', {}, said.alternatives),
      ...contentElements(language, content, take),
    ),
  );
  return [...contentElements(language, item.content, take), ...alternatives];
}

/** What is in it is made when it is first opened: a vault may hold thousands. */
export function itemCard(
  language: Language,
  { item, earlier }: ReadableItem,
  take: TakeAttachment,
): HTMLElement {
  const said = messages[language];
  const marks = [
    ...('content' in item && item.content.isFavourite ? [said.favourite] : []),
    ...(item.state === 'trashed' ? [said.inTrash] : []),
  ].map((mark) => element('span', { class: 'mark' }, mark));
  const card = element(
    'details',
    { class: 'card' },
    element('summary', {}, titleOf(language, item), ...marks),
  );
  const fill = () => {
    const versions = earlier
      .filter(({ state }) => state !== 'erased')
      .map((version) =>
        element(
          'details',
          {},
          element('summary', {}, said.version(version.version, titleOf(language, version))),
          ...bodyElements(language, version, take),
        ),
      );
    const summary = element('summary', {}, said.earlier(versions.length));
    card.append(
      ...bodyElements(language, item, take),
      ...(versions.length > 0 ? [element('details', {}, summary, ...versions)] : []),
    );
  };
  card.addEventListener('toggle', fill, { once: true });
  return card;
}
