/**
 * Who writes a recording down: the operator's model server, where they named a model for it. It speaks the OpenAI-compatible
 * protocol: `POST /audio/transcriptions` with `response_format=verbose_json`.
 */
import { z } from 'zod';
import type { CloneLanguage } from '#shared/clone/passage.ts';
import { fetchBounded } from './fetchBounded.ts';
import type { Environment } from './operatorEnvironment.ts';

export interface Recording {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly contentType: string;
  readonly fileName: string;
  readonly language: CloneLanguage;
}

/** A stretch of speech; null where the server does not say when, in seconds. */
export interface HeardStretch {
  readonly text: string;
  readonly from: number | null;
  readonly to: number | null;
}

export interface Transcriber {
  /** In the order in which it was said; empty where nothing is. Throws TranscriptionFailure, or what `signal` was aborted with. */
  transcribe(recording: Recording, signal: AbortSignal): Promise<readonly HeardStretch[]>;
}

export class TranscriptionFailure extends Error {
  override readonly name = 'TranscriptionFailure';
  readonly by: 'late' | 'unavailable';
  constructor(by: TranscriptionFailure['by'], cause: unknown) {
    super(`${by}: ${String(cause)}`, { cause });
    this.by = by;
  }
}

export interface TranscriberSettings {
  readonly url: string;
  readonly key: string;
  readonly model: string;
}

const variables = z
  .object({
    AMARANTH_MODEL_URL: z.url({ protocol: /^https?$/, error: 'must be an address' }).optional(),
    AMARANTH_MODEL_KEY: z.string().default(''),
    AMARANTH_TRANSCRIPTION_MODEL: z.string().max(200).optional(),
  })
  .refine(
    (given) => given.AMARANTH_TRANSCRIPTION_MODEL === undefined || given.AMARANTH_MODEL_URL !== undefined,
    {
      path: ['AMARANTH_TRANSCRIPTION_MODEL'],
      error: 'needs AMARANTH_MODEL_URL, whose server it is asked of.',
    },
  );

/** Null where the operator named no model for it. Empty variables count as unset. Throws ZodError. */
export function readTranscriberSettings(environment: Environment): TranscriberSettings | null {
  const read = variables.parse({
    AMARANTH_MODEL_URL: environment.AMARANTH_MODEL_URL || undefined,
    AMARANTH_MODEL_KEY: environment.AMARANTH_MODEL_KEY || undefined,
    AMARANTH_TRANSCRIPTION_MODEL: environment.AMARANTH_TRANSCRIPTION_MODEL || undefined,
  });
  const { AMARANTH_MODEL_URL: url, AMARANTH_TRANSCRIPTION_MODEL: model } = read;
  if (url === undefined || model === undefined) return null;
  return { url: url.replace(/\/$/, ''), key: read.AMARANTH_MODEL_KEY, model };
}

/** In milliseconds: a call of ours ends soon after. */
export const TRANSCRIPTION_DEADLINE = 55_000;
/** Bytes. What is longer is no transcript. */
const LONGEST_RESPONSE = 4_000_000;

const seconds = z.number().min(0);
const transcriptSchema = z.object({
  text: z.string(),
  segments: z
    .array(z.object({ text: z.string(), start: seconds, end: seconds }))
    .nullish()
    .transform((segments) => segments ?? []),
});

export function connectTranscriber({ url, key, model }: TranscriberSettings): Transcriber {
  return {
    async transcribe({ bytes, contentType, fileName, language }, signal) {
      const form = new FormData();
      form.set('file', new Blob([bytes], { type: contentType }), fileName);
      form.set('model', model);
      form.set('language', language);
      form.set('response_format', 'verbose_json');
      form.set('timestamp_granularities[]', 'segment');
      const late = AbortSignal.timeout(TRANSCRIPTION_DEADLINE);
      try {
        const response = await fetchBounded(LONGEST_RESPONSE)(`${url}/audio/transcriptions`, {
          method: 'POST',
          body: form,
          headers: key === '' ? {} : { authorization: `Bearer ${key}` },
          // A recording goes to the server that was named, and to no other.
          redirect: 'error',
          signal: AbortSignal.any([signal, late]),
        });
        if (!response.ok) {
          await response.body?.cancel();
          throw new Error(`answered ${response.status}`);
        }
        return stretchesOf(transcriptSchema.parse(await response.json()));
      } catch (error) {
        if (signal.aborted) throw signal.reason;
        throw new TranscriptionFailure(late.aborted ? 'late' : 'unavailable', error);
      }
    },
  };
}

function stretchesOf({ text, segments }: z.output<typeof transcriptSchema>): HeardStretch[] {
  const timed = segments.flatMap((segment) => {
    const said = segment.text.trim();
    return said === '' ? [] : [{ text: said, from: segment.start, to: Math.max(segment.start, segment.end) }];
  });
  if (timed.length > 0) return timed;
  const said = text.trim();
  return said === '' ? [] : [{ text: said, from: null, to: null }];
}
