/** The worker around `inspectFile`: the page asks it by comlink and stays smooth. */
import { expose } from 'comlink';
import { inspectFile } from './inspectFile.ts';

const inspector = { inspectFile };
export type Inspector = typeof inspector;

expose(inspector);
