export { readTransfer } from './readTransfer.ts';
export { UploadDock } from './UploadDock.tsx';
export { uploads } from './uploads.ts';
