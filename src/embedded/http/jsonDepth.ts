/** How deep a text that looks like JSON nests, told without recursion before anything recursive reads it. */
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPENING: ReadonlySet<number> = new Set([0x5b, 0x7b]);
const CLOSING: ReadonlySet<number> = new Set([0x5d, 0x7d]);
const SPACE: ReadonlySet<number> = new Set([0x20, 0x09, 0x0a, 0x0d]);

/** Whether the bytes begin like an object or a list and nest deeper than `limit`. */
export function isNestedDeeperThan(bytes: Uint8Array, limit: number): boolean {
  if (bytes.length <= limit) return false;
  const first = bytes.find((byte) => !SPACE.has(byte));
  if (first === undefined || !OPENING.has(first)) return false;
  let depth = 0;
  let isText = false;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (isText) {
      if (byte === BACKSLASH) at += 1;
      else if (byte === QUOTE) isText = false;
    } else if (byte === QUOTE) isText = true;
    else if (OPENING.has(byte)) {
      depth += 1;
      if (depth > limit) return true;
    } else if (CLOSING.has(byte)) depth -= 1;
  }
  return false;
}
