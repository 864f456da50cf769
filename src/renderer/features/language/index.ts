export { LanguageSwitch } from './LanguageSwitch.tsx';
export { rememberLanguage, storedLanguage } from './language.ts';
export { useStoredLanguage } from './useStoredLanguage.ts';
