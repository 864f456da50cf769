/** Loads the shaper and the font files that a text needs, each once. */
import type { EngravingLayout } from '#shared/engraving/layOutEngraving.ts';
import type { EngravingPlace } from '#shared/engraving/places.ts';
import { type EngravingFile, filesFor } from '#shared/engraving/typefaces.ts';
import { type EngravingText, engravingFonts } from '#shared/shop/cart.ts';
import type { Engraving } from '#shared/shop/product.ts';

const addresses = import.meta.glob<string>('../../../../../resources/fonts/engraving/*.ttf', {
  eager: true,
  query: '?url',
  import: 'default',
});

const files = new Map<EngravingFile, Promise<ArrayBuffer>>();

function fileOf(file: EngravingFile): Promise<ArrayBuffer> {
  const known = files.get(file);
  if (known) return known;
  const loading = fetchFile(file);
  files.set(file, loading);
  // What could not be had is asked for again.
  loading.catch(() => files.delete(file));
  return loading;
}

async function fetchFile(file: EngravingFile): Promise<ArrayBuffer> {
  const address = addresses[`../../../../../resources/fonts/engraving/${file}.ttf`];
  if (!address) throw new Error(`${file} is no font of this build.`);
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${file} could not be fetched (HTTP ${response.status}).`);
  return response.arrayBuffer();
}

/** Rejects where one of them cannot be had. */
export async function loadFonts(
  wanted: readonly EngravingFile[],
): Promise<ReadonlyMap<EngravingFile, ArrayBuffer>> {
  const loaded = await Promise.all(wanted.map(async (file) => [file, await fileOf(file)] as const));
  return new Map(loaded);
}

async function layOutWith(
  wanted: readonly EngravingFile[],
  text: EngravingText,
  { engraving, place }: { engraving: Engraving; place: EngravingPlace },
): Promise<EngravingLayout> {
  const [{ createShaper }, { layOutEngraving }, fonts] = await Promise.all([
    import('#shared/engraving/shaper.ts'),
    import('#shared/engraving/layOutEngraving.ts'),
    loadFonts(wanted),
  ]);
  return layOutEngraving(text, { engraving, place, shaper: await createShaper(fonts) });
}

/** The other typefaces are asked for only where a sign is missing in this one. Rejects where a file cannot be had. */
export async function layOut(
  text: EngravingText,
  where: { engraving: Engraving; place: EngravingPlace },
): Promise<EngravingLayout> {
  const words = text.lines.join('\n');
  const layout = await layOutWith(filesFor(text.font, words), text, where);
  if (!layout.issues.some(({ kind }) => kind === 'missing-signs')) return layout;
  const all = new Set(engravingFonts.flatMap((font) => filesFor(font, words)));
  return layOutWith([...all], text, where);
}
