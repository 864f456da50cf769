/** The worker that seals files: apart from the vault's own, so that a large file holds nobody up. */
import { expose } from 'comlink';
import { createFileSealer } from './fileSealer.ts';

expose(createFileSealer(() => new Worker(new URL('./hash.worker.ts', import.meta.url), { type: 'module' })));
postMessage('loaded');
