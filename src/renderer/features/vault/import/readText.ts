/** Text and JSON of unknown origin. */
import { importLimits } from './importLimits.ts';
import { ImportRefusedError } from './importOutcome.ts';

/** UTF-8, or UTF-16 where its mark says so, or else what older programs on Windows write. */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Throws ImportRefusedError: too deep for what walks through it later, or no JSON. */
export function parseBoundedJson(text: string): unknown {
  if (isDeeperThan(text, importLimits.jsonDepth)) throw new ImportRefusedError('too-deep');
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ImportRefusedError('damaged', { cause: error });
  }
}

const quote = 0x22;
const backslash = 0x5c;
const opening = new Set([0x5b, 0x7b]);
const closing = new Set([0x5d, 0x7d]);

function isDeeperThan(text: string, limit: number): boolean {
  let depth = 0;
  let isInString = false;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (isInString) {
      if (code === backslash) index += 1;
      else if (code === quote) isInString = false;
    } else if (code === quote) isInString = true;
    else if (opening.has(code)) {
      depth += 1;
      if (depth > limit) return true;
    } else if (closing.has(code)) depth -= 1;
  }
  return false;
}
