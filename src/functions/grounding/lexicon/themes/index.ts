/** The themes of the lexicon, in one list. */
import { BODY } from './body.ts';
import { DEEDS } from './deeds.ts';
import { FAMILY } from './family.ts';
import { FOOD } from './food.ts';
import { HARD_TIMES } from './hardTimes.ts';
import { HOME } from './home.ts';
import { LEISURE } from './leisure.ts';
import { LOVE } from './love.ts';
import { MIND } from './mind.ts';
import { MOVEMENT } from './movement.ts';
import { NATURE } from './nature.ts';
import { PLACES } from './places.ts';
import { SCHOOL } from './school.ts';
import { SOCIETY } from './society.ts';
import { WORK } from './work.ts';

export const THEMES: readonly string[] = [
  BODY,
  DEEDS,
  FAMILY,
  FOOD,
  HARD_TIMES,
  HOME,
  LEISURE,
  LOVE,
  MIND,
  MOVEMENT,
  NATURE,
  PLACES,
  SCHOOL,
  SOCIETY,
  WORK,
];
