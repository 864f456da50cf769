export { readTransfer } from './readTransfer.ts';
export { Uploads } from './Uploads.tsx';
export { addToAlbum, countUnsafeUploads, forgetUploadsOf } from './uploads.ts';
