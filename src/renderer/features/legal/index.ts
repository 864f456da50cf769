export { legalDocuments, legalPath } from './legalDocuments.ts';
export { legalText } from './legalTexts.ts';
