export { ReauthenticateDialog } from './ReauthenticateDialog.tsx';
export { SecuritySettings } from './SecuritySettings.tsx';
