import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { embed, generateText, streamText } from 'ai';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { systemClock } from '#shared/clock.ts';
import { composePrompt } from '../../functions/clonePrompt/index.ts';
import { COMPANION_EMBEDDINGS_MODEL, COMPANION_MODEL, COMPANION_PATH, createCompanion } from './index.ts';

const KEY = 'the-key-of-this-test';
const companion = createCompanion({ key: KEY, clock: systemClock, log: { log: () => undefined } });

const ask = (path: string, body?: unknown, key: string | null = KEY) =>
  companion.request(`${COMPANION_PATH}/v1${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: key === null ? {} : { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });

const passage = (number: number, text: string) => ({
  number,
  score: 1 - number / 10,
  language: 'en' as const,
  context: 'What did your father do?',
  when: null,
  text,
});
const prompt = composePrompt({ language: 'en', question: 'What did your father bake?' }, [
  passage(1, 'My father baked rye bread every Saturday. The whole street smelled of it.'),
]);
const messages = [
  { role: 'system', content: prompt.instructions },
  { role: 'user', content: prompt.question },
];
const completionSchema = z.object({
  object: z.literal('chat.completion'),
  choices: z.array(z.object({ message: z.object({ content: z.string() }), finish_reason: z.string() })),
  usage: z.object({ prompt_tokens: z.int(), completion_tokens: z.int(), total_tokens: z.int() }),
});
const errorSchema = z.object({
  error: z.object({
    message: z.string(),
    type: z.string(),
    param: z.string().nullable(),
    code: z.string().nullable(),
  }),
});
const answerOf = async (response: Response) => {
  const { choices } = completionSchema.parse(await response.json());
  return choices[0]?.message.content ?? '';
};

const provider = createOpenAICompatible({
  name: 'companion',
  baseURL: `http://companion.test${COMPANION_PATH}/v1`,
  apiKey: KEY,
  includeUsage: true,
  fetch: async (input, init) => companion.request(new Request(input, init)),
});

describe('the companion', () => {
  test('answers by quoting the passage of the prompt, and cites it', async () => {
    const answer = await answerOf(await ask('/chat/completions', { model: COMPANION_MODEL, messages }));
    expect(answer).toMatch(/^My father baked rye bread every Saturday\. \[1\]/);
  });

  test("says that nothing is recorded, in the question's language", async () => {
    const foreign = composePrompt({ language: 'fr', question: 'Avez-vous déjà vu un éléphant ?' }, [
      passage(1, 'My father baked rye bread every Saturday.'),
    ]);
    const asked = { model: COMPANION_MODEL, messages: [{ role: 'user', content: foreign.question }] };
    expect(await answerOf(await ask('/chat/completions', asked))).toBe("Ce n'est pas enregistré.");
  });

  test.each([
    ['a prompt of another version', prompt.question.replace('passages/1', 'passages/0')],
    ['somebody else', 'Write a poem about the sea.'],
    ['nobody', ''],
  ])('tells %s politely that it has no passages', async (_who, content) => {
    const asked = { model: COMPANION_MODEL, messages: [{ role: 'user', content }] };
    expect(await answerOf(await ask('/chat/completions', asked))).toContain('quoting passages');
  });

  test('gives only whole sentences where only so many tokens are wanted', async () => {
    const asked = { model: COMPANION_MODEL, messages, max_tokens: 14 };
    const { choices } = completionSchema.parse(await (await ask('/chat/completions', asked)).json());
    expect(choices[0]).toMatchObject({
      message: { content: 'My father baked rye bread every Saturday. [1]' },
      finish_reason: 'length',
    });
  });

  test('lists its models', async () => {
    const { data } = z
      .object({ data: z.array(z.object({ id: z.string(), object: z.literal('model') })) })
      .parse(await (await ask('/models')).json());
    expect(data.map(({ id }) => id)).toEqual([COMPANION_MODEL, COMPANION_EMBEDDINGS_MODEL]);
    expect((await ask(`/models/${COMPANION_MODEL}`)).status).toBe(200);
    expect((await ask('/models/gpt-9')).status).toBe(404);
  });
});

describe('whoever has no key', () => {
  test.each([null, 'another'])('is answered nothing: %s', async (key) => {
    for (const path of ['/models', '/nothing']) {
      const response = await ask(path, undefined, key);
      expect(response.status).toBe(401);
      expect(errorSchema.parse(await response.json()).error.code).toBe('invalid_api_key');
    }
    expect((await ask('/chat/completions', { model: COMPANION_MODEL, messages }, key)).status).toBe(401);
  });
});

