/**
 * What the identity service refuses, with the vendor's code. Every endpoint throws these; the
 * dispatcher puts them on the wire. Source: https://cloud.google.com/identity-platform/docs/error-codes
 */

type ErrorStatus = 400 | 401 | 403 | 404 | 409 | 413 | 429 | 503;

export class IdentityError extends Error {
  override readonly name = 'IdentityError';
  readonly status: ErrorStatus;
  /** Vendor's canonical status, for the errors that carry one. */
  readonly canonical: string | null;
  /** Fields that the SDKs read beside `error`: a pending credential, the address in conflict. */
  readonly beside: Readonly<Record<string, unknown>>;

  constructor(
    message: string,
    status: ErrorStatus = 400,
    canonical: string | null = null,
    beside: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
    this.status = status;
    this.canonical = canonical;
    this.beside = beside;
  }
}

/** Throws the error `code` (`EMAIL_EXISTS`), with the vendor's explanation after ` : ` when there is one. */
export function fail(code: string, explanation?: string): never {
  throw new IdentityError(explanation === undefined ? code : `${code} : ${explanation}`);
}

/** A request that does not have the shape the protocol asks for. */
export function failShape(message: string): never {
  throw new IdentityError(message, 400, 'INVALID_ARGUMENT');
}

/** A request that only the project's own business logic may make. */
export function failPermission(): never {
  throw new IdentityError('INSUFFICIENT_PERMISSION', 403, 'PERMISSION_DENIED');
}

/** The vendor's wire form: `{error: {code, message, errors: [{message, domain, reason}]}}`. */
export function errorBody({ status, message, canonical, beside }: IdentityError) {
  return {
    error: {
      code: status,
      message,
      errors: [{ message, domain: 'global', reason: 'invalid' }],
      ...(canonical === null ? {} : { status: canonical }),
    },
    ...beside,
  };
}
