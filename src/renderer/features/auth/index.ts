export { AuthModal, type AuthModalProps } from './AuthModal.tsx';
export { type DemoLogin, readDemoAutoLogin } from './demoAutoLogin.ts';
export { PasswordChecklist } from './PasswordChecklist.tsx';
export { type PasswordProblem, passwordProblem, passwordRequirements } from './passwordRules.ts';
