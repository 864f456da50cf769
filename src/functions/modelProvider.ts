/**
 * Who puts passages into words: any server that speaks the OpenAI-compatible protocol, the embedded companion by default. The business
 * logic asks one way and does not ask which; only what a person reads says whether their memories leave the house.
 */
import { z } from 'zod';
import { type Clock, systemClock } from '#shared/clock.ts';
import type { Interruption } from '#shared/clone/conversation.ts';
import { type Prompt, readPrompt } from './clonePrompt/index.ts';
import { fetchBounded } from './fetchBounded.ts';
import type { Environment } from './operatorEnvironment.ts';

export interface ModelProvider {
  readonly is: 'companion' | 'outside';
  /** An answer, piece by piece. Throws ModelFailure; after it nothing more comes. */
  answer(prompt: Prompt, signal: AbortSignal): AsyncGenerator<string>;
  /** One vector a text, in their order; null where the operator named no model for it. Throws ModelFailure. */
  readonly embed: ((texts: readonly string[], signal: AbortSignal) => Promise<number[][]>) | null;
  /** Loads what asking needs, so that the first question does not wait for it. */
  prepare(): Promise<void>;
}

export class ModelFailure extends Error {
  override readonly name = 'ModelFailure';
  readonly by: Extract<Interruption, `model-${string}`>;
  constructor(by: ModelFailure['by'], cause: unknown) {
    super(`${by}: ${String(cause)}`, { cause });
    this.by = by;
  }
}

export interface ModelSettings {
  readonly url: string;
  readonly key: string;
  readonly name: string;
  readonly embeddingsModel: string | null;
}

const variables = z.object({
  AMARANTH_MODEL_URL: z.url({ protocol: /^https?$/, error: 'must be an address' }).optional(),
  AMARANTH_MODEL_KEY: z.string().default(''),
  AMARANTH_MODEL_NAME: z.string().max(200).optional(),
  AMARANTH_EMBEDDINGS_MODEL: z.string().max(200).optional(),
});
const bothOrNeither = variables.refine(
  (given) => (given.AMARANTH_MODEL_URL === undefined) === (given.AMARANTH_MODEL_NAME === undefined),
  { path: ['AMARANTH_MODEL_URL'], error: 'and AMARANTH_MODEL_NAME go together: give both or neither.' },
);

/** The operator's own model; null where they named none. Empty variables count as unset. Throws ZodError. */
export function readModelSettings(environment: Environment): ModelSettings | null {
  const read = bothOrNeither.parse({
    AMARANTH_MODEL_URL: environment.AMARANTH_MODEL_URL || undefined,
    AMARANTH_MODEL_KEY: environment.AMARANTH_MODEL_KEY || undefined,
    AMARANTH_MODEL_NAME: environment.AMARANTH_MODEL_NAME || undefined,
    AMARANTH_EMBEDDINGS_MODEL: environment.AMARANTH_EMBEDDINGS_MODEL || undefined,
  });
  const { AMARANTH_MODEL_URL: url, AMARANTH_MODEL_NAME: name } = read;
  if (url === undefined || name === undefined) return null;
  return {
    url: url.replace(/\/$/, ''),
    key: read.AMARANTH_MODEL_KEY,
    name,
    embeddingsModel: read.AMARANTH_EMBEDDINGS_MODEL ?? null,
  };
}

/** In milliseconds. A caller waits for seventy seconds at most, and what fails is quoted in what is left of them. */
export const MODEL_DEADLINES = { firstWords: 20_000, silence: 10_000, whole: 50_000 } as const;
/** An answer in small pieces has thousands of envelopes; 64 vectors of 2,048 numbers are three million characters. */
const MOST_BYTES = 8 * 1024 * 1024;
/** Characters. What is longer than any answer is no answer. */
const LONGEST_ANSWER = 12_000;
const MOST_TOKENS = 700;

