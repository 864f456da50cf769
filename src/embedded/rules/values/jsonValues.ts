/** Turns plain JSON (a token's claims, an object's metadata) into values of the rules language. */
import {
  boolValue,
  fault,
  floatValue,
  type MapEntries,
  mapValue,
  nullValue,
  type RulesOutcome,
  type RulesValue,
  stringValue,
} from './value.ts';

/** A whole number that a double holds exactly is an int, as JSON readers of the vendor take it. */
export function fromJson(value: unknown): RulesOutcome {
  if (value === null) return nullValue;
  if (typeof value === 'string') return stringValue(value);
  if (typeof value === 'boolean') return boolValue(value);
  if (typeof value === 'number') {
    return Number.isSafeInteger(value) ? { kind: 'int', value: BigInt(value) } : floatValue(value);
  }
  if (Array.isArray(value)) {
    const items: RulesValue[] = [];
    for (const entry of value) {
      const item = fromJson(entry);
      if (item.kind === 'fault') return item;
      items.push(item);
    }
    return { kind: 'list', items };
  }
  if (typeof value === 'object') return mapValue(new JsonEntries(value));
  return fault('a value that JSON does not have');
}

/** A JSON object, each member converted when read. */
export class JsonEntries implements MapEntries {
  private readonly members: ReadonlyMap<string, unknown>;

  constructor(members: object) {
    this.members = new Map<string, unknown>(
      Object.entries(members).filter(([, value]) => value !== undefined),
    );
  }

  get size(): number {
    return this.members.size;
  }

  get(key: string): RulesOutcome | undefined {
    return this.members.has(key) ? fromJson(this.members.get(key)) : undefined;
  }

  has(key: string): boolean {
    return this.members.has(key);
  }

  keys(): Iterable<string> {
    return this.members.keys();
  }
}
