import { describe, expect, test, vi } from 'vitest';

vi.mock('electron', () => ({ app: {}, dialog: {} }));
const { describeStartFailure } = await import('./startFailure.ts');

const diskFull = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });

describe('a program that cannot start', () => {
  test('asks for room where the disk is full, in the person’s language', () => {
    expect(describeStartFailure(diskFull, 'en').text).toContain('make some room');
    expect(describeStartFailure(diskFull, 'fr')).toEqual({
      title: 'Amaranth n’a pas pu démarrer',
      text: expect.stringContaining('libérez un peu de place'),
    });
  });

  test('knows a full disk behind another error', () => {
    const behind = new Error('The preferences could not be opened.', { cause: diskFull });
    expect(describeStartFailure(behind, 'en').text).toContain('make some room');
  });

  test('tells the reason of anything else', () => {
    expect(describeStartFailure(new Error('The scheme is taken.'), 'en').text).toContain(
      'The scheme is taken.',
    );
    expect(describeStartFailure('odd', 'fr').text).toContain('La raison\u00a0: odd');
  });
});
