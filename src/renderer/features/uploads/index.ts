export { readTransfer } from './readTransfer.ts';
export { UploadDock } from './UploadDock.tsx';
export { addToAlbum } from './uploads.ts';
