/** Marks that overrule how the letters after them run: pasted with a name, they turn around what stands beside it. */
const DIRECTION_MARKS = /[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/gu;

export const withoutDirectionMarks = (text: string): string => text.replace(DIRECTION_MARKS, '');
