/**
 * Failures as the vendor names them (google.rpc.Code), with the HTTP status of each.
 * Source: https://cloud.google.com/apis/design/errors
 */
const httpStatuses = {
  CANCELLED: 499,
  INVALID_ARGUMENT: 400,
  FAILED_PRECONDITION: 400,
  OUT_OF_RANGE: 400,
  UNAUTHENTICATED: 401,
  PERMISSION_DENIED: 403,
  NOT_FOUND: 404,
  ABORTED: 409,
  ALREADY_EXISTS: 409,
  RESOURCE_EXHAUSTED: 429,
} as const;

/** google.rpc.Code numbers, as `batchWrite` answers them for each write. */
const rpcCodes: Record<FirestoreStatus, number> = {
  CANCELLED: 1,
  INVALID_ARGUMENT: 3,
  NOT_FOUND: 5,
  ALREADY_EXISTS: 6,
  PERMISSION_DENIED: 7,
  RESOURCE_EXHAUSTED: 8,
  FAILED_PRECONDITION: 9,
  ABORTED: 10,
  OUT_OF_RANGE: 11,
  UNAUTHENTICATED: 16,
};

type FirestoreStatus = keyof typeof httpStatuses;

export class FirestoreError extends Error {
  override readonly name = 'FirestoreError';
  readonly status: FirestoreStatus;

  constructor(status: FirestoreStatus, message: string) {
    super(message);
    this.status = status;
  }

  get httpStatus(): (typeof httpStatuses)[FirestoreStatus] {
    return httpStatuses[this.status];
  }

  /** What goes beside the message: a contended commit is to be tried again, and the vendors' SDKs do. */
  get details(): readonly Record<string, unknown>[] | undefined {
    if (this.status !== 'ABORTED') return undefined;
    return [{ '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: '0.1s' }];
  }

  get rpcCode(): number {
    return rpcCodes[this.status];
  }
}

export const invalidArgument = (message: string) => new FirestoreError('INVALID_ARGUMENT', message);

/** A rule said no. The client learns nothing more; `reason` is for the log. */
export class PermissionDeniedError extends FirestoreError {
  readonly reason: string;

  constructor(reason: string) {
    super('PERMISSION_DENIED', 'Missing or insufficient permissions.');
    this.reason = reason;
  }
}
