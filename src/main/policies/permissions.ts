/**
 * What a page may ask the system for. One list, for our own page in its top frame; everything else, everybody else and every
 * device is denied. A page names its own path, so that no path of ours is trusted with more than another.
 */
import { lstatSync } from 'node:fs';
import type { Session, WebContents } from 'electron';
import { z } from 'zod';
import { isOwnPage } from './ownPage.ts';

type Permission = Parameters<NonNullable<Parameters<Session['setPermissionCheckHandler']>[0]>>[1];

const grantedPermissions: ReadonlySet<Permission> = new Set<Permission>([
  // A copied link or code. Reading the clipboard is main's (`clipboard.ts`).
  'clipboard-sanitized-write',
  // Films.
  'fullscreen',
  // The file that was chosen in the system's own dialog, never a folder; written only where it was chosen for saving.
  'fileSystem',
  // Recording a message, and reading a code with the camera. The system asks the person.
  'media',
]);

/**
 * A family's own server stands on this computer or in its home. Chromium asks on behalf of the page or of its network stack;
 * the page's policy names the only origins that it reaches at all.
 */
const networkPermissions: ReadonlySet<Permission> = new Set<Permission>([
  'local-network',
  'local-network-access',
  'loopback-network',
]);

interface Asking {
  readonly contents: WebContents | null;
  readonly permission: Permission;
  /** Who asks: a page's address or its origin. */
  readonly requester: string;
  readonly isMainFrame: boolean;
  readonly file?: FileAsked | undefined;
}

const fileAskedSchema = z.object({
  isDirectory: z.boolean().optional(),
  filePath: z.string().optional(),
  fileAccessType: z.enum(['writable', 'readable']).optional(),
});
type FileAsked = z.infer<typeof fileAskedSchema>;

/**
 * Chromium empties a file that is chosen for saving. One with contents was opened or dropped: it is read, and stays as it is.
 */
function isForSaving(path: string | undefined): boolean {
  if (!path) return false;
  try {
    const found = lstatSync(path);
    return found.isFile() && found.size === 0;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ENOENT';
  }
}

/** What names no kind of access is held to the narrower. */
const isFileGranted = ({ isDirectory, filePath, fileAccessType }: FileAsked): boolean =>
  isDirectory !== true && (fileAccessType === 'readable' || isForSaving(filePath));

export function isGranted({ contents, permission, requester, isMainFrame, file = {} }: Asking): boolean {
  if (!isOwnPage(requester)) return false;
  if (contents && !isOwnPage(contents.getURL())) return false;
  if (networkPermissions.has(permission)) return true;
  if (!grantedPermissions.has(permission)) return false;
  if (!contents) return false;
  // Of files Electron asks without a frame.
  return permission === 'fileSystem' ? isFileGranted(file) : isMainFrame;
}

export function restrictPermissions(session: Session): void {
  session.setPermissionRequestHandler((contents, permission, decide, details) => {
    const { requestingUrl: requester, isMainFrame } = details;
    const file = permission === 'fileSystem' ? fileAskedSchema.safeParse(details).data : undefined;
    decide(isGranted({ contents, permission, requester, isMainFrame, file }));
  });
  session.setPermissionCheckHandler((contents, permission, requester, details) => {
    const { isMainFrame, embeddingOrigin } = details;
    if (embeddingOrigin !== undefined && !isOwnPage(embeddingOrigin)) return false;
    return isGranted({
      contents,
      permission,
      requester,
      isMainFrame,
      file: details,
    });
  });
  session.setDevicePermissionHandler(() => false);
}

/** For a session that shows pages of others. */
export function denyPermissions(session: Session): void {
  session.setPermissionRequestHandler((_contents, _permission, decide) => decide(false));
  session.setPermissionCheckHandler(() => false);
  session.setDevicePermissionHandler(() => false);
}
