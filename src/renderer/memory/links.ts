/** Links of files end after some minutes: the newest of each, and how what is on the page goes on with it. */
import type { VisitedFile, VisitedLetter } from '#shared/callables/albumCodes.ts';

type Linked = Pick<VisitedFile, 'kind' | 'small' | 'large' | 'original'> | Pick<VisitedLetter, 'kind'>;

/** By what a link points to, without the signature that ends. */
const newest = new Map<string, string>();
const fileOf = (link: string) => link.split('?', 1)[0] ?? link;

export function rememberLinks(items: readonly Linked[]): void {
  for (const item of items) {
    if (item.kind === 'letter') continue;
    for (const link of [item.small, item.large, item.original])
      if (link !== null) newest.set(fileOf(link), link);
  }
}

export const newestLink = (link: string): string => newest.get(fileOf(link)) ?? link;

/** What was loaded or plays is left alone: it asks again once it fails. */
export function putNewestLinks(): void {
  for (const link of document.querySelectorAll('a')) {
    const href = link.getAttribute('href');
    if (href !== null) link.setAttribute('href', newestLink(href));
  }
  for (const image of document.querySelectorAll('img')) {
    if (!image.complete || image.naturalWidth === 0) image.src = newestLink(image.src);
  }
  for (const player of document.querySelectorAll<HTMLMediaElement>('video, audio')) {
    const isAtRest = player.paused && player.currentTime === 0;
    if (isAtRest || player.error !== null) goOn(player);
  }
}

function goOn(player: HTMLMediaElement): void {
  const { currentTime, paused } = player;
  player.src = newestLink(player.src);
  player.currentTime = currentTime;
  // A browser may want another touch first; the player shows its button then.
  if (!paused) player.play().catch(() => undefined);
}
