/** What a call of the business logic ends in when it gives no answer. */
import type { FunctionsErrorCode, RefusalCode } from '#shared/errors/functions.ts';

/** `code` is the transport's; `refusal` is the catalogue's, null when no rule of the business said no. */
export class CallableError extends Error {
  override readonly name = 'CallableError';
  readonly code: FunctionsErrorCode;
  readonly refusal: RefusalCode | null;
  readonly details: unknown;

  constructor(code: FunctionsErrorCode, message: string, refusal: RefusalCode | null, details: unknown) {
    super(message);
    this.code = code;
    this.refusal = refusal;
    this.details = details;
  }
}
