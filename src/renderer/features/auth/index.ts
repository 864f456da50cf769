export { AuthenticatorCodeField } from './AuthenticatorCodeField.tsx';
export { AuthModal, type AuthModalProps } from './AuthModal.tsx';
export { type AuthMode, AuthPanel } from './AuthPanel.tsx';
export { authenticatorCodeSchema } from './authenticatorCode.ts';
export { ConfirmByProvider } from './ConfirmByProvider.tsx';
export { type DemoLogin, readDemoAutoLogin } from './demoAutoLogin.ts';
export { NewPasswordForm } from './NewPasswordForm.tsx';
export { loadVerificationPage } from './verification/loadVerificationPage.ts';
