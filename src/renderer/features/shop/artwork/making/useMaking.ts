/** The making of a print file, from its pages to the workshop's shelf: how far it is, and how it ended. */
import { useEffect, useRef, useState } from 'react';
import type { UserId } from '#shared/domain/ids.ts';
import type { MediaFile } from '#shared/domain/mediaItem.ts';
import type { PrintFileId } from '#shared/domain/printFile.ts';
import type { PrintedPage, Size } from '../page.ts';
import type { PrintType } from '../pdf/printType.ts';
import { drawForPrint, UnprintablePictureError } from './drawForPrint.ts';
import { type PrintDescription, printRetries, sendPrintFile } from './sendPrintFile.ts';

export interface PrintPlan {
  readonly description: PrintDescription;
  readonly trim: Size;
  readonly pages: readonly PrintedPage[];
  readonly items: ReadonlyMap<string, MediaFile>;
  /** Pictures that may be coarse. */
  readonly agreed: ReadonlySet<string>;
  readonly type: PrintType;
}

export interface MadePrint {
  readonly id: PrintFileId;
  readonly file: Blob;
  readonly description: PrintDescription;
}

export type Making =
  | { readonly state: 'resting' }
  | {
      readonly state: 'making';
      readonly step: 'pages' | 'sending';
      readonly done: number;
      readonly total: number;
    }
  | { readonly state: 'failed'; readonly error: unknown };

export function useMaking(userId: UserId, onMade: (made: MadePrint) => void) {
  const [making, setMaking] = useState<Making>({ state: 'resting' });
  const running = useRef<AbortController | null>(null);
  /** What was made and could not be sent is sent when it is asked for again, unless anything of it changed. */
  const unsent = useRef<{ readonly plan: PrintPlan; readonly file: Blob } | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const make = async (plan: PrintPlan) => {
    if (running.current) return;
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    const tell = (step: 'pages' | 'sending', done: number, total: number) => {
      if (!signal.aborted) setMaking({ state: 'making', step, done, total });
    };
    try {
      tell('pages', 0, plan.pages.length);
      const kept = unsent.current?.plan === plan ? unsent.current.file : null;
      const file = kept ?? (await makeFile(plan, signal, (pages) => tell('pages', pages, plan.pages.length)));
      unsent.current = { plan, file };
      tell('sending', 0, file.size);
      const onSent = (bytes: number) => tell('sending', bytes, file.size);
      const id = await sendPrintFile(userId, file, plan.description, { signal, onSent });
      unsent.current = null;
      setMaking({ state: 'resting' });
      onMade({ id, file, description: plan.description });
    } catch (error) {
      setMaking(signal.aborted ? { state: 'resting' } : { state: 'failed', error });
    } finally {
      running.current = null;
    }
  };

  return {
    making,
    make: (plan: PrintPlan) => void make(plan),
    cancel: () => running.current?.abort(),
    rest: () => {
      if (!running.current) setMaking({ state: 'resting' });
    },
  };
}

/** One picture at a time stands in memory. Throws as `drawForPrint` does, and the signal's reason. */
async function makeFile(
  { pages, trim, description, type, items, agreed }: PrintPlan,
  signal: AbortSignal,
  onPage: (pages: number) => void,
): Promise<Blob> {
  const { makePdf } = await import('../pdf/makePdf.ts');
  const retries = printRetries();
  return makePdf({
    pages,
    trim,
    title: description.title,
    type,
    signal,
    onPage,
    drawPicture: (part) => {
      const item = items.get(part.itemId);
      if (!item) throw new UnprintablePictureError(part.itemId);
      return drawForPrint(item, part, { signal, retries, isAgreed: agreed.has(part.itemId) });
    },
  });
}
