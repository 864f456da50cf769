/**
 * One scan of a JPEG, followed from its first block to its last.
 */
import {
  COEFFICIENTS,
  firstAcBlock,
  firstDcBlock,
  type ReadBlock,
  refinedAcBlock,
  refinedDcBlock,
  sequentialBlock,
} from './readBlock.ts';
import type { Component, Frame, Scan, ScanComponent } from './readHeaders.ts';
import { findMarker, findRestart, readBits } from './restarts.ts';

const BLOCK = 8;
/** Units at a scan's end that programs have left out and nobody sees. */
const MOST_MISSING = 2;

/** By component, which coefficients of each block are not zero as far as the scans have told. */
type Known = Map<Component, Uint8Array>;
export const createKnown = (): Known => new Map();

interface ScanToFollow {
  readonly frame: Frame;
  readonly scan: Scan;
  /** In units; 0 for none. */
  readonly restartInterval: number;
  readonly known: Known;
}

interface FollowedScan {
  /** `unknown`: it needs what is not there or not understood. */
  readonly outcome: 'whole' | 'broken' | 'unknown';
  /** Where its codes end in the file. */
  readonly end: number;
}

/** How many units a scan has: blocks of its only component, or groups of blocks of all its components. */
function countUnits(
  { width, height, components }: Frame,
  scan: Scan,
): { readonly across: number; readonly down: number } {
  const mostAcross = Math.max(...components.map(({ across }) => across));
  const mostDown = Math.max(...components.map(({ down }) => down));
  const [only, ...others] = scan.components;
  if (only && others.length === 0) {
    const { across, down } = only.component;
    return {
      across: Math.ceil(Math.ceil((width * across) / mostAcross) / BLOCK),
      down: Math.ceil(Math.ceil((height * down) / mostDown) / BLOCK),
    };
  }
  return { across: Math.ceil(width / (mostAcross * BLOCK)), down: Math.ceil(height / (mostDown * BLOCK)) };
}

/** Null where its codes are not told. */
function blockReader(
  { frame, scan, known }: ScanToFollow,
  { component, dc, ac }: ScanComponent,
): ReadBlock | null {
  if (!frame.isProgressive) return dc && ac && sequentialBlock(dc, ac);
  if (scan.first === 0) {
    if (scan.refines) return refinedDcBlock;
    return dc && firstDcBlock(dc);
  }
  const units = countUnits(frame, scan);
  const coefficients = known.get(component) ?? new Uint8Array(units.across * units.down * COEFFICIENTS);
  known.set(component, coefficients);
  return ac && (scan.refines ? refinedAcBlock : firstAcBlock)(ac, scan, coefficients);
}

/** One for each block of a unit; null where one of them cannot be read. */
function unitReaders(toFollow: ScanToFollow): readonly ReadBlock[] | null {
  const { components } = toFollow.scan;
  const readers: ReadBlock[] = [];
  for (const each of components) {
    const reader = blockReader(toFollow, each);
    if (!reader) return null;
    const blocks = components.length === 1 ? 1 : each.component.across * each.component.down;
    for (let block = 0; block < blocks; block += 1) readers.push(reader);
  }
  return readers;
}

/** `from`: the first byte of its codes. */
export function followScan(content: Uint8Array, from: number, toFollow: ScanToFollow): FollowedScan {
  const units = countUnits(toFollow.frame, toFollow.scan);
  const total = units.across * units.down;
  const interval = toFollow.restartInterval || total;
  let place = from;
  for (let unit = 0; unit < total; unit += interval) {
    if (unit > 0) place = findRestart(content, place, (unit / interval - 1) & 7);
    const end = findMarker(content, place);
    const bits = readBits(content, place, end);
    const readers = unitReaders(toFollow);
    if (!readers) return { outcome: 'unknown', end };
    const last = Math.min(unit + interval, total);
    for (let at = unit; at < last; at += 1) {
      let isRead = true;
      for (let block = 0; isRead && block < readers.length; block += 1)
        isRead = readers[block]?.(bits, at) ?? false;
      if (isRead && !bits.isPastEnd) continue;
      const isUnseen = isRead && total - at <= MOST_MISSING;
      return { outcome: isUnseen ? 'whole' : 'broken', end };
    }
    if (bits.hasCodesLeft) return { outcome: 'broken', end };
    place = end;
  }
  return { outcome: 'whole', end: place };
}
