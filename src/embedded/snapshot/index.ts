export { type BackUpOptions, backUp } from './backUp.ts';
export { SnapshotError, type SnapshotSummary } from './manifest.ts';
export { restore, verify } from './restore.ts';
