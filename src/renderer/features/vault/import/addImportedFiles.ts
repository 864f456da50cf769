import type { AddFiles } from './runImport.ts';

/** Null until files can be added to an item outside of its page. */
export const addImportedFiles: AddFiles | null = null;
