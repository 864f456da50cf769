/** The typefaces that a text needs, loaded once a set of scripts. */
import { type EngravingFile, filesFor, typefaces } from '#shared/engraving/typefaces.ts';
import { loadFonts } from '../../engraving/loadShaper.ts';
import type { Face } from '../page.ts';
import type { PrintType } from '../pdf/printType.ts';

const faces: readonly Face[] = ['serif', 'sans'];

export const filesOf = (text: string): readonly EngravingFile[] => [
  ...new Set(faces.flatMap((face) => filesFor(face, text))),
];

/** Rejects where a file cannot be had. */
export async function loadPrintType(files: readonly EngravingFile[]): Promise<PrintType> {
  const [{ createShaper }, loaded] = await Promise.all([
    import('#shared/engraving/shaper.ts'),
    loadFonts(files),
  ]);
  const fonts = faces.map((face) => {
    const bytes = loaded.get(typefaces[face][0].file);
    if (!bytes) throw new Error(`The typeface ${face} was not loaded.`);
    return [face, new Uint8Array(bytes)] as const;
  });
  return { shaper: await createShaper(loaded), fonts: new Map(fonts) };
}
