/** Switches between light and dark. A plain button: public pages carry it too. */
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { iconButtonStyle } from '#ui/buttonStyle.ts';
import { defineMessages, useMessages } from '#ui/language/messages.tsx';
import { themeStore } from './theme.ts';
import { useTheme } from './useTheme.ts';

const messages = defineMessages({
  en: { toDark: 'Switch to the dark theme', toLight: 'Switch to the light theme' },
  fr: { toDark: 'Passer au thème sombre', toLight: 'Passer au thème clair' },
});

export function ThemeToggle({ onToggle }: { readonly onToggle?: () => void }) {
  const theme = useTheme();
  const texts = useMessages(messages);
  const label = theme === 'light' ? texts.toDark : texts.toLight;
  return (
    <button
      type="button"
      className={iconButtonStyle}
      aria-label={label}
      title={label}
      onClick={() => {
        themeStore().toggle();
        onToggle?.();
      }}
    >
      {theme === 'light' ? <Moon size={20} aria-hidden="true" /> : <Sun size={20} aria-hidden="true" />}
    </button>
  );
}
