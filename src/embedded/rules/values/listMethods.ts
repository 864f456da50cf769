/** https://firebase.google.com/docs/reference/rules/rules.List and rules.Set */
import { membershipOf, withoutRepetitions } from './membership.ts';
import { type Of, type RulesFunction, takes, takesNothing } from './method.ts';
import {
  boolValue,
  countValue,
  fault,
  LONGEST_LIST,
  LONGEST_TEXT,
  type RulesOutcome,
  type RulesValue,
  stringValue,
  typeOf,
} from './value.ts';

type Items = readonly RulesValue[];

export const listMethods: Readonly<Record<string, RulesFunction<Of<'list'>>>> = {
  size: takesNothing((self) => countValue(self.items.length)),
  toSet: takesNothing((self) => ({ kind: 'set', items: withoutRepetitions(self.items) })),
  concat: takes(1, (self, other) =>
    withItems(other, ['list'], (items) =>
      self.items.length + items.length > LONGEST_LIST
        ? fault('a list that is too long')
        : { kind: 'list', items: [...self.items, ...items] },
    ),
  ),
  removeAll: takes(1, (self, other) =>
    withItems(other, ['list'], (items) => ({ kind: 'list', items: without(self.items, items) })),
  ),
  join: takes(1, (self, separator) => {
    if (separator?.kind !== 'string') return fault('join() needs a string');
    const texts: string[] = [];
    let length = 0;
    for (const item of self.items) {
      if (item.kind !== 'string') return fault(`join() cannot write ${typeOf(item)}`);
      length += item.value.length + separator.value.length;
      if (length > LONGEST_TEXT) return fault('a text that is too long');
      texts.push(item.value);
    }
    return stringValue(texts.join(separator.value));
  }),
  hasAll: takes(1, (self, other) => withItems(other, ['list', 'set'], (items) => hasAll(self.items, items))),
  hasAny: takes(1, (self, other) => withItems(other, ['list', 'set'], (items) => hasAny(self.items, items))),
  hasOnly: takes(1, (self, other) => withItems(other, ['list', 'set'], (items) => hasAll(items, self.items))),
};

export const setMethods: Readonly<Record<string, RulesFunction<Of<'set'>>>> = {
  size: takesNothing((self) => countValue(self.items.length)),
  hasAll: takes(1, (self, other) => withItems(other, ['list', 'set'], (items) => hasAll(self.items, items))),
  hasAny: takes(1, (self, other) => withItems(other, ['list', 'set'], (items) => hasAny(self.items, items))),
  hasOnly: takes(1, (self, other) => withItems(other, ['list', 'set'], (items) => hasAll(items, self.items))),
  union: takes(1, (self, other) =>
    withItems(other, ['set'], (items) => ({
      kind: 'set',
      items: withoutRepetitions([...self.items, ...items]),
    })),
  ),
  intersection: takes(1, (self, other) =>
    withItems(other, ['set'], (items) => ({
      kind: 'set',
      items: self.items.filter(membershipOf(items)),
    })),
  ),
  difference: takes(1, (self, other) =>
    withItems(other, ['set'], (items) => ({ kind: 'set', items: without(self.items, items) })),
  ),
};

function without(items: Items, gone: Items): Items {
  const isGone = membershipOf(gone);
  return items.filter((item) => !isGone(item));
}

function hasAll(container: Items, wanted: Items): RulesOutcome {
  return boolValue(wanted.every(membershipOf(container)));
}

function hasAny(container: Items, wanted: Items): RulesOutcome {
  return boolValue(wanted.some(membershipOf(container)));
}

function withItems(
  other: RulesValue | undefined,
  kinds: readonly ('list' | 'set')[],
  use: (items: Items) => RulesOutcome,
): RulesOutcome {
  if ((other?.kind === 'list' || other?.kind === 'set') && kinds.includes(other.kind))
    return use(other.items);
  return fault(`needs a ${kinds.join(' or a ')}, not ${other === undefined ? 'nothing' : typeOf(other)}`);
}
