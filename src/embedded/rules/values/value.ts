/**
 * What an expression of the rules language can be worth, errors included: the language passes errors on as values,
 * until `&&`, `||` or the allow statement decides without them.
 */
import type { SourcePosition } from '../syntax/rulesSyntaxError.ts';

/** Read-only view of a map's content; converted on first touch when it stands for a stored document. */
export interface MapEntries {
  readonly size: number;
  get(key: string): RulesOutcome | undefined;
  has(key: string): boolean;
  keys(): Iterable<string>;
}

export interface RulesMap {
  readonly kind: 'map';
  readonly entries: MapEntries;
  /** Set for a query's `resource.data`: keys not listed are not absent but unknown. */
  readonly isOpen?: true;
}

/** A segment not yet bound, from `$(name)` with a name nobody declared, waits for `bind`. */
export type PathSegment = string | { readonly unbound: string };

export interface RulesPath {
  readonly kind: 'path';
  readonly segments: readonly PathSegment[];
  /** Values by wildcard name, for `path.name` and `path['name']`. */
  readonly bindings: ReadonlyMap<string, RulesValue>;
}

export type RulesValue =
  | { readonly kind: 'null' }
  | { readonly kind: 'bool'; readonly value: boolean }
  | { readonly kind: 'int'; readonly value: bigint }
  | { readonly kind: 'float'; readonly value: number }
  | { readonly kind: 'string'; readonly value: string }
  | { readonly kind: 'bytes'; readonly value: Uint8Array }
  /** Nanoseconds since the epoch. */
  | { readonly kind: 'timestamp'; readonly nanoseconds: bigint }
  | { readonly kind: 'duration'; readonly nanoseconds: bigint }
  | { readonly kind: 'latlng'; readonly latitude: number; readonly longitude: number }
  | { readonly kind: 'list'; readonly items: readonly RulesValue[] }
  | { readonly kind: 'set'; readonly items: readonly RulesValue[] }
  | { readonly kind: 'mapDiff'; readonly before: MapEntries; readonly after: MapEntries }
  | RulesMap
  | RulesPath;

export interface RulesFault {
  readonly kind: 'fault';
  readonly message: string;
  readonly at?: SourcePosition;
}

export type RulesOutcome = RulesValue | RulesFault;

export const nullValue: RulesValue = { kind: 'null' };
const trueValue: RulesValue = { kind: 'bool', value: true };
const falseValue: RulesValue = { kind: 'bool', value: false };

export function boolValue(value: boolean): RulesValue {
  return value ? trueValue : falseValue;
}

export function stringValue(value: string): RulesValue {
  return { kind: 'string', value };
}

export function floatValue(value: number): RulesValue {
  return { kind: 'float', value };
}

/** A 64-bit integer, or the fault of one that does not fit. */
export function intValue(value: bigint): RulesOutcome {
  return value >= -(2n ** 63n) && value < 2n ** 63n ? { kind: 'int', value } : fault('integer overflow');
}

const SECOND = 1_000_000_000n;
/** The years 1 to 9999, as the vendor's timestamps are bounded. */
const FIRST_INSTANT = -62_135_596_800n * SECOND;
const AFTER_LAST_INSTANT = 253_402_300_800n * SECOND;
/** https://firebase.google.com/docs/reference/rules/rules.Duration#seconds */
const LONGEST_DURATION = 315_576_000_000n * SECOND;

/** An instant, or the fault of one outside the years 1 to 9999. */
export function timestampValue(nanoseconds: bigint): RulesOutcome {
  const isInRange = nanoseconds >= FIRST_INSTANT && nanoseconds < AFTER_LAST_INSTANT;
  return isInRange ? { kind: 'timestamp', nanoseconds } : fault('a timestamp is in the years 1 to 9999');
}

/** A duration, or the fault of one longer than ten thousand years. */
export function durationValue(nanoseconds: bigint): RulesOutcome {
  const isInRange = nanoseconds >= -LONGEST_DURATION && nanoseconds <= LONGEST_DURATION;
  return isInRange ? { kind: 'duration', nanoseconds } : fault('a duration is at most 315576000000 seconds');
}

/** No rule needs more; it keeps an expression that doubles a text again and again from filling the memory. */
export const LONGEST_TEXT = 4 * 1024 * 1024;
export const LONGEST_LIST = 100_000;

/** For counts and calendar fields, which always fit. */
export function countValue(value: number): RulesValue {
  return { kind: 'int', value: BigInt(value) };
}

export function mapValue(entries: MapEntries): RulesMap {
  return { kind: 'map', entries };
}

const noBindings: ReadonlyMap<string, RulesValue> = new Map();

export function pathValue(
  segments: readonly PathSegment[],
  bindings: ReadonlyMap<string, RulesValue> = noBindings,
): RulesPath {
  return { kind: 'path', segments, bindings };
}

export function fault(message: string): RulesFault {
  return { kind: 'fault', message };
}

/** The name of a value's type as messages write it. */
export function typeOf(value: RulesValue): string {
  return value.kind === 'mapDiff' ? 'map diff' : value.kind;
}
