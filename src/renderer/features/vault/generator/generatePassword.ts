/** Passwords for programs to type. Each one that the settings allow is as likely as any other. */
import { drawFrom, type FillRandom, fillFromSystem } from './randomness.ts';

export const characterClasses = ['lowerCase', 'upperCase', 'digits', 'symbols'] as const;
export type CharacterClass = (typeof characterClasses)[number];

export interface PasswordSettings {
  readonly length: number;
  readonly classes: readonly CharacterClass[];
  /** Those that are taken for each other when a password is read aloud or copied by hand. */
  readonly hasLookAlikes: boolean;
}

export const passwordLengths = { least: 8, usual: 20, most: 128 } as const;

const characters: Readonly<Record<CharacterClass, string>> = {
  lowerCase: 'abcdefghijklmnopqrstuvwxyz',
  upperCase: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  digits: '0123456789',
  // Without blanks, quotes and slashes, which forms and command lines change or refuse.
  symbols: '!#$%&()*+,-.:;<=>?@[]^_{|}~',
};
const lookAlikes = /[Il1|O0o]/g;

/** Throws a RangeError when there is no class to draw from, or the length is out of bounds. */
export function generatePassword(
  settings: PasswordSettings,
  fillRandom: FillRandom = fillFromSystem,
): string {
  const sets = setsOf(settings);
  const all = sets.join('');
  for (;;) {
    const password = Array.from({ length: settings.length }, () => drawFrom(all, fillRandom)).join('');
    // Drawn anew as a whole: mending one place would make some passwords likelier than others.
    if (sets.every((set) => hasOneOf(password, set))) return password;
  }
}

/** How many bits of chance there are in it: of the passwords that can come of these settings, not of those that look alike. */
export function passwordEntropy(settings: PasswordSettings): number {
  const sets = setsOf(settings).map((set) => set.length);
  const all = sets.reduce((sum, size) => sum + size, 0);
  // Inclusion and exclusion: all passwords, less those without one class, plus those without two, and so on.
  let count = 0n;
  for (let chosen = 0; chosen < 2 ** sets.length; chosen += 1) {
    const left = sets.filter((_, index) => (chosen >> index) % 2 === 1);
    const size = all - left.reduce((sum, leftSize) => sum + leftSize, 0);
    const term = BigInt(size) ** BigInt(settings.length);
    count += left.length % 2 === 0 ? term : -term;
  }
  return log2(count);
}

function setsOf({ classes, length, hasLookAlikes }: PasswordSettings): string[] {
  if (classes.length === 0) throw new RangeError('A password needs a class of characters.');
  if (!Number.isInteger(length) || length < classes.length || length > passwordLengths.most) {
    throw new RangeError('A password of that length cannot be made.');
  }
  return characterClasses
    .filter((name) => classes.includes(name))
    .map((name) => (hasLookAlikes ? characters[name] : characters[name].replace(lookAlikes, '')));
}

function hasOneOf(password: string, set: string): boolean {
  for (const character of password) if (set.includes(character)) return true;
  return false;
}

/** Of numbers far beyond what a number holds exactly. */
function log2(count: bigint): number {
  if (count <= 0n) return 0;
  const digits = count.toString(2).length;
  const shift = Math.max(0, digits - 53);
  return Math.log2(Number(count >> BigInt(shift))) + shift;
}
