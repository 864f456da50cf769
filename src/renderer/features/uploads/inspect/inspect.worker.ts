/** The worker around `inspectFile`: the page stays smooth, and a decoder that dies takes only one file with it. */
import { expose } from 'comlink';
import { drawThumbnails } from './drawThumbnails.ts';
import { findJpegDamage, inspectFile } from './inspectFile.ts';

const inspector = { inspectFile, drawThumbnails, findJpegDamage };
export type Inspector = typeof inspector;

expose(inspector);
postMessage('loaded');
