import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { legacyRoleSchema } from '#shared/legacy/legacyRole.ts';
import { LanguageProvider } from '#ui/language/messages.tsx';
import { AskCard } from './AskCard.tsx';
import type { Ask } from './api.ts';
import { entrustedMessages } from './messages.ts';

const texts = entrustedMessages.en;
const askedAt = new Date('2026-01-11T09:00:00Z');

/** As one who said that Rose has died is shown it. */
function shown(ask: Partial<Ask>, language: 'en' | 'fr' = 'en'): string {
  const role = legacyRoleSchema.parse({
    role: 'trusted-contact',
    subjectId: '6f0b8f4e-1d0a-4c52-9f3c-0d6f6f2b8a11',
    ownerId: 'rose',
    ownerName: 'Rose',
    acceptedAt: askedAt,
    ask: { round: 1, askedAt, isRehearsal: false, vote: 'gone', since: 'verifying', ...ask },
  });
  if (role.role !== 'trusted-contact' || !role.ask) throw new Error('They are asked.');
  return renderToStaticMarkup(
    <LanguageProvider language={language}>
      <AskCard role={role} ask={role.ask} onAnswered={() => Promise.resolve()} />
    </LanguageProvider>,
  );
}

test('in the veto a contact reads from when their words count', () => {
  const until = new Date('2026-01-26T12:00:00Z');
  expect(shown({ since: 'veto', until })).toContain('Your words count from 26 January 2026; until then Rose');
  expect(shown({ since: 'veto', until }, 'fr')).toContain('à partir du 26 janvier 2026');
  expect(shown({ since: 'veto', until: null })).toContain('once a last period has ended');
});

test('whoever is asked nothing any more is not told that Rose cannot be reached', () => {
  for (const since of ['veto', 'releasing', 'released', 'closed'] as const) {
    expect(shown({ since })).not.toContain('no longer reach');
  }
  expect(shown({ since: 'releasing' })).toContain('is being given');
  expect(shown({ since: 'released' })).toContain('What Rose left has been given');
  expect(shown({ since: 'released' })).toContain(texts.alive);
});

test('at the end there is thanks, and nothing to press', () => {
  for (const vote of ['gone', 'alive', 'nothing'] as const) {
    const page = shown({ since: 'closed', vote });
    expect(page).toContain('Thank you for having been there.');
    expect(page).not.toContain('<button');
    expect(page).not.toContain(texts.youSaid);
  }
});
