/**
 * The AppImage that this program runs from. Its variable is inherited by whatever is started from a program in another AppImage,
 * so it is believed only where this program lies in the folder that the AppImage was opened in.
 */
import { isAbsolute, relative } from 'node:path';

interface Started {
  readonly program: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
}

export function ownAppImage({ program, environment: { APPIMAGE, APPDIR } }: Started): string | null {
  if (!APPIMAGE || !APPDIR || !isAbsolute(APPIMAGE) || !isAbsolute(APPDIR)) return null;
  const inside = relative(APPDIR, program);
  return inside !== '' && !inside.startsWith('..') && !isAbsolute(inside) ? APPIMAGE : null;
}
