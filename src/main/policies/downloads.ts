/**
 * Downloads of our own page: the person is asked where, under a name that is safe on every system, and may have the file
 * shown in its folder afterwards. The page gets a name it may forget, never a path. Large files take another way: the page
 * writes them through the handle that the system's dialog gave it (`permissions.ts`).
 */
import { randomUUID } from 'node:crypto';
import { access } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { app, type Session, shell, type WebContents } from 'electron';
import type { DesktopEvent } from '#shared/desktop/events.ts';
import { safeFileName } from '#shared/fileNames.ts';
import { isOwnContent, isOwnPage } from './ownPage.ts';

/** The latest; of those before, a page has nothing left to show. */
const MOST_REMEMBERED = 50;
const savedPaths = new Map<string, string>();

export function restrictDownloads(
  session: Session,
  tell: (contents: WebContents, event: DesktopEvent) => void,
): void {
  session.on('will-download', (event, item, contents) => {
    if (!isOwnPage(item.getInitiatorOrigin()) || !isOwnContent(item.getURL())) {
      event.preventDefault();
      return;
    }
    const name = safeFileName(item.getFilename());
    item.setSaveDialogOptions({ defaultPath: join(app.getPath('downloads'), name) });
    item.once('done', (_event, state) => {
      // Cancelled is what the person wanted.
      if (state === 'interrupted') tell(contents, { kind: 'download-failed', name });
      if (state !== 'completed') return;
      const path = item.getSavePath();
      tell(contents, { kind: 'download-saved', id: remember(path), name: basename(path) });
    });
  });
}

/** For a session that shows pages of others. */
export function denyDownloads(session: Session): void {
  session.on('will-download', (event) => event.preventDefault());
}

/** Whether the file was still where it was saved, and is shown there. */
export async function revealDownload(id: string): Promise<boolean> {
  const path = savedPaths.get(id);
  if (path === undefined) return false;
  const isThere = await access(path).then(
    () => true,
    () => false,
  );
  if (isThere) shell.showItemInFolder(path);
  return isThere;
}

function remember(path: string): string {
  const id = randomUUID();
  savedPaths.set(id, path);
  const [oldest] = savedPaths.keys();
  if (savedPaths.size > MOST_REMEMBERED && oldest !== undefined) savedPaths.delete(oldest);
  return id;
}
