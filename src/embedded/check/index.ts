export { checkDataFolder } from './checkDataFolder.ts';
