/** A text for each value of the rules language, the same for two of them exactly when `==` is true. */
import type { MapEntries, RulesValue } from './value.ts';

/** Null for a value that equals none, not even itself; a path that is not bound counts as one. */
export function identityOf(value: RulesValue): string | null {
  switch (value.kind) {
    case 'null':
      return 'null';
    case 'bool':
      return value.value ? 'true' : 'false';
    case 'string':
      return `"${value.value.length}:${value.value}`;
    case 'int':
      return `n${value.value}`;
    case 'float':
      if (Number.isNaN(value.value)) return null;
      // A float that is whole equals the integer.
      return Number.isInteger(value.value) ? `n${BigInt(value.value)}` : `n${value.value}`;
    case 'bytes':
      return `b${Buffer.from(value.value).toString('base64')}`;
    case 'timestamp':
    case 'duration':
      return `${value.kind}${value.nanoseconds}`;
    case 'latlng':
      return `@${value.latitude},${value.longitude}`;
    case 'path': {
      const texts = value.segments.map((segment) =>
        typeof segment === 'string' ? `${segment.length}:${segment}` : null,
      );
      return texts.includes(null) ? null : `/${texts.join('/')}`;
    }
    case 'list':
      return joined('[', value.items.map(identityOf));
    case 'set': {
      const identities = value.items.map(identityOf);
      return joined('{', identities.sort());
    }
    case 'map':
      return value.isOpen ? null : identityOfEntries(value.entries);
    case 'mapDiff':
      return null;
  }
}

function identityOfEntries(entries: MapEntries): string | null {
  const parts: (string | null)[] = [];
  for (const key of [...entries.keys()].sort()) {
    const value = entries.get(key);
    if (value === undefined || value.kind === 'fault') return null;
    parts.push(key, identityOf(value));
  }
  return joined('<', parts);
}

/** Each part with its length before it, so that no two sequences of parts make one text. */
function joined(opening: string, parts: readonly (string | null)[]): string | null {
  const texts: string[] = [opening];
  for (const part of parts) {
    if (part === null) return null;
    texts.push(`${part.length}:`, part);
  }
  return texts.join('');
}
