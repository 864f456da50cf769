import { describe, expect, it } from 'vitest';
import { safeFileName } from './fileNames.ts';

describe('The name of a file', () => {
  it('keeps an ordinary name as the family wrote it', () => {
    expect(safeFileName('Noël chez Mamie.JPG')).toBe('Noël chez Mamie.JPG');
    expect(safeFileName('🌻 garden 👩‍👧.heic')).toBe('🌻 garden 👩‍👧.heic');
  });

  it('lets no name climb out of its folder', () => {
    for (const name of ['../../etc/passwd', '..\\..\\evil.exe', '/absolute.jpg', '..', '.', '']) {
      const safe = safeFileName(name);
      expect(safe).not.toMatch(/[/\\]/);
      expect(safe).not.toMatch(/^\.*$/);
    }
  });

  it('puts a name before what is nothing but an ending, so that no browser or system takes or hides it', () => {
    expect(safeFileName(' .jpg')).toBe('file.jpg');
    expect(safeFileName('...jpg')).toBe('file.jpg');
    expect(safeFileName('.hidden')).toBe('file.hidden');
    expect(safeFileName('...and then.jpg')).toBe('and then.jpg');
  });

  it('avoids names that Windows keeps for itself', () => {
    expect(safeFileName('CON')).toBe('_CON');
    expect(safeFileName('aux.txt')).toBe('_aux.txt');
    expect(safeFileName('CON .txt')).toBe('_CON.txt');
    expect(safeFileName('COM¹.txt')).toBe('_COM¹.txt');
    expect(safeFileName('a:b?.jpg')).toBe('a_b_.jpg');
  });

  it('shortens 300 characters without losing the extension or cutting an emoji in two', () => {
    const safe = safeFileName(`${'👩‍👧‍👦'.repeat(60)}.jpeg`);
    expect(new TextEncoder().encode(safe).length).toBeLessThanOrEqual(250);
    expect(safe.endsWith('.jpeg')).toBe(true);
    expect(safe.replace('.jpeg', '').replaceAll('👩‍👧‍👦', '')).toBe('');
  });

  it('strips marks that would show a name backwards', () => {
    expect(safeFileName('photo\u202egpj.exe')).toBe('photo_gpj.exe');
    expect(safeFileName('a\u061cb\u2028c\u0085d.txt')).toBe('a_b_c_d.txt');
  });
});