/** What is asked of one call is said here; nothing is asked twice, because a repetition would come too late. */
export function connectModel(
  settings: ModelSettings,
  is: ModelProvider['is'],
  clock: Clock = systemClock,
): ModelProvider {
  const { url, key, name, embeddingsModel } = settings;
  const load = once(async () => {
    const [sdk, { createOpenAICompatible }] = await Promise.all([
      import('ai'),
      import('@ai-sdk/openai-compatible'),
    ]);
    const provider = createOpenAICompatible({
      name: 'model',
      baseURL: url,
      includeUsage: true,
      ...(key === '' ? {} : { apiKey: key }),
      fetch: fetchBounded(MOST_BYTES),
    });
    return { sdk, provider };
  });

  return {
    is,
    prepare: async () => {
      await load();
    },
    async *answer({ instructions, question }, signal) {
      const { sdk, provider } = await load();
      const ended = new AbortController();
      const { stream } = sdk.streamText({
        // A model by its name alone would be asked for at a gateway of the SDK's vendor.
        model: provider.chatModel(name),
        instructions,
        prompt: question,
        temperature: 0,
        maxOutputTokens: MOST_TOKENS,
        maxRetries: 0,
        abortSignal: AbortSignal.any([signal, ended.signal]),
        // It writes to the console otherwise; what fails is thrown below.
        onError: () => undefined,
      });
      let length = 0;
      const failed = (cause: unknown) =>
        new ModelFailure(length > 0 ? 'model-cut' : 'model-unavailable', cause);
      try {
        for await (const part of withDeadlines(stream, clock, signal)) {
          // After something that cannot be read the SDK goes on with what follows it: the first failure is the last word.
          if (part.type === 'error') throw failed(part.error);
          if (part.type === 'finish' && part.finishReason === 'error') throw failed('ended early');
          if (part.type !== 'text-delta') continue;
          length += part.text.length;
          if (length > LONGEST_ANSWER) return;
          yield part.text;
        }
      } catch (error) {
        if (signal.aborted || error instanceof ModelFailure) throw error;
        throw failed(error);
      } finally {
        ended.abort();
      }
    },
    embed:
      embeddingsModel === null
        ? null
        : async (texts, signal) => {
            const { sdk, provider } = await load();
            const late = AbortSignal.any([signal, AbortSignal.timeout(MODEL_DEADLINES.firstWords)]);
            try {
              const { embeddings } = await sdk.embedMany({
                model: provider.embeddingModel(embeddingsModel),
                values: [...texts],
                maxRetries: 0,
                abortSignal: late,
              });
              return embeddings;
            } catch (error) {
              throw new ModelFailure('model-unavailable', error);
            }
          },
  };
}

const loadQuotation = () => import('./quotation/index.ts');

/** Without any server: what the companion would say. For a backend that the operator named no model, and for when theirs fails. */
export const quotingModel: ModelProvider = {
  is: 'companion',
  embed: null,
  prepare: async () => {
    await loadQuotation();
  },
  async *answer({ question }) {
    const { quotePrompt } = await loadQuotation();
    const prompt = readPrompt(question);
    if (!prompt) throw new ModelFailure('model-unavailable', 'The prompt cannot be read.');
    for (const sentence of quotePrompt(prompt)) yield `${sentence} `;
  },
};

interface Spoken {
  readonly type: string;
}

/** What comes too late did not come. Throws ModelFailure. */
async function* withDeadlines<Part extends Spoken>(
  parts: AsyncIterable<Part>,
  clock: Clock,
  signal: AbortSignal,
): AsyncGenerator<Part> {
  const iterator = parts[Symbol.asyncIterator]();
  const endsAt = clock.now() + MODEL_DEADLINES.whole;
  let patience: number = MODEL_DEADLINES.firstWords;
  for (;;) {
    const turn = new AbortController();
    const limit = Math.min(patience, endsAt - clock.now());
    const next = iterator.next();
    next.catch(() => undefined);
    const late = clock.sleep(Math.max(limit, 0), AbortSignal.any([turn.signal, signal])).then(
      () => 'late' as const,
      () => 'gone' as const,
    );
    const first = await Promise.race([next, late]).finally(() => turn.abort());
    if (first === 'gone') throw signal.reason;
    if (first === 'late') throw new ModelFailure('model-late', `nothing for ${limit} ms`);
    if (first.done === true) return;
    if (first.value.type === 'text-delta') patience = MODEL_DEADLINES.silence;
    yield first.value;
  }
}

function once<T>(work: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | null = null;
  return () => {
    result ??= work();
    return result;
  };
}
