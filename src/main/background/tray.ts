/** The icon in the tray while Amaranth stays in the background, and its menu. */
import { app, Menu, type MenuItemConstructorOptions, nativeImage, Tray } from 'electron';
import type { Language } from '#shared/domain/userProfile.ts';
import mark16 from '../../../resources/tray/mark-16.png?inline';
import mark20 from '../../../resources/tray/mark-20.png?inline';
import mark24 from '../../../resources/tray/mark-24.png?inline';
import mark32 from '../../../resources/tray/mark-32.png?inline';
import mark48 from '../../../resources/tray/mark-48.png?inline';
import template16 from '../../../resources/tray/template-16.png?inline';
import template32 from '../../../resources/tray/template-32.png?inline';
import { shellLanguage } from '../shellLanguage.ts';

const words: Readonly<Record<Language, { open: string; checkIn: string; quit: string }>> = {
  en: { open: 'Open Amaranth', checkIn: 'Check in…', quit: 'Quit Amaranth' },
  fr: { open: 'Ouvrir Amaranth', checkIn: 'Donner signe de vie…', quit: 'Quitter Amaranth' },
};

/** By scale factor: what each system draws at 100 %, and what its sharper screens ask for. */
const drawings = {
  darwin: { 1: template16, 2: template32 },
  win32: { 1: mark16, 1.25: mark20, 1.5: mark24, 2: mark32 },
  linux: { 1: mark24, 2: mark48 },
} as const;

function drawIcon(platform: NodeJS.Platform) {
  const image = nativeImage.createEmpty();
  const known = platform === 'darwin' || platform === 'win32' ? platform : 'linux';
  for (const [scale, dataURL] of Object.entries(drawings[known])) {
    image.addRepresentation({ scaleFactor: Number(scale), dataURL });
  }
  if (known === 'darwin') image.setTemplateImage(true);
  return image;
}

export interface TrayActions {
  open(): void;
  checkIn(): void;
}

export function describeTray(
  { open, checkIn }: TrayActions,
  isCheckInDue: boolean,
): MenuItemConstructorOptions[] {
  const texts = words[shellLanguage()];
  return [
    { label: texts.open, click: open },
    ...(isCheckInDue ? [{ label: texts.checkIn, click: checkIn }] : []),
    { type: 'separator' },
    { label: texts.quit, click: () => app.quit() },
  ];
}

export interface AppTray {
  /** What it is to show by now; nothing is drawn that is drawn already. */
  show(state: { readonly isThere: boolean; readonly isCheckInDue: boolean }): void;
}

export function createTray(actions: TrayActions, platform: NodeJS.Platform): AppTray {
  let tray: Tray | null = null;
  let shown = '';
  return {
    show({ isThere, isCheckInDue }) {
      const next = JSON.stringify({ isThere, isCheckInDue, language: shellLanguage() });
      if (next === shown) return;
      shown = next;
      if (!isThere) {
        tray?.destroy();
        tray = null;
        return;
      }
      if (!tray) {
        tray = new Tray(drawIcon(platform));
        tray.setToolTip(app.name);
        // On macOS a press opens the menu.
        if (platform !== 'darwin') tray.on('click', () => actions.open());
      }
      tray.setContextMenu(Menu.buildFromTemplate(describeTray(actions, isCheckInDue)));
    },
  };
}
