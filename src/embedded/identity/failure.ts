/**
 * What goes wrong in the identity service, as a value with the vendor's code. Every endpoint throws these; the
 * dispatcher puts them on the wire. Source: https://cloud.google.com/identity-platform/docs/error-codes
 */

type FailureStatus = 400 | 401 | 403 | 404 | 409 | 413 | 429 | 503;

export class IdentityFailure extends Error {
  override readonly name = 'IdentityFailure';
  readonly status: FailureStatus;
  /** Vendor's canonical status, for the failures that carry one. */
  readonly canonical: string | null;
  /** Fields that the SDKs read beside `error`: a pending credential, the address in conflict. */
  readonly beside: Readonly<Record<string, unknown>>;

  constructor(
    message: string,
    status: FailureStatus = 400,
    canonical: string | null = null,
    beside: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
    this.status = status;
    this.canonical = canonical;
    this.beside = beside;
  }
}

/** Throws the failure `code` (`EMAIL_EXISTS`), with the vendor's explanation after ` : ` when there is one. */
export function fail(code: string, explanation?: string): never {
  throw new IdentityFailure(explanation === undefined ? code : `${code} : ${explanation}`);
}

/** A request that does not have the shape the protocol asks for. */
export function failShape(message: string): never {
  throw new IdentityFailure(message, 400, 'INVALID_ARGUMENT');
}

/** A request that only the project's own business logic may make. */
export function failPermission(): never {
  throw new IdentityFailure('INSUFFICIENT_PERMISSION', 403, 'PERMISSION_DENIED');
}

/** The vendor's wire form: `{error: {code, message, errors: [{message, domain, reason}]}}`. */
export function failureBody({ status, message, canonical, beside }: IdentityFailure) {
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
