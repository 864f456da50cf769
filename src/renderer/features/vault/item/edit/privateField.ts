/**
 * For every field in which a part of the vault is written: browsers keep what was typed into forms, in their history of forms
 * and in the session that they restore after a crash, unless a field says that it must not be kept.
 */
export const privateField = { autoComplete: 'off' } as const;

/** What is checked for its spelling may be sent to the browser's maker. */
export const secretField = { ...privateField, spellCheck: 'false', autoCorrect: 'off' } as const;
