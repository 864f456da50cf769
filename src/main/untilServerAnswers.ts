/**
 * A first start without a connection: nothing is known yet of the server whose accounts these are, so there is no page to show.
 * The person is told so, and the start goes on by itself once the server answers.
 */
import { dialog } from 'electron';
import type { Clock } from '#shared/clock.ts';
import { shellLanguage } from './shellLanguage.ts';

const questions = {
  en: {
    message: 'Amaranth’s server does not answer',
    detail: (host: string) =>
      `This is the first start on this computer, so nothing is known of ${host} yet. Check the connection: Amaranth opens by itself once the server answers.`,
    buttons: ['Try again', 'Quit'],
  },
  fr: {
    message: 'Le serveur d’Amaranth ne répond pas',
    detail: (host: string) =>
      `C’est le premier démarrage sur cet ordinateur, et rien n’est encore connu de ${host}. Vérifiez la connexion\u00a0: Amaranth s’ouvrira de lui-même dès que le serveur répondra.`,
    buttons: ['Réessayer', 'Quitter'],
  },
};

/** Milliseconds between looks while the question stands. */
const BETWEEN_LOOKS = 5_000;

export interface Answering<Configuration> {
  readonly origin: string;
  /** Null while the server does not answer. */
  readonly load: () => Promise<Configuration | null>;
  readonly clock: Pick<Clock, 'sleep'>;
}

/** Null when the person would rather quit. */
export async function untilServerAnswers<Configuration>({
  origin,
  load,
  clock,
}: Answering<Configuration>): Promise<Configuration | null> {
  let loaded = await load();
  while (loaded === null) {
    const answered = new AbortController();
    const look = lookAgain(load, clock, answered);
    const isQuitting = await ask(new URL(origin).host, answered.signal);
    answered.abort();
    loaded = await look;
    if (loaded !== null) return loaded;
    if (isQuitting) return null;
    loaded = await load();
  }
  return loaded;
}

/** Closes the question once there is an answer; null when it was closed by the person. */
async function lookAgain<Configuration>(
  load: () => Promise<Configuration | null>,
  clock: Pick<Clock, 'sleep'>,
  question: AbortController,
): Promise<Configuration | null> {
  while (!question.signal.aborted) {
    await clock.sleep(BETWEEN_LOOKS, question.signal).catch(() => undefined);
    if (question.signal.aborted) return null;
    const loaded = await load();
    if (loaded !== null) {
      question.abort();
      return loaded;
    }
  }
  return null;
}

async function ask(host: string, signal: AbortSignal): Promise<boolean> {
  const { message, detail, buttons } = questions[shellLanguage()];
  const { response } = await dialog.showMessageBox({
    type: 'warning',
    message,
    detail: detail(host),
    buttons,
    defaultId: 0,
    cancelId: 1,
    signal,
  });
  return response === 1;
}
