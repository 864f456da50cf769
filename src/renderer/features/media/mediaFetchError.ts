/** Why bytes of the media store did not come. */

/** The media store refused or lost a file. */
export class MediaFetchError extends Error {
  override readonly name = 'MediaFetchError';
  readonly status: number;
  /** How long the answer asks to wait, in milliseconds; null when it does not say. */
  readonly retryAfter: number | null;

  constructor(storagePath: string, status: number, retryAfter: number | null = null) {
    super(`${storagePath} answered ${status}`);
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

/** Somebody else answered in the store's place: a hotel's welcome page, a proxy, a server of another version. */
export class ForeignAnswerError extends Error {
  override readonly name = 'ForeignAnswerError';
}
