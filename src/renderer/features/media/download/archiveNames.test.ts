import { describe, expect, it } from 'vitest';
import { safeFileName } from '#shared/fileNames.ts';
import { archiveNames } from './archiveNames.ts';

describe('Names in a downloaded archive', () => {
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

  it('keeps a name as long as a system allows, also with a number in it', () => {
    const name = `${'a'.repeat(240)}.jpg`;
    expect(safeFileName(name)).toBe(name);
    const numbered = archiveNames([name, name]);
    expect(numbered).toEqual([name, `${'a'.repeat(240)} (2).jpg`]);
  });

  it('keeps within what it is told, and ends in nothing that a system takes away', () => {
    expect(safeFileName('The will of 2024 .pdf', 16)).toBe('The will of.pdf');
    expect(archiveNames(['A long title', 'A long title'], 6)).toEqual(['A long', 'A long (2)']);
  });
});
