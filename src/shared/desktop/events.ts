/**
 * [Note: What the shell tells the page]
 * Main tells the page of its main window what happens outside of it: one channel, a closed list of events. Main builds each
 * with the schema and the preload parses it again, so that a listener is never called with anything else. They carry no
 * secret of their own; the address of a link may hold a token, as any address.
 */
import { z } from 'zod';

/** An address within the app: path, query and fragment, and never a host. */
export const appPathSchema = z
  .string()
  .max(8_192)
  .regex(/^\/(?![/\\])[^\s\\]*$/);

const fileNameSchema = z.string().max(1_024);
const version = z.string().max(100);
const newVersion = { version, notes: z.string().max(4_000).nullable() };

/** How far the program is with its next version. */
export const updateStateSchema = z.discriminatedUnion('step', [
  z.object({ step: z.literal('unknown') }),
  z.object({ step: z.literal('checking') }),
  z.object({ step: z.literal('newest') }),
  /** Where the system's own package manager installs programs, this one cannot replace itself. */
  z.object({ step: z.literal('available'), ...newVersion, canDownload: z.boolean() }),
  z.object({ step: z.literal('downloading'), version, percent: z.number().min(0).max(100) }),
  /** It is put in place when the program quits. */
  z.object({ step: z.literal('ready'), ...newVersion }),
  z.object({ step: z.literal('failed'), during: z.enum(['check', 'download']) }),
]);
export type UpdateState = z.output<typeof updateStateSchema>;

export const desktopEventSchema = z.discriminatedUnion('kind', [
  /** A menu, a link or a notification leads to a page of the app. */
  z.object({ kind: z.literal('open'), path: appPathSchema }),
  /** A file of the page's was saved where the person chose; `revealDownload` takes the id. */
  z.object({ kind: z.literal('download-saved'), id: z.uuid(), name: fileNameSchema }),
  z.object({ kind: z.literal('download-failed'), name: fileNameSchema }),
  /** To whoever begins to listen, and at each change; nothing where the program is not updated by itself. */
  z.object({ kind: z.literal('update'), state: updateStateSchema }),
]);
export type DesktopEvent = z.output<typeof desktopEventSchema>;

/** Main to page. */
export const EVENT_CHANNEL = 'amaranth:event';
/** Page to main: somebody listens now. */
export const LISTEN_CHANNEL = 'amaranth:listen';
