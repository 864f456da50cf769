export { readTransfer } from './readTransfer.ts';
export { addToAlbum } from './room.ts';
export { UploadDock } from './UploadDock.tsx';
export { countUnsafeUploads, forgetUploadsOf } from './uploads.ts';
