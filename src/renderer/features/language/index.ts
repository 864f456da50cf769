export { LanguageSwitch } from './LanguageSwitch.tsx';
export { rememberFirstLanguage, rememberLanguage, storedLanguage } from './language.ts';
export { useStoredLanguage } from './useStoredLanguage.ts';
