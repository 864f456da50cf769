export { ReauthenticateDialog } from './ReauthenticateDialog.tsx';
export { SecuritySettings } from './SecuritySettings.tsx';
export { type PasswordComparison, usePasswordComparison } from './usePasswordComparison.tsx';
