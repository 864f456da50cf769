/** A secret as it is read aloud: character by character, in groups that an ear keeps apart. */

export type CharacterKind = 'letter' | 'capital' | 'digit' | 'sign' | 'space';

const GROUP = 4;

export function characterGroups(text: string): string[][] {
  const characters = [...text];
  const groups: string[][] = [];
  for (let start = 0; start < characters.length; start += GROUP) {
    groups.push(characters.slice(start, start + GROUP));
  }
  return groups;
}

export function kindOfCharacter(character: string): CharacterKind {
  if (/\p{Nd}/u.test(character)) return 'digit';
  if (/\p{Lu}/u.test(character)) return 'capital';
  if (/\p{L}/u.test(character)) return 'letter';
  return /\s/u.test(character) ? 'space' : 'sign';
}
