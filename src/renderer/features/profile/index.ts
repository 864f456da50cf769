export { type ProfileChanges, saveProfile } from './api.ts';
export { Portrait } from './Portrait.tsx';
export { PortraitField } from './PortraitField.tsx';
