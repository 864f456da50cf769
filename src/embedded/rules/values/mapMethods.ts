/** https://firebase.google.com/docs/reference/rules/rules.Map and rules.MapDiff */
import { areEqual } from './equality.ts';
import { type Of, type RulesFunction, takes, takesNothing } from './method.ts';
import { countValue, fault, type RulesOutcome, type RulesValue, stringValue } from './value.ts';

export const mapMethods: Readonly<Record<string, RulesFunction<Of<'map'>>>> = {
  size: takesNothing((self) => whole(self, () => countValue(self.entries.size))),
  keys: takesNothing((self) =>
    whole(self, () => ({ kind: 'list', items: Array.from(self.entries.keys(), stringValue) })),
  ),
  values: takesNothing((self) => whole(self, () => listValues(self))),
  get: takes(2, (self, key, absent) => find(self, key, absent)),
  diff: takes(1, (self, other) => {
    if (other?.kind !== 'map') return fault('diff() needs a map');
    if (self.isOpen || other.isOpen) return unknownRest;
    return { kind: 'mapDiff', before: other.entries, after: self.entries };
  }),
};

type Change = 'added' | 'removed' | 'changed' | 'unchanged';

export const mapDiffMethods: Readonly<Record<string, RulesFunction<Of<'mapDiff'>>>> = {
  addedKeys: takesNothing((self) => keysThat(self, ['added'])),
  removedKeys: takesNothing((self) => keysThat(self, ['removed'])),
  changedKeys: takesNothing((self) => keysThat(self, ['changed'])),
  unchangedKeys: takesNothing((self) => keysThat(self, ['unchanged'])),
  affectedKeys: takesNothing((self) => keysThat(self, ['added', 'removed', 'changed'])),
};

const unknownRest = fault('a query does not fix the whole document');

function whole(self: Of<'map'>, read: () => RulesOutcome): RulesOutcome {
  return self.isOpen ? unknownRest : read();
}

function listValues(self: Of<'map'>): RulesOutcome {
  const items: RulesValue[] = [];
  for (const key of self.entries.keys()) {
    const value = self.entries.get(key);
    if (value?.kind === 'fault') return value;
    if (value !== undefined) items.push(value);
  }
  return { kind: 'list', items };
}

/** `get(key, default)`, where the key may be a list of keys that walks into nested maps. */
function find(self: Of<'map'>, key: RulesValue | undefined, absent: RulesValue | undefined): RulesOutcome {
  if (absent === undefined) return fault('get() needs a default');
  const steps = key?.kind === 'list' ? key.items : key === undefined ? [] : [key];
  if (steps.length === 0) return fault('get() needs a key');
  let current: RulesValue = self;
  for (const step of steps) {
    if (step.kind !== 'string') return fault('get() needs a string or a list of strings');
    if (current.kind !== 'map') return absent;
    const next: RulesOutcome | undefined = current.entries.get(step.value);
    if (next === undefined) return current.isOpen ? unknownRest : absent;
    if (next.kind === 'fault') return next;
    current = next;
  }
  return current;
}

function keysThat(self: Of<'mapDiff'>, changes: readonly Change[]): RulesOutcome {
  const items: RulesValue[] = [];
  const wanted = (change: Change): boolean => changes.includes(change);
  for (const key of self.after.keys()) {
    if (!self.before.has(key)) {
      if (wanted('added')) items.push(stringValue(key));
      continue;
    }
    if (!wanted('changed') && !wanted('unchanged')) continue;
    const before = self.before.get(key);
    const after = self.after.get(key);
    if (before === undefined || after === undefined) continue;
    if (before.kind === 'fault') return before;
    if (after.kind === 'fault') return after;
    const equal = areEqual(before, after);
    if (typeof equal !== 'boolean') return equal;
    if (wanted(equal ? 'unchanged' : 'changed')) items.push(stringValue(key));
  }
  if (wanted('removed')) {
    for (const key of self.before.keys()) if (!self.after.has(key)) items.push(stringValue(key));
  }
  return { kind: 'set', items };
}
