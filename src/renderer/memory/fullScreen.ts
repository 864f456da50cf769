/** One picture or film over the whole screen, with the ones before and after it. */
import type { VisitedFile } from '#shared/callables/albumCodes.ts';
import { element } from './element.ts';
import { newestLink } from './links.ts';
import { formatDate, type Language, messages } from './messages.ts';

const drawn = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif', 'image/bmp']);

/** Null for what no browser draws. */
export const pictureOf = ({ large, small, original, contentType }: VisitedFile): string | null =>
  large ?? small ?? (drawn.has(contentType) ? original : null);

const addressOf = (file: VisitedFile): string | null =>
  file.kind === 'video' ? file.original : pictureOf(file);

export function showFullScreen(files: readonly VisitedFile[], first: number, language: Language): void {
  const texts = messages[language];
  // Older browsers have no window over a page (Safari before 15.4): they show the picture by itself, and go back from it.
  if (typeof HTMLDialogElement === 'undefined') {
    const address = files[first] && addressOf(files[first]);
    if (address) location.assign(address);
    return;
  }
  let index = first;
  const leave = (): void => dialog.close();
  const stage = element('div', { class: 'stage' });
  const words = element('p', { class: 'caption', 'aria-live': 'polite' });
  const earlier = element(
    'button',
    { type: 'button', class: 'turn', click: () => show(index - 1) },
    texts.earlier,
  );
  const later = element(
    'button',
    { type: 'button', class: 'turn', click: () => show(index + 1) },
    texts.later,
  );
  const original = element('a', { class: 'turn', target: '_blank', rel: 'noreferrer' }, texts.original);
  const dialog: HTMLDialogElement = element(
    'dialog',
    { class: 'full-screen', 'aria-label': texts.photo },
    element('button', { type: 'button', class: 'turn close', click: () => leave() }, texts.close),
    stage,
    words,
    element('div', { class: 'turns' }, earlier, original, later),
  );
  const show = (next: number) => {
    const file = files[next];
    if (!file) return;
    index = next;
    const day = formatDate(file, language);
    stage.replaceChildren(
      file.kind === 'video'
        ? element('video', {
            src: newestLink(file.original ?? ''),
            controls: true,
            playsinline: true,
            poster: newestLink(file.large ?? ''),
          })
        : element('img', {
            src: newestLink(pictureOf(file) ?? ''),
            alt: file.caption || `${texts.photo}, ${day}`,
            'data-turned': String(file.rotation),
          }),
    );
    words.textContent = [file.caption, day].filter(Boolean).join(' · ');
    original.hidden = file.kind === 'video' || file.original === null;
    original.href = newestLink(file.original ?? '');
    earlier.disabled = index === 0;
    later.disabled = index === files.length - 1;
  };
  dialog.addEventListener('keydown', ({ key }) => {
    if (key === 'ArrowLeft') show(index - 1);
    if (key === 'ArrowRight') show(index + 1);
  });
  // A phone's own way back closes the picture, not the page.
  history.pushState({ isFullScreen: true }, '');
  addEventListener('popstate', leave);
  dialog.addEventListener('close', () => {
    removeEventListener('popstate', leave);
    dialog.remove();
    if (isFullScreen(history.state)) history.back();
  });
  document.body.append(dialog);
  show(index);
  dialog.showModal();
}

const isFullScreen = (state: unknown) =>
  typeof state === 'object' && state !== null && 'isFullScreen' in state;
