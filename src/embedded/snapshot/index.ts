export { type BackUpOptions, backUp } from './backUp.ts';
export { type Damage, SnapshotError, type SnapshotSummary } from './manifest.ts';
export { verify } from './readSnapshot.ts';
export { type RestoreOptions, restore } from './restore.ts';
