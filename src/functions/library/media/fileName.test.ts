import { expect, test } from 'vitest';
import { cleanFileName } from './fileName.ts';

test('a name with path separators keeps only its last part', () => {
  expect(cleanFileName('../../etc/passwd.jpg')).toBe('passwd.jpg');
  expect(cleanFileName('C:\\Users\\Rose\\été.png')).toBe('été.png');
});

test('emoji and other scripts stay', () => {
  expect(cleanFileName('夏休み 🏖️👨‍👩‍👧.heic')).toBe('夏休み 🏖️👨‍👩‍👧.heic');
});

test('a name of 300 characters is shortened and keeps its ending', () => {
  const name = cleanFileName(`${'a'.repeat(300)}.jpeg`);
  expect([...name]).toHaveLength(255);
  expect(name.endsWith('a.jpeg')).toBe(true);
});

test.each(['.hidden', '...jpg', `${'a'.repeat(240)}.jpg`, '...and then.jpg'])(
  'what a system allows (%j) stays as it was given',
  (name) => {
    expect(cleanFileName(name)).toBe(name);
  },
);

test('a name that is an ending between spaces keeps it', () => {
  expect(cleanFileName(' .jpg ')).toBe('.jpg');
});

test('characters that hide what a name says are removed', () => {
  expect(cleanFileName('photo\u202egpj.exe\u0000')).toBe('photogpj.exe');
});

test.each(['', '   ', '///', '...', '. .', '\u0000'])('a name with nothing left (%j) is "file"', (name) => {
  expect(cleanFileName(name)).toBe('file');
});

test('half a character and a line separator, which no header can carry, are removed', () => {
  expect(cleanFileName('gr\ud83dand\u2028-mère\udc75.jpg')).toBe('grand-mère.jpg');
});
