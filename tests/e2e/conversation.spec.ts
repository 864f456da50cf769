/** A person listens to their own clone: asked, answered from what was told, traced to its source, kept, and erased. */

import { accountAgree } from '#shared/callables/agreements.ts';
import { cloneBegin, cloneSaveAnswer } from '#shared/callables/clone.ts';
import { answerIdSchema } from '#shared/clone/ids.ts';
import { legalVersions } from '#shared/legalVersions.ts';
import type { Person } from '../support/person.ts';
import { expect, test } from './fixtures.ts';
import { expectNoViolations } from './pages/accessibility.ts';
import { enter, newCredentials, newMember } from './pages/account.ts';

const told = [
  [
    'What did the kitchen smell of on Sundays?',
    'On Sundays the kitchen smelled of apple tart and warm cinnamon.',
  ],
  ['Which animal did you love?', 'We had a grey donkey called Pompom who opened the garden gate by himself.'],
] as const;

async function tell(person: Person): Promise<void> {
  const version = legalVersions['ai-clone-agreement'];
  await person.call(accountAgree, { documents: [{ document: 'ai-clone-agreement', version }] });
  await person.call(cloneBegin, { languages: ['en'] });
  for (const [question, text] of told) {
    await person.call(cloneSaveAnswer, {
      answerId: answerIdSchema.parse(crypto.randomUUID()),
      revision: 0,
      questionId: null,
      question,
      language: 'en',
      medium: 'text',
      mediaItemId: null,
      segments: [{ text, from: null, to: null }],
    });
  }
}

test('a clone is asked, answers in recorded words, shows where they come from, and its transcript is one’s own', async ({
  amaranth,
}) => {
  test.setTimeout(120_000);
  const { page } = amaranth;
  const credentials = newCredentials();
  const person = await newMember(amaranth, credentials);
  await tell(person);
  await enter(amaranth, person, credentials, '/clone');
  await expect(page.getByRole('heading', { name: /^The clone of/ })).toBeVisible();
  await expectNoViolations(page, '/clone');
  await page.getByRole('link', { name: /^Talk to it/ }).click();
  await expect(page.getByText('This is an AI made from recordings.')).toBeVisible();
  await page.getByRole('button', { name: 'Begin the conversation' }).click();

  const question = page.getByLabel('Your question');
  await expect(page.getByText('This conversation is free.')).toBeVisible();
  await question.fill('What did the kitchen smell of?');
  await question.press('Enter');
  const transcript = page.getByRole('list', { name: 'Conversation' });
  await expect(transcript.getByText('the kitchen smelled of apple tart')).toBeVisible();
  await transcript.getByRole('button', { name: /^Recorded/ }).click();
  const source = page.getByRole('dialog', { name: 'Where it comes from' });
  await expect(source.getByRole('blockquote')).toHaveText(told[0][1]);
  await expectNoViolations(page, '/clone, source');
  await source.getByRole('button', { name: 'Close' }).click();

  // The line is cut before the answer, and the same question is asked again.
  await page.route('**/conversations-ask*', (route) => route.abort(), { times: 1 });
  await question.fill('What was the donkey called?');
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(page.getByText('The line was lost.')).toBeVisible();
  await page.getByRole('button', { name: 'Ask again' }).click();
  await expect(transcript.getByText('a grey donkey called Pompom')).toBeVisible();
  await expect(page.getByText('The line was lost.')).toBeHidden();

  await question.fill('I cannot go on, I want to die');
  await question.press('Enter');
  await expect(transcript.getByRole('link', { name: /^988/ })).toHaveAttribute('href', 'tel:988');
  await expectNoViolations(page, '/clone, conversation');

  await page.reload();
  await expect(transcript.getByText('a grey donkey called Pompom')).toHaveCount(1);
  await page.getByRole('button', { name: 'Say goodbye' }).click();
  await expect(page.getByText('This conversation is over.')).toBeVisible();
  await page.getByRole('button', { name: 'Erase this conversation' }).click();
  await page.getByRole('button', { name: 'Erase for good' }).click();
  await expect(page.getByRole('button', { name: 'Begin the conversation' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Earlier conversations' })).toHaveCount(0);
  await person.leave();
});
