/**
 * What a newer release wrote and this page does not know: it is passed over, so that everything else is shown, and one
 * line of the log says so for each kind ([Note: Versions meet]).
 */
import type { z } from 'zod';
import { type LogFacts, logWarning } from '../logging/logger.ts';

type Path = readonly PropertyKey[];

const told = new Set<string>();
/** A word of ours: nothing that a person wrote goes to the log. */
const kindPattern = /^[a-z][a-zA-Z-]{0,39}$/;

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
    value,
  );
}

/** Logs what is amiss in `value`, unless it was told of this kind before. `where` says what was read. */
export function tellOfUnknown(where: LogFacts, value: unknown, issue: z.core.$ZodIssue): void {
  const field = issue.path.filter((key) => typeof key !== 'number').join('.');
  const found = valueAt(value, issue.path);
  const isKind = ['invalid_union', 'invalid_value'].includes(issue.code);
  const kind = isKind && typeof found === 'string' && kindPattern.test(found) ? found : null;
  const facts = { ...where, field, value: kind };
  const line = JSON.stringify(facts);
  if (told.has(line)) return;
  told.add(line);
  logWarning('Something of a kind that this version does not know was passed over', facts);
}

/** Where in a value stands the outermost list entry that an issue is about; null when it is in none. */
function entryOf(path: Path): Path | null {
  const position = path.findIndex((key) => typeof key === 'number');
  return position < 0 ? null : path.slice(0, position + 1);
}

function withoutEntries(value: unknown, entries: readonly Path[]): unknown {
  const gone = new Set(entries.filter(({ length }) => length === 1).map(([index]) => index));
  const below = (key: PropertyKey) => entries.filter(([first]) => first === key).map(([, ...rest]) => rest);
  if (Array.isArray(value)) return value.filter((_, index) => !gone.has(index));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, withoutEntries(inner, below(key))]),
  );
}

/** Parses an answer without the list entries that this page does not know. Throws ZodError where more is amiss. */
export function parseKnownEntries<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  where: LogFacts,
): z.output<Schema> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const { issues } = parsed.error;
  const entries = issues.flatMap(({ path }) => {
    const entry = entryOf(path);
    return entry ? [entry] : [];
  });
  if (entries.length < issues.length) throw parsed.error;
  for (const issue of issues) tellOfUnknown(where, value, issue);
  return schema.parse(withoutEntries(value, entries));
}
