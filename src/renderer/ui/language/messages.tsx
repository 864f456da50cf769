/**
 * Texts in both languages, typed: a feature's `messages.ts` declares English and French side by side, and
 * the compiler refuses a French text that is missing or takes other values than the English one.
 */
import { createContext, type ReactNode, useContext } from 'react';
import type { Language } from '#shared/domain/userProfile.ts';

type Text = string | ((...values: never[]) => string);
type Texts = { readonly [key: string]: Text };
type Translation<T extends Texts> = {
  readonly [Key in keyof T]: T[Key] extends (...values: infer Values) => string
    ? (...values: Values) => string
    : string;
};

export interface Messages<T extends Texts> {
  readonly en: T;
  readonly fr: Translation<NoInfer<T>>;
}

/** Marked free of effects, so that texts nobody draws are left out of a page's code. */
/* @__NO_SIDE_EFFECTS__ */
export function defineMessages<const T extends Texts>(messages: Messages<T>): Messages<T> {
  return messages;
}

const LanguageContext = createContext<Language>('en');

export function LanguageProvider({ language, children }: { language: Language; children: ReactNode }) {
  return <LanguageContext value={language}>{children}</LanguageContext>;
}

export function useLanguage(): Language {
  return useContext(LanguageContext);
}

/** The texts of one feature in the person's language. */
export function useMessages<T extends Texts>(messages: Messages<T>): Translation<T> | T {
  return messages[useLanguage()];
}
