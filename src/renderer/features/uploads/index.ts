export {
  bringToAlbum,
  countUnsafeUploads,
  documentFiles,
  drawPicture,
  forgetUploadsOf,
  hashWholeFile,
  sendToStore,
} from './onDemand.ts';
export { stagingFolder } from './queue/stagedFiles.ts';
export {
  type AttachAnswer,
  type FileToAttach,
  type FileToSeal,
  NoPlaceToSealError,
  type SealedContent,
  type VaultForUploads,
} from './queue/vaultDoor.ts';
export { readTransfer } from './readTransfer.ts';
export { UploadRow } from './UploadRow.tsx';
export { Uploads } from './Uploads.tsx';
export type { SealedFile, Upload } from './upload.ts';
export {
  addToAlbum,
  addToVault,
  cancelVaultUploads,
  closeVaultDoor,
  isUploadThere,
  openVaultDoor,
  unsealedVaultFiles,
  watchUploads,
} from './uploads.ts';
export { useUploads } from './useUploads.ts';
