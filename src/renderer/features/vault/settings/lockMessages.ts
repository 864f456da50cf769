import { defineMessages } from '#ui/language/messages.tsx';

export const lockMessages = defineMessages({
  en: { lockNow: 'Lock now', shortcut: 'Ctrl or ⌘, Shift and L' },
  fr: { lockNow: 'Verrouiller', shortcut: 'Ctrl ou ⌘, Maj et L' },
});
