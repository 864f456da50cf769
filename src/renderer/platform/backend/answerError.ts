/** What a store of files answered instead of what was asked for. */

export class AnswerError extends Error {
  override readonly name: string = 'AnswerError';
  /** HTTP's, 0 for an answer that is not the store's. */
  readonly status: number;
  /** Milliseconds the store asks to be left alone; null when it does not say. */
  readonly retryAfter: number | null;

  constructor(what: string, status: number, retryAfter: number | null = null) {
    super(`${what} answered ${status}`);
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

/** Somebody else answered in the store's place: a hotel's welcome page, a proxy, a server of another version. */
export class ForeignAnswerError extends Error {
  override readonly name = 'ForeignAnswerError';
}
