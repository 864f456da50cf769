/**
 * For every field in which a part of the vault is written: browsers keep what was typed into forms, in their history of forms
 * and in the session that they restore after a crash, unless a field says that it must not be kept. Password managers offer to
 * store what is written here a second time.
 */
export const privateField = {
  autoComplete: 'off',
  'data-1p-ignore': 'true',
  'data-bwignore': 'true',
  'data-lpignore': 'true',
} as const;

/** What is checked for its spelling may be sent to the browser's maker. */
export const secretField = { ...privateField, spellCheck: 'false', autoCorrect: 'off' } as const;
