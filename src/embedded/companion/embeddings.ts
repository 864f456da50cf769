/**
 * `/v1/embeddings`: the same text always has the same vector, made of its stems and the concepts behind them in both languages. No
 * network has learned it: it lets the product's one path run, and finds what shares words or concepts.
 * Source: https://platform.openai.com/docs/api-reference/embeddings/create
 */
import { z } from 'zod';
import { countTokens } from './countTokens.ts';
import { assertModel, COMPANION_EMBEDDINGS_MODEL } from './models.ts';

const DEFAULT_DIMENSIONS = 512;
const MOST_TEXTS = 256;

const text = z.string().min(1, 'must not be empty').max(32_000);

export const embeddingsRequestSchema = z.looseObject({
  model: z.string(),
  input: z
    .union(
      [text, z.array(text).min(1, 'must not be empty').max(MOST_TEXTS)],
      'must be a text or a list of texts',
    )
    .transform((given) => (typeof given === 'string' ? [given] : given)),
  encoding_format: z.enum(['float', 'base64']).nullish(),
  dimensions: z.int().min(8).max(2048).nullish(),
});
type EmbeddingsRequest = z.output<typeof embeddingsRequestSchema>;

/** What a text is about: each term and concept once for every time that it stands there. */
export type FeaturesOf = (text: string) => readonly string[];

export function embed(request: EmbeddingsRequest, featuresOf: FeaturesOf): Response {
  assertModel(request.model, COMPANION_EMBEDDINGS_MODEL);
  const { input, dimensions, encoding_format: encoding } = request;
  const tokens = input.reduce((sum, given) => sum + countTokens(given), 0);
  return Response.json({
    object: 'list',
    data: input.map((given, index) => {
      const vector = vectorOf(featuresOf(given), dimensions ?? DEFAULT_DIMENSIONS);
      return {
        object: 'embedding',
        index,
        embedding: encoding === 'base64' ? inBase64(vector) : [...vector],
      };
    }),
    model: COMPANION_EMBEDDINGS_MODEL,
    usage: { prompt_tokens: tokens, total_tokens: tokens },
  });
}

/** Features are hashed to places and signs, and the whole is brought to length one: the product of two is their cosine. */
export function vectorOf(features: readonly string[], dimensions: number): Float32Array {
  const vector = new Float32Array(dimensions);
  for (const feature of features) {
    const hash = hashOf(feature);
    const place = hash % dimensions;
    vector[place] = (vector[place] ?? 0) + (hash & 0x80000000 ? -1 : 1);
  }
  const length = Math.hypot(...vector);
  // A text without a word that means something is still somewhere.
  if (length === 0) vector[0] = 1;
  else for (const [place, value] of vector.entries()) vector[place] = value / length;
  return vector;
}

/** FNV-1a, and a last mixing, because its high bits are poor for short texts. */
function hashOf(feature: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < feature.length; index += 1) {
    hash = Math.imul(hash ^ feature.charCodeAt(index), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/** Little-endian, as every client reads it. */
function inBase64(vector: Float32Array): string {
  const bytes = Buffer.alloc(vector.length * 4);
  for (const [index, value] of vector.entries()) bytes.writeFloatLE(value, index * 4);
  return bytes.toString('base64');
}
