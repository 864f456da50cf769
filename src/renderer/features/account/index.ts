export { DeleteSection } from './DeleteSection.tsx';
export { DeletionNotice } from './DeletionNotice.tsx';
export { ExportSection } from './ExportSection.tsx';
export { accountMessages } from './messages.ts';
