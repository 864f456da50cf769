/** Where this browser keeps its theme. For the first script too, which has nothing else. */
export const THEME_KEY = 'theme';
/** Readable before anyone is signed in; follows the profile's `settings.rememberTheme`. */
export const REMEMBER_THEME_KEY = 'rememberTheme';
