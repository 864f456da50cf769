/** The worker around `readExport`: keys are derived and thousands of items read without the page standing still. */
import { expose } from 'comlink';
import { readExport } from './readExport.ts';

const importer = { readExport };
export type Importer = typeof importer;

expose(importer);
postMessage('loaded');
