export { LanguageSwitch } from './LanguageSwitch.tsx';
export { rememberLanguage, useStoredLanguage } from './language.ts';
