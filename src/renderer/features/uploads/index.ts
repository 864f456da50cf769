export { bringToAlbum, countUnsafeUploads, forgetUploadsOf } from './onDemand.ts';
export { readTransfer } from './readTransfer.ts';
export { Uploads } from './Uploads.tsx';
export { addToAlbum } from './uploads.ts';
