import { describe, expect, it } from 'vitest';
import { archiveNames, safeFileName } from './archiveNames.ts';

describe('Names in a downloaded archive', () => {
  it('keeps an ordinary name as the family wrote it', () => {
    expect(safeFileName('Noël chez Mamie.JPG')).toBe('Noël chez Mamie.JPG');
    expect(safeFileName('🌻 garden 👩‍👧.heic')).toBe('🌻 garden 👩‍👧.heic');
  });

  it('numbers files of the same name, whatever their case', () => {
    expect(archiveNames(['IMG_1.jpg', 'img_1.JPG', 'IMG_1.jpg'])).toEqual([
      'IMG_1.jpg',
      'img_1 (2).JPG',
      'IMG_1 (3).jpg',
    ]);
  });

  it('never gives a number that a file already bears', () => {
    expect(archiveNames(['a (2).jpg', 'a.jpg', 'a.jpg'])).toEqual(['a (2).jpg', 'a.jpg', 'a (3).jpg']);
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

  it('keeps a name as long as a system allows, also with a number in it', () => {
    const name = `${'a'.repeat(240)}.jpg`;
    expect(safeFileName(name)).toBe(name);
    const numbered = archiveNames([name, name]);
    expect(numbered).toEqual([name, `${'a'.repeat(240)} (2).jpg`]);
  });

  it('avoids names that Windows keeps for itself', () => {
    expect(safeFileName('CON')).toBe('_CON');
    expect(safeFileName('aux.txt')).toBe('_aux.txt');
    expect(safeFileName('a:b?.jpg')).toBe('a_b_.jpg');
  });

  it('shortens 300 characters without losing the extension or cutting an emoji in two', () => {
    const safe = safeFileName(`${'👩‍👧‍👦'.repeat(60)}.jpeg`);
    expect(new TextEncoder().encode(safe).length).toBeLessThanOrEqual(250);
    expect(safe.endsWith('.jpeg')).toBe(true);
    expect(safe.replace('.jpeg', '').replaceAll('👩‍👧‍👦', '')).toBe('');
  });

  it('keeps within what it is told, and ends in nothing that a system takes away', () => {
    expect(safeFileName('The will of 2024 .pdf', 16)).toBe('The will of.pdf');
    expect(archiveNames(['A long title', 'A long title'], 6)).toEqual(['A long', 'A long (2)']);
  });

  it('strips marks that would show a name backwards', () => {
    expect(safeFileName('photo\u202egpj.exe')).toBe('photo_gpj.exe');
  });
});
