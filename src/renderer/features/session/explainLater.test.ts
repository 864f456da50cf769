import { afterEach, expect, test, vi } from 'vitest';
import { sentences } from '#features/failures/index.ts';
import { SessionError } from '#platform/backend/sessionError.ts';
import { explainLater } from './explainLater.ts';

afterEach(() => vi.doUnmock('#features/failures/index.ts'));

const disabled = new SessionError('sign-in', 'user-disabled', null);

test('says what the table says', async () => {
  expect(await explainLater(disabled, 'en')).toBe(sentences.en.identity['user-disabled']);
});

test.each(['en', 'fr'] as const)(
  'says that there is no connection where the table cannot be had (%s)',
  async (language) => {
    vi.resetModules();
    vi.doMock('#features/failures/index.ts', () => {
      throw new TypeError('Failed to fetch dynamically imported module');
    });
    const { explainLater: explainWithoutTable } = await import('./explainLater.ts');
    expect(await explainWithoutTable(disabled, language)).toEqual(
      sentences[language].identity['network-request-failed'],
    );
  },
);
