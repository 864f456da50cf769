export { readTransfer } from './readTransfer.ts';
export { UploadPanel } from './UploadPanel.tsx';
export type { Upload, UploadState } from './upload.ts';
export { startUploads, uploads } from './uploads.ts';
export { useUploads } from './useUploads.ts';
