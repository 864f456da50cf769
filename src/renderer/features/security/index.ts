export { ConfirmItsYou } from './ConfirmItsYou.tsx';
export { SecuritySettings } from './SecuritySettings.tsx';
