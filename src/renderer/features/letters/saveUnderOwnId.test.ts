import { expect, test } from 'vitest';
import { saveUnderOwnId } from './saveUnderOwnId.ts';

/** Takes the first text under an id, and answers lost where the test says so. */
function server() {
  const kept = new Map<string, string>();
  let isAnswerLost = false;
  return {
    kept,
    loseAnswers: (isLost: boolean) => {
      isAnswerLost = isLost;
    },
    write: (text: string) => async (letterId: string) => {
      const present = kept.get(letterId) ?? text;
      if (present !== text) throw new Error('conflict');
      kept.set(letterId, text);
      if (isAnswerLost) throw new Error('connection');
      return letterId;
    },
  };
}
const isConflict = (error: unknown) => error instanceof Error && error.message === 'conflict';

test('words that meet another letter under their id are kept as a letter of their own', async () => {
  const { kept, write } = server();
  await saveUnderOwnId('letter', write('To Ben'), isConflict);
  await saveUnderOwnId('letter', write('To Ana'), isConflict);
  expect([...kept.values()]).toEqual(['To Ben', 'To Ana']);
});

test('keeping them again after a lost answer keeps one letter', async () => {
  const { kept, write, loseAnswers } = server();
  await saveUnderOwnId('other', write('To Ben'), isConflict);
  loseAnswers(true);
  await expect(saveUnderOwnId('other', write('To Ana'), isConflict)).rejects.toThrow('connection');
  loseAnswers(false);
  await saveUnderOwnId('other', write('To Ana'), isConflict);
  expect([...kept.values()]).toEqual(['To Ben', 'To Ana']);
});
