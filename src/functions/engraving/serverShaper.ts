/** The engraver's typefaces on the server, read once: texts are measured here as the page measures them. */
import type { Shaper } from '#shared/engraving/shaper.ts';
import { engravingFiles } from '#shared/engraving/typefaces.ts';
import type { Services } from '../services.ts';

let loaded: Promise<Shaper> | null = null;

/** Rejects where the fonts are not there; they are looked for again at the next call. */
export function serverShaper(services: Pick<Services, 'readResource'>): Promise<Shaper> {
  loaded ??= loadShaper(services).catch((error: unknown) => {
    loaded = null;
    throw error;
  });
  return loaded;
}

async function loadShaper(services: Pick<Services, 'readResource'>): Promise<Shaper> {
  const [{ createShaper }, ...files] = await Promise.all([
    import('#shared/engraving/shaper.ts'),
    ...engravingFiles.map(async (file) => {
      const bytes = await services.readResource(`fonts/engraving/${file}.ttf`);
      return [file, new Uint8Array(bytes).buffer] as const;
    }),
  ]);
  return createShaper(new Map(files));
}
