/** The worker that seals files: apart from the vault's own, so that a large file holds nobody up. */
import { expose } from 'comlink';
import { fileSealer } from './fileSealer.ts';

expose(fileSealer);
postMessage('loaded');
