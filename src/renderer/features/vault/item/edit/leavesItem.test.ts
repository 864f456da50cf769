import { expect, test, vi } from 'vitest';
import { leavesUnsaved, watchUnsaved } from '#ui/form/unsaved.ts';
import { leavesItem } from './leavesItem.ts';

const at = (search: string, pathname = '/personal-vault') => ({ pathname, search });

test('another item, another part of the vault and another page take the form of an item away, and nothing else', () => {
  const written = at('?item=a');
  for (const next of [at('?item=b'), at('?new=note'), at(''), at('?view=trash'), at('?item=a', '/albums')]) {
    expect(leavesItem(written, next), next.search).toBe(true);
  }
  expect(leavesItem(written, at('?item=a&sort=name'))).toBe(false);
  expect(leavesItem(at('?new=note&answers=pets-care'), at('?new=note'))).toBe(false);
});

test('a form asks where it says that it is left, and only while it is not saved', () => {
  vi.stubGlobal('window', new EventTarget());
  let isUnsaved = true;
  const stopItem = watchUnsaved(() => isUnsaved, leavesItem);
  expect(leavesUnsaved(at('?item=a'), at('?item=b'))).toBe(true);
  isUnsaved = false;
  expect(leavesUnsaved(at('?item=a'), at('?item=b'))).toBe(false);
  stopItem();
  const stopOther = watchUnsaved(() => true);
  expect(leavesUnsaved(at('?item=a'), at('?item=b'))).toBe(false);
  expect(leavesUnsaved(at('?item=a'), at('', '/albums'))).toBe(true);
  stopOther();
});
