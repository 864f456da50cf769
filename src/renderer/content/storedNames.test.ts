/** The cookie policy names, in both languages, what the program stores in a browser. */
import { describe, expect, it } from 'vitest';
import { storedKeys } from '#shared/storedValues.ts';

const policies = import.meta.glob<string>('./{en,fr}/legal/cookie-policy.md', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.{test,fixture,testing}.{ts,tsx}'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** The files that speak to the browser's storage themselves, and the names under which each stores something. */
const storing: Readonly<Record<string, readonly string[]>> = {
  '../platform/web/webPlatform.ts': [],
  '../platform/web/webStorage.ts': Object.values(storedKeys),
  '../app/startup/first.ts': [],
  '../features/agreements/shownAtSignUp.ts': ['shown-at-sign-up:'],
  '../ui/form/draft.ts': ['draft:'],
  '../memory/draft.ts': ['guest-book '],
};

describe('What is stored in a browser', () => {
  it('is stored by no file that this list does not know', () => {
    const found = Object.entries(sources).flatMap(([path, source]) =>
      /\b(sessionStorage|localStorage)\b/.test(source.replace(/^\s*(\*|\/\/|\/\*).*$/gm, '')) ? [path] : [],
    );
    expect(found.toSorted()).toEqual(Object.keys(storing).toSorted());
  });

  it.each(Object.entries(policies))('stands in %s, name by name', (_path, policy) => {
    const names = [
      ...Object.values(storing).flat(),
      'waitlistPending',
      'freeChatUsed_',
      'recoveryCodesUnseen_',
      'captionDraft_',
      'dateDraft_',
      'react-router-scroll-positions',
    ];
    expect(names.filter((name) => !policy.includes(`\`${name}`))).toEqual([]);
  });

  it.each([
    ['../features/agreements/shownAtSignUp.ts', 'shown-at-sign-up:'],
    ['../ui/form/draft.ts', 'draft:'],
    ['../memory/draft.ts', 'guest-book '],
  ])('is called in %s as the policy has it: %s', (path, name) => {
    expect(sources[path]).toContain(`\`${name}$`);
  });
});
