/**
 * Who may do what with an object: `storage.rules` decide for people and visitors; the business logic, proven by its
 * signed token, may do everything.
 */
import type { Clock } from '#shared/clock.ts';
import type { Logger } from '#shared/logger.ts';
import { type Caller, InvalidTokenError, type ResolveCaller } from '../caller.ts';
import type { DocumentLookup, Ruleset, RulesOperation, RulesStorageObject } from '../rules/ruleset.ts';
import type { StoredObject } from './objects/storedObject.ts';
import { permissionDenied, StorageError } from './wire/storageError.ts';

export interface AccessOptions {
  readonly resolveCaller: ResolveCaller;
  readonly ruleset: () => Ruleset;
  readonly lookup: () => DocumentLookup;
  readonly clock: Clock;
  readonly log: Logger;
}

/** The rules' view of an object. */
function asRulesObject(object: StoredObject): RulesStorageObject {
  return {
    name: object.name,
    bucket: object.bucket,
    size: object.size,
    contentType: object.contentType,
    md5Hash: object.md5,
    crc32c: object.crc32c,
    generation: object.generation,
    metageneration: object.metageneration,
    timeCreated: object.timeCreated,
    updated: object.updated,
    metadata: object.metadata,
    ...(object.cacheControl === null ? {} : { cacheControl: object.cacheControl }),
    ...(object.contentDisposition === null ? {} : { contentDisposition: object.contentDisposition }),
    ...(object.contentEncoding === null ? {} : { contentEncoding: object.contentEncoding }),
    ...(object.contentLanguage === null ? {} : { contentLanguage: object.contentLanguage }),
  };
}

interface AccessQuestion {
  readonly caller: Caller;
  readonly operation: RulesOperation;
  readonly bucket: string;
  readonly name: string;
  readonly resource: StoredObject | null;
  readonly newResource: StoredObject | null;
}

export class Access {
  readonly #options: AccessOptions;

  constructor(options: AccessOptions) {
    this.#options = options;
  }

  /** Firebase's clients write `Firebase <token>` where others write `Bearer`. Throws StorageError 401. */
  async identify(authorization: string | undefined): Promise<Caller> {
    try {
      return await this.#options.resolveCaller(authorization?.replace(/^Firebase /i, 'Bearer '));
    } catch (error) {
      if (error instanceof InvalidTokenError)
        throw new StorageError(401, 'Invalid credentials.', 'authError');
      throw error;
    }
  }

  /** Throws StorageError 403; the reason stays in the log. */
  assertAllowed({ caller, operation, bucket, name, resource, newResource }: AccessQuestion): void {
    if (caller.kind === 'privileged') return;
    const { ruleset, lookup, clock, log } = this.#options;
    const decision = ruleset().decide(
      {
        service: 'firebase.storage',
        operation,
        bucket,
        path: name,
        auth: caller.kind === 'user' ? { uid: caller.uid, token: caller.claims } : null,
        time: clock.now(),
        resource: resource && asRulesObject(resource),
        newResource: newResource && asRulesObject(newResource),
      },
      lookup(),
    );
    if (decision.allowed) return;
    log.log('warning', 'storage-denied', { operation, reason: decision.reason });
    throw permissionDenied();
  }
}
