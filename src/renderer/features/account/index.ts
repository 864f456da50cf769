export { DeleteSection } from './DeleteSection.tsx';
export { DeletionNotice } from './DeletionNotice.tsx';
export { ExportSection } from './ExportSection.tsx';
export { accountMessages } from './messages.ts';

/** How the page of an archive looks without us. */
export const loadIndexStyle = async () => (await import('./export/indexStyle.ts')).indexStyle;
