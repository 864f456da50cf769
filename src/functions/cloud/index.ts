export { deployGroup } from './deploy.ts';
