import { expect, test } from 'vitest';
import { AskingError } from './api.ts';
import { readDraft } from './draft.ts';
import { makeSigning, type Sign } from './signing.ts';

type Sent = Parameters<Sign>[0];

/** A guest book whose answers come when the test says so. */
function openBook(codeId: string) {
  const sent: Sent[] = [];
  const answers: { readonly come: () => void; readonly fail: (error: Error) => void }[] = [];
  const signing = makeSigning(codeId, (words) => {
    sent.push(words);
    return new Promise((come, fail) => answers.push({ come, fail }));
  });
  return { sent, answers, signing };
}

test('who draws the page while words are sent hears what came of it, and they are sent once', async () => {
  const { sent, answers, signing } = openBook('redrawn');
  const heard: string[] = [];
  signing.onChange(() => heard.push('first'));
  signing.write('Ana', 'He waited for the rain.');
  const first = signing.send('');
  expect(signing.said()).toBe('sending');
  signing.onChange(() => heard.push(signing.said()));
  await signing.send('');
  expect(sent).toHaveLength(1);
  answers[0]?.come();
  await first;
  expect(heard).toEqual(['first', 'thanks']);
  expect(readDraft('redrawn')).toMatchObject({ name: 'Ana', words: '' });
  await signing.send('');
  expect(sent).toHaveLength(1);
  expect(signing.said()).toBe('words-missing');
});

test('words are sent again under their id after a lost answer, and other words under another', async () => {
  const { sent, answers, signing } = openBook('lost');
  signing.write('Ana', 'He waited for the rain.');
  for (const words of ['He waited for the rain.', 'He waited for the rain.', 'He sang.']) {
    signing.write('Ana', words);
    const sending = signing.send('');
    answers.at(-1)?.fail(new AskingError('offline'));
    await sending;
    expect(signing.said()).toBe('offline');
    expect(readDraft('lost').words).toBe(words);
  }
  const [first, again, other] = sent.map(({ entryId }) => entryId);
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});
