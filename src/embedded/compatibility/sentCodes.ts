/**
 * Codes as they leave in mails and texts, in clear, for the vendors' test libraries: the tickets themselves are kept
 * hashed.
 */
import type { SentLink, SentText } from '../identity/compatibility.ts';

export interface SentCodes {
  noteLink(link: SentLink): void;
  noteText(text: SentText): void;
  readonly links: () => readonly SentLink[];
  readonly texts: () => readonly SentText[];
  forget(): void;
}

/** More than any suite sends between two wipes. */
const KEPT = 10_000;

export function createSentCodes(): SentCodes {
  let links: SentLink[] = [];
  let texts: SentText[] = [];
  return {
    noteLink: (link) => {
      links = [...links.slice(1 - KEPT), link];
    },
    noteText: (text) => {
      texts = [...texts.slice(1 - KEPT), text];
    },
    links: () => links,
    texts: () => texts,
    forget: () => {
      links = [];
      texts = [];
    },
  };
}
