export { ThemeToggle } from './ThemeToggle.tsx';
export { startTheme, themeStore } from './theme.ts';
export { useTheme } from './useTheme.ts';
