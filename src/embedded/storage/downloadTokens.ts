/**
 * A download token opens a file to whoever has it, past every session and every rule. The product never asks for one, so
 * none is given; the vendors' suites expect one with every object (firebase-tools, emulator/storage/metadata.ts).
 */
import type { StoredObject } from './objects/storedObject.ts';
import type { StorageContext } from './storageContext.ts';

type Compatible = Pick<StorageContext, 'compatibility'>;

/** Tokens travel as a setting of their own name, and are kept beside the settings. */
function takeAsked(object: StoredObject): { readonly bare: StoredObject; readonly asked: readonly string[] } {
  const { firebaseStorageDownloadTokens: own = '', ...metadata } = object.metadata;
  return { bare: { ...object, metadata }, asked: own.split(',').filter(Boolean) };
}

/** For an object that came by Firebase's protocol. */
export function tokensFor({ compatibility }: Compatible): (object: StoredObject) => StoredObject {
  return (object) => {
    const { bare, asked } = takeAsked(object);
    return { ...bare, downloadTokens: compatibility?.giveTokens(asked) ?? [] };
  };
}

/** For one that came by the JSON API, or was changed there: it has the tokens it was given, and no other yet. */
export function askedTokensFor({ compatibility }: Compatible): (object: StoredObject) => StoredObject {
  return (object) => {
    const { bare, asked } = takeAsked(object);
    return compatibility && asked.length > 0 ? { ...bare, downloadTokens: asked } : object;
  };
}

/** Gives a token to an object that has none, where the vendor's emulator does: when it is first read. */
export function giveFirstToken(
  { index, clock, compatibility }: Pick<StorageContext, 'index' | 'clock' | 'compatibility'>,
  object: StoredObject,
): StoredObject {
  const given = object.downloadTokens.length > 0 ? [] : (compatibility?.giveTokens([]) ?? []);
  if (given.length === 0) return object;
  const changed = { ...object, downloadTokens: given };
  index.write(changed, clock.now());
  return changed;
}
