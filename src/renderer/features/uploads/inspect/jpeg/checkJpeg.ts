/**
 * Whether all of a JPEG's picture is there. Browsers draw a broken one as far as it goes and leave the rest grey, without
 * a word; so its codes are followed to their end, as a decoder does, without making pixels of them. What cannot be
 * followed is not called broken. Source: ITU T.81, annex B.
 */
import { createKnown, followScan } from './followScan.ts';
import { COEFFICIENTS } from './readBlock.ts';
import { type Frame, readFrame, readScan, type Scan, Tables } from './readHeaders.ts';
import { findMarker } from './restarts.ts';

const CODES = 0xc4;
const START_OF_PICTURE = 0xd8;
const END_OF_PICTURE = 0xd9;
const SCAN = 0xda;
const RESTART_INTERVAL = 0xdd;
/** Baseline, extended and progressive, of Huffman's codes; the others are not met in families' pictures. */
const frames: ReadonlyMap<number, { readonly isProgressive: boolean }> = new Map([
  [0xc0, { isProgressive: false }],
  [0xc1, { isProgressive: false }],
  [0xc2, { isProgressive: true }],
]);

/** A picture of more is not followed, in pixels: what is known of its coefficients would not fit. */
const MOST_PIXELS = 60_000_000;
const MOST_SCANS = 100;

/** What the scans so far have told of a frame. */
class Progress {
  readonly #frame: Frame;
  /** By component and coefficient, the lowest bit that is known; null for nothing. */
  readonly #lowestBits: (number | null)[][];

  constructor(frame: Frame) {
    this.#frame = frame;
    this.#lowestBits = frame.components.map(() => Array.from({ length: COEFFICIENTS }, () => null));
  }

  add({ components, first, last, lowestBit }: Scan): void {
    for (const { component } of components) {
      this.#lowestBits[this.#frame.components.indexOf(component)]?.fill(
        lowestBit,
        this.#frame.isProgressive ? first : 0,
        this.#frame.isProgressive ? last + 1 : COEFFICIENTS,
      );
    }
  }

  /** Whether what was begun was ended: each component has its mean values, and nothing waits for lower bits. */
  get isComplete(): boolean {
    return this.#lowestBits.every((bits) => bits[0] === 0 && bits.every((bit) => bit === null || bit === 0));
  }
}

/** `content`: the whole file. */
export function isJpegSound(content: Uint8Array): boolean {
  const view = new DataView(content.buffer, content.byteOffset, content.byteLength);
  const tables = new Tables();
  let frame: Frame | null = null;
  let progress: Progress | null = null;
  let known = createKnown();
  let scans = 0;
  let at = findMarker(content, 0);
  while (at + 4 <= content.length) {
    const marker = content[at + 1] ?? 0;
    if (marker === START_OF_PICTURE) {
      at = findMarker(content, at + 2);
      continue;
    }
    if (marker === END_OF_PICTURE) break;
    const end = at + 2 + view.getUint16(at + 2);
    if (end > content.length) break;
    const segment = content.subarray(at + 4, end);
    const kind = frames.get(marker);
    if (marker === CODES) tables.readCodes(segment);
    else if (marker === RESTART_INTERVAL && segment.length >= 2)
      tables.restartInterval = view.getUint16(at + 4);
    else if (kind && !frame) {
      frame = readFrame(segment, kind.isProgressive);
      if (!frame || frame.width * frame.height > MOST_PIXELS) return true;
      progress = new Progress(frame);
      known = createKnown();
    } else if (marker === SCAN) {
      const scan = frame && readScan(segment, frame, tables);
      scans += 1;
      if (!frame || !progress || !scan || scans > MOST_SCANS) return true;
      const followed = followScan(content, end, {
        frame,
        scan,
        restartInterval: tables.restartInterval,
        known,
      });
      if (followed.outcome !== 'whole') return followed.outcome === 'unknown';
      progress.add(scan);
      at = findMarker(content, followed.end);
      continue;
    }
    at = findMarker(content, end);
  }
  return progress === null || progress.isComplete;
}
