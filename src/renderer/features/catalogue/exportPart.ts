/** A part of the export of everything: of `amaranth.json`, of the page that shows it, and files beside the two. */
import type { ReactNode } from 'react';
import type { ArchiveEntry } from '#features/media/index.ts';
import type { Ask } from '#platform/backend/readPages.ts';
import type { UserProfile } from '#shared/domain/userProfile.ts';

/** Reads what the person holds of one capability. */
export type ExportPart = (reading: ExportReading) => Promise<ExportContent>;

export interface ExportReading {
  readonly profile: UserProfile;
  readonly signal: AbortSignal;
  /** Asks again, so that a server that is away for a while ends nothing. */
  readonly ask: Ask;
}

export interface ExportContent {
  readonly files?: readonly ArchiveEntry[];
  /** Called once the files have been brought: `places` are theirs, in their order. */
  readonly compose: (places: readonly ExportedPlace[]) => ComposedPart;
}

export interface ExportedPlace {
  /** In the archive. */
  readonly path: string;
  readonly isPresent: boolean;
}

export interface ComposedPart {
  /** What `amaranth.json` says, as docs/export-format.md describes it. */
  readonly data: unknown;
  /** How `index.html` shows it: plain HTML, styled by `media/download/documentStyle.ts`. */
  readonly section?: ReactNode;
}
