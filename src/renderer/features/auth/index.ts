export { AuthModal, type AuthModalProps } from './AuthModal.tsx';
export { authenticatorCodeSchema } from './authenticatorCode.ts';
export { type DemoLogin, readDemoAutoLogin } from './demoAutoLogin.ts';
export { useNewPasswordSchema } from './newPassword.ts';
export { PasswordChecklist } from './PasswordChecklist.tsx';
export { usePasswordPolicy } from './usePasswordPolicy.ts';
