export { ThemeToggle } from './ThemeToggle.tsx';
export { startTheme, themeStore, useTheme } from './theme.ts';
