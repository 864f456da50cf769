export { ADMINISTRATOR_ACTS, recordAct } from './recordAct.ts';
