import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { beneficiaryIdSchema } from '#shared/lifeVerification/people.ts';
import { usualPolicy } from '#shared/lifeVerification/policy.ts';
import { runningTerm } from '#shared/lifeVerification/term.ts';
import { LanguageProvider } from '#ui/language/messages.tsx';
import { StateStory } from './StateStory.tsx';
import { storyMessages } from './storyMessages.ts';

const to = beneficiaryIdSchema.parse('7c1d2a7e-6d5f-4f0a-9d53-0c3b1e3f5a11');
const names = new Map([[to, 'Léa']]);
const votes = { gone: [], alive: [] };
type Life = Parameters<typeof StateStory>[0]['life'];

const told = (life: Life, language: 'en' | 'fr' = 'en') =>
  renderToStaticMarkup(
    <LanguageProvider language={language}>
      <StateStory life={life} names={names} />
    </LanguageProvider>,
  );

test('a release tells who was given what, what is on its way, and what no press takes back', () => {
  const given: Life['given'] = [
    { to, stage: 'instructions', isDone: true },
    { to, stage: 'memories', isDone: false },
  ];
  const story = told({ state: { is: 'releasing', votes, gifts: [] }, given });
  expect(story).toContain('Léa: your words and instructions<');
  expect(story).toContain('Léa: albums and messages (on its way)');
  expect(story).toContain(storyMessages.en.cannot);
  expect(told({ state: { is: 'released', votes }, given: [] }, 'fr')).toContain(
    storyMessages.fr.releasedNothingGiven,
  );
});

test('a dispute says that time does not end it, and names no contact', () => {
  const story = told({ state: { is: 'disputed', votes }, given: [] });
  expect(story).toContain(storyMessages.en.disputedEnds);
  expect(story).not.toContain('Léa');
});

test('where nobody else was asked there is nothing to explain', () => {
  const term = runningTerm(30, 'nine', 0, usualPolicy('UTC'));
  expect(told({ state: { is: 'active', term }, given: [] })).toBe('');
  expect(told({ state: { is: 'draft' }, given: [] })).toBe('');
});
