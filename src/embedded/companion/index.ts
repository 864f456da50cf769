/**
 * The embedded companion: a model server in the protocol that model servers have in common, so that the product asks one way whether
 * an operator points it at a model or not. It writes nothing of its own: an answer is passages, chosen and quoted.
 */
import { createHash, timingSafeEqual } from 'node:crypto';
import { type Context, Hono } from 'hono';
import type { Clock } from '#shared/clock.ts';
import type { Logger } from '#shared/logger.ts';
import { completeChat } from './chatCompletions.ts';
import { chatRequestSchema } from './chatRequest.ts';
import { embed, embeddingsRequestSchema } from './embeddings.ts';
import { ModelError } from './modelError.ts';
import { findModel, listModels } from './models.ts';
import { readBody } from './readBody.ts';

export { COMPANION_EMBEDDINGS_MODEL, COMPANION_MODEL } from './models.ts';

/** Before the protocol's own `/v1`: the payment API has that of the port. */
export const COMPANION_PATH = '/companion';

interface CompanionOptions {
  /** Who does not send it is answered nothing else. */
  readonly key: string;
  readonly clock: Clock;
  readonly log: Logger;
}

export function createCompanion({ key, clock, log }: CompanionOptions): Hono {
  const app = new Hono();
  // The lexicon takes a moment to load: the port is open before.
  const loadAnswers = () => import('./composeAnswer.ts');

  const answering =
    (answer: (context: Context) => Response | Promise<Response>) => async (context: Context) => {
      try {
        assertKey(context, key);
        return await answer(context);
      } catch (error) {
        if (error instanceof ModelError) return error.toResponse();
        log.log('error', 'companion-failed', { reason: String(error) });
        return new ModelError(500, 'The companion could not answer.').toResponse();
      }
    };

  app.get(
    `${COMPANION_PATH}/v1/models`,
    answering(() => Response.json(listModels())),
  );
  app.get(
    `${COMPANION_PATH}/v1/models/:id`,
    answering((context) => Response.json(findModel(context.req.param('id') ?? ''))),
  );
  app.post(
    `${COMPANION_PATH}/v1/chat/completions`,
    answering(async ({ req }) => {
      const request = await readBody(req.raw, chatRequestSchema);
      const { composeAnswer } = await loadAnswers();
      return completeChat(request, composeAnswer(request.messages), Math.floor(clock.now() / 1000));
    }),
  );
  app.post(
    `${COMPANION_PATH}/v1/embeddings`,
    answering(async ({ req }) => {
      const request = await readBody(req.raw, embeddingsRequestSchema);
      const { featuresOf } = await loadAnswers();
      return embed(request, featuresOf);
    }),
  );
  app.all(
    `${COMPANION_PATH}/*`,
    answering(({ req }) => {
      throw new ModelError(404, `There is nothing at ${req.method} ${req.path}.`, null, 'unknown_url');
    }),
  );
  return app;
}

function assertKey({ req }: Context, key: string): void {
  const given = /^Bearer (\S+)$/i.exec(req.header('authorization') ?? '')?.[1] ?? '';
  const digest = (text: string) => createHash('sha256').update(text).digest();
  if (timingSafeEqual(digest(given), digest(key))) return;
  throw new ModelError(401, 'This key is not valid here.', null, 'invalid_api_key');
}
