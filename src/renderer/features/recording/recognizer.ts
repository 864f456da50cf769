/**
 * The browser's own speech recognition (Web Speech API, https://webaudio.github.io/web-speech-api/), which TypeScript's
 * library does not describe whole. Present in Chrome, Edge and Safari, under a prefix in most; absent in Firefox.
 * The desktop shell has the object without a service behind it, so it counts as absent there.
 */
import { platform } from '#platform/currentPlatform.ts';
import type { Language } from '#shared/domain/userProfile.ts';

interface Alternative {
  readonly transcript: string;
}
interface Result extends ArrayLike<Alternative> {
  readonly isFinal: boolean;
}
interface ResultEvent extends Event {
  readonly resultIndex: number;
  readonly results: ArrayLike<Result>;
}

export interface Recognizer extends EventTarget {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  onresult: ((event: ResultEvent) => void) | null;
  onerror: ((event: Event & { readonly error: string }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  stop(): void;
  abort(): void;
}
type RecognizerConstructor = new () => Recognizer;

function isConstructor(value: unknown): value is RecognizerConstructor {
  return typeof value === 'function';
}

/** Null where this browser has no dictation. */
export function findRecognizer(): RecognizerConstructor | null {
  if (platform().shell === 'desktop') return null;
  const names = ['SpeechRecognition', 'webkitSpeechRecognition'];
  return names.map((name): unknown => Reflect.get(window, name)).find(isConstructor) ?? null;
}

const tags: Readonly<Record<Language, string>> = { en: 'en-GB', fr: 'fr-FR' };

/** The language to listen for: the person's own kind of it, where the browser knows. */
export function speechTag(language: Language): string {
  return navigator.language.startsWith(language) ? navigator.language : tags[language];
}

interface Heard {
  /** Words that are settled since the last event. */
  readonly settled: string;
  /** Words that may still change. */
  readonly tentative: string;
}

export function readHeard({ resultIndex, results }: ResultEvent): Heard {
  let settled = '';
  let tentative = '';
  for (let index = resultIndex; index < results.length; index += 1) {
    const result = results[index];
    const words = result?.[0]?.transcript ?? '';
    if (result?.isFinal) settled += words;
    else tentative += words;
  }
  return { settled: settled.trim(), tentative: tentative.trim() };
}
