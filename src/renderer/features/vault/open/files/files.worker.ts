/** The worker around `sealFileTo`: apart from the vault's own, so that a large file holds nobody up. */
import { expose } from 'comlink';
import { sealFileTo } from './sealFileTo.ts';

const fileSealer = { sealFileTo };
export type FileSealer = typeof fileSealer;

expose(fileSealer);
postMessage('loaded');
