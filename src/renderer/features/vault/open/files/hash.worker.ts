/** The worker around `createFileHasher`. The one that seals starts it, and it ends with that. */
import { expose } from 'comlink';
import { createFileHasher } from './fileHasher.ts';

expose(createFileHasher());
postMessage('loaded');
