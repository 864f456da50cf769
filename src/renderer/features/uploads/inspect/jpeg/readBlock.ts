/**
 * One block of eight by eight after the other, read for where its codes end and not for what they say. Source: ITU T.81,
 * F.2 (sequential) and G.2 (progressive).
 */
import { type Bits, type CodeTable, NO_SYMBOL } from './codes.ts';

export const COEFFICIENTS = 64;
const SIXTEEN_ZEROS = 15;

/** False where there is no such code. */
export type ReadBlock = (bits: Bits, block: number) => boolean;

export function sequentialBlock(dc: CodeTable, ac: CodeTable): ReadBlock {
  return (bits) => {
    if (bits.readSymbol(dc) === NO_SYMBOL) return false;
    for (let at = 1; at < COEFFICIENTS; at += 1) {
      const symbol = bits.readSymbol(ac);
      if (symbol === NO_SYMBOL) return false;
      const zeros = symbol >> 4;
      const length = symbol & 15;
      if (length === 0 && zeros !== SIXTEEN_ZEROS) break;
      at += zeros;
      if (length > 0 && at >= COEFFICIENTS) return false;
    }
    return true;
  };
}

export function firstDcBlock(dc: CodeTable): ReadBlock {
  return (bits) => bits.readSymbol(dc) !== NO_SYMBOL;
}

export const refinedDcBlock: ReadBlock = (bits) => {
  bits.skip(1);
  return true;
};

/** The coefficients of a block that a scan is about. */
interface Band {
  readonly first: number;
  readonly last: number;
}

/** `known` marks what is not zero so far: COEFFICIENTS for each block. Make a new one after each restart. */
export function firstAcBlock(ac: CodeTable, { first, last }: Band, known: Uint8Array): ReadBlock {
  let emptyBlocks = 0;
  return (bits, block) => {
    if (emptyBlocks > 0) {
      emptyBlocks -= 1;
      return true;
    }
    for (let at = first; at <= last; at += 1) {
      const symbol = bits.readSymbol(ac);
      if (symbol === NO_SYMBOL) return false;
      const zeros = symbol >> 4;
      const length = symbol & 15;
      if (length === 0 && zeros !== SIXTEEN_ZEROS) {
        emptyBlocks = (1 << zeros) - 1 + (zeros > 0 ? bits.read(zeros) : 0);
        break;
      }
      at += zeros;
      if (length === 0) continue;
      if (at > last) return false;
      known[block * COEFFICIENTS + at] = 1;
    }
    return true;
  };
}

/** As `firstAcBlock`. */
export function refinedAcBlock(ac: CodeTable, { first, last }: Band, known: Uint8Array): ReadBlock {
  let emptyBlocks = 0;
  return (bits, block) => {
    const start = block * COEFFICIENTS;
    let at = first;
    for (; emptyBlocks === 0 && at <= last; at += 1) {
      const symbol = bits.readSymbol(ac);
      if (symbol === NO_SYMBOL) return false;
      let zeros = symbol >> 4;
      const isNew = (symbol & 15) !== 0;
      if (!isNew && zeros !== SIXTEEN_ZEROS) {
        emptyBlocks = (1 << zeros) + (zeros > 0 ? bits.read(zeros) : 0);
        break;
      }
      for (; at <= last; at += 1) {
        if (known[start + at] === 1) bits.skip(1);
        else if (zeros === 0) break;
        else zeros -= 1;
      }
      if (isNew && at <= last) known[start + at] = 1;
    }
    if (emptyBlocks > 0) {
      for (; at <= last; at += 1) if (known[start + at] === 1) bits.skip(1);
      emptyBlocks -= 1;
    }
    return true;
  };
}
