export { rightNames } from './rights.ts';
