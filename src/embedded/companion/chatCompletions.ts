/** `/v1/chat/completions`: an answer at once or as server-sent events, in the protocol's shape, with its usage. */
import { randomUUID } from 'node:crypto';
import type { ChatRequest } from './chatRequest.ts';
import { countTokens } from './countTokens.ts';
import { assertModel, COMPANION_MODEL } from './models.ts';

interface Answer {
  readonly sentences: readonly string[];
  readonly finishReason: 'stop' | 'length';
}

/** `now` in seconds. */
export function completeChat(request: ChatRequest, sentences: readonly string[], now: number): Response {
  assertModel(request.model, COMPANION_MODEL);
  const limit = request.max_completion_tokens ?? request.max_tokens ?? null;
  const answer = cutAt(limit, sentences);
  const head = { id: `chatcmpl-${randomUUID()}`, created: now, model: COMPANION_MODEL };
  const usage = usageOf(request, answer);
  if (request.stream !== true) {
    return Response.json({
      ...head,
      object: 'chat.completion',
      choices: [
        {
          index: 0,
          message: { role: 'assistant', content: answer.sentences.join(' '), refusal: null },
          logprobs: null,
          finish_reason: answer.finishReason,
        },
      ],
      usage,
    });
  }
  return streamAnswer(head, answer, request.stream_options?.include_usage === true ? usage : null);
}

/** Half a quotation may say something else: only whole sentences count. */
function cutAt(limit: number | null, sentences: readonly string[]): Answer {
  if (limit === null) return { sentences, finishReason: 'stop' };
  let left = limit;
  const fitting: string[] = [];
  for (const sentence of sentences) {
    left -= countTokens(sentence);
    if (left < 0) return { sentences: fitting, finishReason: 'length' };
    fitting.push(sentence);
  }
  return { sentences: fitting, finishReason: 'stop' };
}

function usageOf({ messages }: ChatRequest, { sentences }: Answer) {
  const prompt = messages.reduce((sum, { content }) => sum + countTokens(content), 0);
  const completion = countTokens(sentences.join(' '));
  return { prompt_tokens: prompt, completion_tokens: completion, total_tokens: prompt + completion };
}

function streamAnswer(
  head: { readonly id: string; readonly created: number; readonly model: string },
  { sentences, finishReason }: Answer,
  usage: ReturnType<typeof usageOf> | null,
): Response {
  // With usage asked for, every chunk says `usage`: null until the last, which has no choice.
  const usageField = usage ? { usage: null } : {};
  const chunk = (delta: object, finish: string | null) => ({
    ...head,
    object: 'chat.completion.chunk',
    choices: [{ index: 0, delta, logprobs: null, finish_reason: finish }],
    ...usageField,
  });
  const chunks: readonly object[] = [
    chunk({ role: 'assistant', content: '', refusal: null }, null),
    ...sentences.map((sentence, index) => chunk({ content: index === 0 ? sentence : ` ${sentence}` }, null)),
    chunk({}, finishReason),
    ...(usage ? [{ ...head, object: 'chat.completion.chunk', choices: [], usage }] : []),
  ];
  const events = chunks.map((event) => `data: ${JSON.stringify(event)}\n\n`);
  return new Response(new Blob([...events, 'data: [DONE]\n\n']).stream(), {
    headers: { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store' },
  });
}
