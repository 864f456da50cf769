import { beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { clearDraft, clearDraftsOfPeople, formOfPerson, readDraft, writeDraft } from './draft.ts';

const schema = z.object({ words: z.string() });

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    get length() {
      return kept.size;
    },
    key: (index: number) => [...kept.keys()][index] ?? null,
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  });
});

test('what was typed is there again, until it is sent', () => {
  writeDraft('contact', { words: 'Good morning' });
  expect(readDraft('contact', schema)).toEqual({ words: 'Good morning' });
  clearDraft('contact');
  expect(readDraft('contact', schema)).toBeNull();
});

test('what another version of the page kept in another form is none', () => {
  writeDraft('contact', { text: 'Good morning' });
  expect(readDraft('contact', schema)).toBeNull();
});

test('the drafts of a person go with them, and those of visitors stay', () => {
  const forms = [formOfPerson('rose', 'decision:1'), formOfPerson('rose', 'decision:2')];
  for (const form of [...forms, 'contact']) writeDraft(form, { words: 'Good morning' });
  expect(readDraft(formOfPerson('paul', 'decision:1'), schema)).toBeNull();
  clearDraftsOfPeople();
  for (const form of forms) expect(readDraft(form, schema)).toBeNull();
  expect(readDraft('contact', schema)).not.toBeNull();
});

test('a tab that keeps nothing goes on', () => {
  vi.stubGlobal('sessionStorage', undefined);
  writeDraft('contact', { words: 'Good morning' });
  expect(readDraft('contact', schema)).toBeNull();
  clearDraft('contact');
  clearDraftsOfPeople();
});
