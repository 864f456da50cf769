/** Codes on paper: what a recovery key, a recovery code and a claim kit are printed as. */
export { CodePage, type CodePageProps } from './CodePage.tsx';
export { CodeSquare } from './CodeSquare.tsx';
export { drawSquare } from './drawSquare.ts';
export { PrintLine } from './PrintLine.tsx';
