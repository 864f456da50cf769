/** The whole export, from a press to a file on the person's disk. Loaded when somebody asks for it. */
import { renderToStaticMarkup } from 'react-dom/server';
import {
  type ComposedPart,
  type ExportContent,
  type ExportReading,
  loadExportParts,
} from '#features/catalogue/index.ts';
import { archivePaths, downloadArchive } from '#features/media/index.ts';
import { systemClock } from '#shared/clock.ts';
import { EXPORT_FORMAT, EXPORT_VERSION } from '#shared/domain/accountExport.ts';
import type { UserProfile } from '#shared/domain/userProfile.ts';
import { LanguageProvider } from '#ui/language/messages.tsx';
import { accountMessages } from '../messages.ts';
import { IndexPage } from './IndexPage.tsx';

/** Call it straight from a press. Settles when the archive is written, cancelled or failed; the tray says which. */
export async function exportEverything(profile: UserProfile): Promise<void> {
  const exportedAt = new Date(systemClock.now());
  const title = accountMessages[profile.settings.language].archiveName(exportedAt.toISOString().slice(0, 10));
  await downloadArchive(title, async (signal, ask) => {
    const contents = await readParts({ profile, signal, ask });
    const files = [...contents.values()].flatMap((content) => content.files ?? []);
    const paths = archivePaths(files);
    return {
      files,
      closing: (missing) => writeExport(profile, exportedAt, composeParts(contents, paths, missing)),
    };
  });
}

/** By their names, one after the other: each may ask a great deal. */
async function readParts(reading: ExportReading): Promise<Map<string, ExportContent>> {
  const contents = new Map<string, ExportContent>();
  for (const [name, read] of await loadExportParts()) contents.set(name, await read(reading));
  return contents;
}

/** `paths` are those of the files of all parts, in their order; `missing` are those that could not be had. */
export function composeParts(
  contents: ReadonlyMap<string, ExportContent>,
  paths: readonly string[],
  missing: readonly string[],
): Map<string, ComposedPart> {
  const absent = new Set(missing);
  const places = paths.map((path) => ({ path, isPresent: !absent.has(path) }));
  const composed = new Map<string, ComposedPart>();
  let next = 0;
  for (const [name, { files = [], compose }] of contents) {
    composed.set(name, compose(places.slice(next, next + files.length)));
    next += files.length;
  }
  return composed;
}

/** The texts that close the archive: the page that shows it, and the same as data. */
export function writeExport(
  { name, settings }: UserProfile,
  exportedAt: Date,
  parts: ReadonlyMap<string, ComposedPart>,
) {
  const page = renderToStaticMarkup(
    <LanguageProvider language={settings.language}>
      <IndexPage name={name} exportedAt={exportedAt} parts={parts} />
    </LanguageProvider>,
  );
  const content = {
    format: EXPORT_FORMAT,
    version: EXPORT_VERSION,
    exportedAt: exportedAt.toISOString(),
    ...Object.fromEntries([...parts].map(([part, { data }]) => [part, data])),
  };
  return [
    { name: 'index.html', text: `<!doctype html>${page}` },
    { name: 'amaranth.json', text: JSON.stringify(content, null, 2) },
  ];
}
