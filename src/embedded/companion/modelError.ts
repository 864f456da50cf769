/**
 * A refusal in the protocol's envelope: `{ "error": { message, type, param, code } }`.
 * Source: https://platform.openai.com/docs/guides/error-codes
 */
type ModelErrorStatus = 400 | 401 | 404 | 405 | 413 | 500;

export class ModelError extends Error {
  override readonly name = 'ModelError';
  readonly status: ModelErrorStatus;
  readonly param: string | null;
  readonly code: string | null;

  constructor(
    status: ModelErrorStatus,
    message: string,
    param: string | null = null,
    code: string | null = null,
  ) {
    super(message);
    this.status = status;
    this.param = param;
    this.code = code;
  }

  toResponse(): Response {
    const type = this.status === 500 ? 'server_error' : 'invalid_request_error';
    const { message, param, code } = this;
    return Response.json({ error: { message, type, param, code } }, { status: this.status });
  }
}
