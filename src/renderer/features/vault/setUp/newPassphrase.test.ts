import { expect, test } from 'vitest';
import { type NewPassphraseAnswers, newPassphraseSchema, noPassphrase } from './newPassphrase.ts';
import { phraseMessages } from './phraseMessages.ts';
import type { PhraseVerdict } from './phraseStrength.ts';

const { en } = phraseMessages;
const words = 'maison cheval pluie dimanche tabouret lanterne';

async function issuesOf(
  answers: Partial<NewPassphraseAnswers>,
  grade: PhraseVerdict['grade'] = 'strong',
): Promise<Record<string, string>> {
  const schema = newPassphraseSchema(en, async () => ({ grade, reasons: [] }));
  const { error } = await schema.safeParseAsync({ ...noPassphrase, ...answers });
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));
}

test('a phrase that was repeated is taken, however many spaces stand in it', async () => {
  expect(await issuesOf({ phrase: words, repetition: ` ${words}  ` })).toEqual({});
});

test('a phrase that was repeated otherwise is not, and neither is one with other capitals', async () => {
  for (const repetition of ['', 'maison', words.toUpperCase()]) {
    expect(await issuesOf({ phrase: words, repetition })).toEqual({ repetition: en.repetitionDiffers });
  }
});

test('whoever sees what they type need not repeat it', async () => {
  expect(await issuesOf({ phrase: words, isShown: true })).toEqual({});
});

test('a suggested phrase is written down first, or typed unseen', async () => {
  const taken = { phrase: words, suggested: words, isShown: true };
  expect(await issuesOf(taken)).toEqual({ isWrittenDown: en.notWrittenDown });
  expect(await issuesOf({ ...taken, isWrittenDown: true })).toEqual({});
  expect(await issuesOf({ ...taken, isShown: false, repetition: words })).toEqual({});
});

test('a suggested phrase needs no scale; one that was changed is the owner’s own', async () => {
  const taken = { suggested: words, isShown: true, isWrittenDown: true };
  expect(await issuesOf({ ...taken, phrase: words }, 'unknown')).toEqual({});
  expect(await issuesOf({ ...taken, phrase: 'maison cheval' }, 'too-weak')).toEqual({
    phrase: en.phraseTooWeak,
  });
});

test.each([
  ['too-weak', en.phraseTooWeak],
  ['unknown', en.phraseNotWeighed],
] as const)('nobody goes on with a phrase whose strength is %s', async (grade, sentence) => {
  expect(await issuesOf({ phrase: words, isShown: true }, grade)).toEqual({ phrase: sentence });
});

test('nothing is said of the repetition of a phrase that is not taken anyhow', async () => {
  expect(await issuesOf({ phrase: 'rose' }, 'too-weak')).toEqual({ phrase: en.phraseTooWeak });
});

test('just enough is enough', async () => {
  expect(await issuesOf({ phrase: words, isShown: true }, 'fair')).toEqual({});
});

test('spaces alone are no phrase', async () => {
  expect(await issuesOf({ phrase: ' \u00a0 ' })).toEqual({ phrase: en.phraseMissing });
});
