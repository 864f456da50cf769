/**
 * The language that the backend is told with each request, so that its mails are in it. Apart from the SDKs, because the
 * interface knows its language long before they are loaded.
 */
import type { Language } from '#shared/domain/userProfile.ts';

let language: Language | null = null;
let follow: (language: Language) => void = () => undefined;

export function setRequestLanguage(next: Language): void {
  language = next;
  follow(next);
}

/** Hands over the language known so far, and every later one. */
export function followRequestLanguage(apply: (language: Language) => void): void {
  follow = apply;
  if (language) apply(language);
}
