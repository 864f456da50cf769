/** The whole export, from a press to a file on the person's disk. Loaded when somebody asks for it. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { downloadArchive } from '#features/media/index.ts';
import { systemClock } from '#shared/clock.ts';
import { accountExportSchema } from '#shared/domain/accountExport.ts';
import type { UserProfile } from '#shared/domain/userProfile.ts';
import { readHoldings } from './api.ts';
import { describeHoldings } from './describeHoldings.ts';
import { IndexPage } from './IndexPage.tsx';
import { accountMessages } from './messages.ts';

/** Call it straight from a press. Settles when the archive is written, cancelled or failed; the tray says which. */
export async function exportEverything(profile: UserProfile): Promise<void> {
  const { language } = profile.settings;
  const texts = accountMessages[language];
  const exportedAt = new Date(systemClock.now());
  const day = exportedAt.toISOString().slice(0, 10);
  await downloadArchive(texts.archiveName(day), async (signal, ask) => {
    const described = await describeHoldings(profile, await readHoldings(profile.id, signal, ask));
    return {
      files: described.files,
      closing(missing) {
        const content = accountExportSchema.parse(described.compose(missing, exportedAt));
        const page = renderToStaticMarkup(createElement(IndexPage, { content, texts, language }));
        return [
          { name: 'index.html', text: `<!doctype html>${page}` },
          { name: 'amaranth.json', text: JSON.stringify(content, null, 2) },
        ];
      },
    };
  });
}
