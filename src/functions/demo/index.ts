export { readFamily } from './readFamily.ts';
