/** Invites several people one after the other: one who cannot be invited keeps no other from it. */
import { CallableError } from '#platform/backend/callableError.ts';
import type { Beneficiary } from '#shared/legacy/beneficiary.ts';

export interface Invitable {
  readonly invited: readonly Beneficiary[];
  readonly silent: readonly Beneficiary[];
  readonly withoutAddress: readonly Beneficiary[];
  readonly accepted: readonly Beneficiary[];
}

export function sortByInvitation(people: readonly Beneficiary[]): Invitable {
  const groups = Object.groupBy(people, ({ invitation, knowsNow, email }) => {
    if (invitation.is === 'accepted') return 'accepted';
    if (!knowsNow) return 'silent';
    return email === null ? 'withoutAddress' : 'invited';
  });
  const { invited = [], silent = [], withoutAddress = [], accepted = [] } = groups;
  return { invited, silent, withoutAddress, accepted };
}

export interface NotInvited {
  readonly person: Beneficiary;
  readonly error: unknown;
}

interface InvitingParts {
  /** Rejects when it was not sent. */
  readonly send: (person: Beneficiary) => Promise<unknown>;
  /** After each of them. */
  readonly onProgress: (done: number) => void;
  readonly signal: AbortSignal;
}

/**
 * Ends early when it is stopped. One address may have been written to often enough today; when the next is refused for the
 * same, it is the owner's own day that is full, and those left are among the failed.
 */
export async function inviteMany(
  people: readonly Beneficiary[],
  { send, onProgress, signal }: InvitingParts,
): Promise<readonly NotInvited[]> {
  const failed: NotInvited[] = [];
  let wasTooMany = false;
  for (const [index, person] of people.entries()) {
    if (signal.aborted) break;
    try {
      await send(person);
      wasTooMany = false;
    } catch (error) {
      const isTooMany = error instanceof CallableError && error.refusal === 'too-many-attempts';
      if (isTooMany && wasTooMany) {
        return [...failed, ...people.slice(index).map((left) => ({ person: left, error }))];
      }
      wasTooMany = isTooMany;
      failed.push({ person, error });
    }
    onProgress(index + 1);
  }
  return failed;
}
