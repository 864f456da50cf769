/**
 * [Note: The key holder]
 * A person's open key pair, and what they opened with it, in a worker: Argon2id holds nobody up there, and when the page
 * ends the worker, nobody holds a key any more. What leaves it is sealed, or meant to be read.
 */
import type { UserId } from '#shared/domain/ids.ts';
import { changePersonPassphrase, replaceRecoveryCode } from '#shared/legacy/keys/changePersonKeys.ts';
import { openClaimKit } from '#shared/legacy/keys/claimKit.ts';
import { createPersonKeys } from '#shared/legacy/keys/createPersonKeys.ts';
import { type OpenPerson, openPersonKeys } from '#shared/legacy/keys/openPersonKeys.ts';
import type { PersonSecret } from '#shared/legacy/keys/personSecrets.ts';
import type { LegacyProblem } from '#shared/legacy/keys/problems.ts';
import { toBase64Url } from '#shared/vault/encoding.ts';
import type { Argon2id } from '#shared/vault/passphrase.ts';
import { createReleaseHolder, type ReleaseOutcome, type ReleaseToOpen } from './releaseHolder.ts';
import { type GrantToReseal, type Resealed, readJsonText, resealForOwner } from './resealForOwner.ts';

/** A secret as it was typed. */
export type TypedSecret =
  | { readonly way: 'passphrase'; readonly phrase: string }
  | { readonly way: 'recovery'; readonly recoveryCode: string };

export type HolderResult<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: LegacyProblem };

export interface MadeKeys {
  /** 65 bytes in base64url. */
  readonly publicKey: string;
  readonly box: string;
  /** Only to be printed. */
  readonly recoveryCode: string;
}

export interface OpenKeys {
  readonly publicKey: string;
  /** False where a part of the box was replaced by somebody: it opens, and is to be written anew. */
  readonly isBoxIntact: boolean;
}

interface Box {
  readonly personId: UserId;
  /** In JSON. */
  readonly box: string;
}

export function createKeyHolder(argon2id: Argon2id) {
  let person: OpenPerson | null = null;
  const releases = createReleaseHolder(argon2id);
  const secretOf = (typed: TypedSecret): PersonSecret =>
    typed.way === 'passphrase' ? { ...typed, argon2id } : typed;

  return {
    /** Keeps nothing open: the pair is used after it was opened like any other. */
    async create(personId: UserId, phrase: string): Promise<HolderResult<MadeKeys>> {
      const made = await createPersonKeys({ personId, phrase, argon2id });
      if (!made.ok) return made;
      const { document, recoveryCode } = made.value;
      const { publicKey } = document;
      return { ok: true, value: { publicKey, box: JSON.stringify(document), recoveryCode } };
    },

    async open({ personId, box }: Box, secret: TypedSecret): Promise<HolderResult<OpenKeys>> {
      const opened = await openPersonKeys(personId, readJsonText(box), secretOf(secret));
      if (!opened.ok) return opened;
      person = opened.value.person;
      const { isBoxIntact } = opened.value;
      return { ok: true, value: { publicKey: toBase64Url(person.publicKey), isBoxIntact } };
    },

    async changePassphrase(
      { personId, box }: Box,
      secret: TypedSecret,
      phrase: string,
    ): Promise<HolderResult<string>> {
      const change = { personId, document: readJsonText(box), secret: secretOf(secret) };
      const changed = await changePersonPassphrase(change, { phrase, argon2id });
      return changed.ok ? { ok: true, value: JSON.stringify(changed.value) } : changed;
    },

    async replaceRecoveryCode(
      { personId, box }: Box,
      secret: TypedSecret,
    ): Promise<HolderResult<{ readonly box: string; readonly recoveryCode: string }>> {
      const change = { personId, document: readJsonText(box), secret: secretOf(secret) };
      const changed = await replaceRecoveryCode(change);
      if (!changed.ok) return changed;
      const { document, recoveryCode } = changed.value;
      return { ok: true, value: { box: JSON.stringify(document), recoveryCode } };
    },

    /** This contact's part of each of an owner's locks, sealed anew to its beneficiary. Asks for open keys. */
    async reseal(grants: readonly GrantToReseal[]): Promise<Resealed> {
      return resealForOwner(assertOpen(person), grants);
    },

    /** Asks for open keys. */
    openRelease: (received: ReleaseToOpen): Promise<ReleaseOutcome> =>
      releases.open({ kind: 'account', person: assertOpen(person) }, received),

    /** By somebody whose part is on paper. Asks for no keys of their own. */
    async openReleaseWithKit(typed: string, received: ReleaseToOpen): Promise<ReleaseOutcome> {
      const kit = await openClaimKit(typed, received);
      return kit.ok ? releases.open({ kind: 'kit', kit: kit.value }, received) : kit;
    },

    openItems: releases.openItems,
    openLetters: releases.openLetters,
    beginCopy: releases.beginCopy,
    doesCopiedFileOpen: releases.doesCopiedFileOpen,
    endCopy: releases.endCopy,
  };
}
export type KeyHolder = ReturnType<typeof createKeyHolder>;

function assertOpen(person: OpenPerson | null): OpenPerson {
  if (!person) throw new Error('The keys are not open');
  return person;
}
