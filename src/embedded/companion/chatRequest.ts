/**
 * What a chat completion is asked with. Sampling is accepted and means nothing to a model that quotes; what would change the
 * answer's shape is refused.
 * Source: https://platform.openai.com/docs/api-reference/chat/create
 */
import { z } from 'zod';

const textPart = z.looseObject({ type: z.literal('text'), text: z.string() });
const content = z
  .union([z.string(), z.array(textPart).max(100)], 'must be text')
  .transform((given) => (typeof given === 'string' ? given : given.map(({ text }) => text).join('\n')));

const message = z.looseObject({
  role: z.enum(['system', 'developer', 'user', 'assistant', 'tool']),
  content: content.nullish().transform((text) => text ?? ''),
});

export const chatRequestSchema = z.looseObject({
  model: z.string(),
  messages: z.array(message).min(1, 'must not be empty').max(200),
  stream: z.boolean().nullish(),
  stream_options: z.looseObject({ include_usage: z.boolean().nullish() }).nullish(),
  n: z.literal(1, 'only one answer is given').nullish(),
  max_tokens: z.int().positive().nullish(),
  max_completion_tokens: z.int().positive().nullish(),
  response_format: z.looseObject({ type: z.literal('text', 'only text is answered') }).nullish(),
});
export type ChatRequest = z.output<typeof chatRequestSchema>;
