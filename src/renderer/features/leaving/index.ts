export { DeleteSection } from './DeleteSection.tsx';
export { DeletionNotice } from './DeletionNotice.tsx';
export { ExportSection } from './ExportSection.tsx';
export { leavingMessages } from './messages.ts';
