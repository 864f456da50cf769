export { readTransfer } from './readTransfer.ts';
export { UploadDock } from './UploadDock.tsx';
export { addToAlbum, countUnsafeUploads, forgetUploadsOf } from './uploads.ts';
