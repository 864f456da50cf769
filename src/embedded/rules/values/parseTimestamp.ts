/** RFC 3339 instants with up to nine decimals, as the vendors' REST protocols write them. */
const instant = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2})(?:\.(\d{1,9}))?(Z|[+-]\d{2}:\d{2})$/;

/** Nanoseconds since the epoch, or null for a text that is no instant. */
export function parseTimestamp(text: string): bigint | null {
  const match = instant.exec(text);
  if (match === null) return null;
  const [, seconds, decimals = '', zone] = match;
  const milliseconds = Date.parse(`${seconds}${zone}`);
  if (Number.isNaN(milliseconds)) return null;
  return BigInt(milliseconds) * 1_000_000n + BigInt(decimals.padEnd(9, '0'));
}