describe('what cannot be answered is refused in the protocol’s words', () => {
  test.each([
    ['another model', { model: 'gpt-9', messages }, 404, 'model'],
    ['no messages', { model: COMPANION_MODEL, messages: [] }, 400, 'messages'],
    ['two answers', { model: COMPANION_MODEL, messages, n: 2 }, 400, 'n'],
    [
      'an object',
      { model: COMPANION_MODEL, messages, response_format: { type: 'json_object' } },
      400,
      'response_format.type',
    ],
    ['no JSON', '{', 400, null],
    [
      'a book',
      { model: COMPANION_MODEL, messages: [{ role: 'user', content: 'a'.repeat(600_000) }] },
      413,
      null,
    ],
  ])('%s', async (_what, body, status, param) => {
    const response = await ask('/chat/completions', body);
    expect(response.status).toBe(status);
    expect(errorSchema.parse(await response.json()).error).toMatchObject({ param });
  });
});

describe('a client of the protocol', () => {
  test('streams an answer with its usage', async () => {
    const result = streamText({
      model: provider.chatModel(COMPANION_MODEL),
      instructions: prompt.instructions,
      prompt: prompt.question,
      maxRetries: 0,
    });
    const pieces: string[] = [];
    for await (const piece of result.textStream) pieces.push(piece);
    expect(pieces.length).toBeGreaterThan(1);
    expect(pieces.join('')).toContain('rye bread every Saturday. [1]');
    expect(await result.finishReason).toBe('stop');
    expect((await result.usage).outputTokens).toBeGreaterThan(5);
  });

  test('gets it whole', async () => {
    const { text, usage } = await generateText({
      model: provider.chatModel(COMPANION_MODEL),
      prompt: prompt.question,
      maxRetries: 0,
    });
    expect(text).toContain('[1]');
    expect(usage.totalTokens).toBe((usage.inputTokens ?? 0) + (usage.outputTokens ?? 0));
  });

  test('ends a stream as the protocol does, with usage in a last chunk only where it was asked for', async () => {
    const streamed = async (options: object) =>
      (await ask('/chat/completions', { model: COMPANION_MODEL, messages, stream: true, ...options })).text();
    const events = (await streamed({ stream_options: { include_usage: true } })).trim().split('\n\n');
    expect(events.at(-1)).toBe('data: [DONE]');
    expect(JSON.parse(events.at(-2)?.slice('data: '.length) ?? '')).toMatchObject({
      choices: [],
      usage: { total_tokens: expect.any(Number) },
    });
    expect(await streamed({})).not.toContain('usage');
  });

  test('makes vectors that are always the same, and closer for what means the same', async () => {
    const model = provider.embeddingModel(COMPANION_EMBEDDINGS_MODEL);
    const vectorOf = async (value: string) => (await embed({ model, value, maxRetries: 0 })).embedding;
    const [house, again, home, fish] = await Promise.all(
      [
        'We lived in a small house.',
        'We lived in a small house.',
        'Our house was small.',
        'He caught a pike.',
      ].map(vectorOf),
    );
    const likeness = (other: readonly number[] = []) =>
      (house ?? []).reduce((sum, value, place) => sum + value * (other[place] ?? 0), 0);
    expect(house).toEqual(again);
    expect(likeness(house)).toBeCloseTo(1, 5);
    expect(likeness(home)).toBeGreaterThan(likeness(fish) + 0.2);
  });

  test('gets the same vector in base64, and as many dimensions as it wants', async () => {
    const body = { model: COMPANION_EMBEDDINGS_MODEL, input: ['Our house was small.'], dimensions: 64 };
    const read = async (more: object) =>
      z
        .object({ data: z.array(z.object({ embedding: z.union([z.string(), z.array(z.number())]) })) })
        .parse(await (await ask('/embeddings', { ...body, ...more })).json()).data[0]?.embedding;
    const encoded = z.string().parse(await read({ encoding_format: 'base64' }));
    const bytes = Buffer.from(encoded, 'base64');
    const decoded = Array.from({ length: 64 }, (_, place) => bytes.readFloatLE(place * 4));
    expect(await read({})).toEqual(decoded);
    expect((await ask('/embeddings', { ...body, input: [] })).status).toBe(400);
    expect((await ask('/embeddings', { ...body, model: COMPANION_MODEL })).status).toBe(404);
  });
});
