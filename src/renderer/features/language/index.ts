export { LanguageSwitch } from './LanguageSwitch.tsx';
export { rememberLanguage, storedLanguage, useStoredLanguage } from './language.ts';
