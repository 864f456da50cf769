/**
 * What goes wrong with a request, in the vendor's words. Cloud Storage for Firebase and the JSON API write the same
 * failures in two forms; the routes choose.
 */
import { diskFailureOf } from '../../disk/diskFailure.ts';

export class StorageError extends Error {
  override readonly name = 'StorageError';
  readonly status: number;
  readonly reason: string;

  constructor(status: number, message: string, reason = 'invalid') {
    super(message);
    this.status = status;
    this.reason = reason;
  }
}

export const objectMissing = (name: string) =>
  new StorageError(404, `Object '${name}' does not exist.`, 'notFound');
export const bucketMissing = () => new StorageError(404, 'The specified bucket does not exist.', 'notFound');
export const permissionDenied = () => new StorageError(403, 'Permission denied.', 'forbidden');
export const uploadMissing = () =>
  new StorageError(404, 'Upload session does not exist or has ended.', 'notFound');
export const invalidArgument = (message: string) => new StorageError(400, message);
export const preconditionFailed = () =>
  new StorageError(412, 'At least one of the pre-conditions you specified did not hold.', 'conditionNotMet');
export const tooLarge = (what: string, limit: number) =>
  new StorageError(413, `${what} may hold at most ${limit / 1024} KiB.`, 'uploadTooLarge');

/** The disk refused, be it a file or the database. The text says what a person can do about it. */
export function fromDiskError(error: unknown): StorageError | null {
  switch (diskFailureOf(error)) {
    case 'diskFull':
      return new StorageError(
        507,
        'The disk of this server is full. Nothing was lost; make room and try again.',
        'diskFull',
      );
    case 'readOnly':
      return new StorageError(503, 'The disk of this server cannot be written to.', 'diskReadOnly');
    default:
      return null;
  }
}

/** The vendor's envelope, which both clients read. */
export function errorBody({ status, message, reason }: StorageError) {
  return { error: { code: status, message, errors: [{ message, domain: 'global', reason }] } };
}
