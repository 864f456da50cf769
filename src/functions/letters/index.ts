export { change, write } from './writeLetters.ts';
