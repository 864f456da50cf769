/** From what the server answers to what can be read: grant, parts and shares, release key, item keys, items. */
import type { KeyHolderConnection } from '#features/personKeys/index.ts';
import type { UserId } from '#shared/domain/ids.ts';
import type { OpenedLetter } from '#shared/legacy/keys/openLetter.ts';
import type { LegacyProblem } from '#shared/legacy/keys/problems.ts';
import type { BeneficiaryId, TrustedContactId } from '#shared/lifeVerification/people.ts';
import type { OpenedItem } from '#shared/vault/items.ts';
import type { ReceivedVault } from './api.ts';
import type { receivedMessages } from './messages.ts';

type Texts = (typeof receivedMessages)['en'] | (typeof receivedMessages)['fr'];

interface VaultToOpen {
  readonly ownerId: UserId;
  readonly beneficiaryId: BeneficiaryId;
  readonly ownerSigningKey: string | null;
  readonly vault: ReceivedVault;
  /** As it was typed; null where the holder has the person's open key. */
  readonly kit: string | null;
}

export interface OpenedVault {
  readonly items: readonly OpenedItem[];
  readonly letters: readonly OpenedLetter[];
  readonly refusedCount: number;
  /** Contacts whose part was wrong. */
  readonly wrongShares: readonly TrustedContactId[];
}

type OpeningOutcome =
  | { readonly ok: true; readonly value: OpenedVault }
  | { readonly ok: false; readonly sentence: string };

export async function openReceivedVault(
  holder: KeyHolderConnection,
  { ownerId, beneficiaryId, ownerSigningKey, vault, kit }: VaultToOpen,
  texts: Texts,
): Promise<OpeningOutcome> {
  const { grant, timeLockPart } = vault;
  const shares = vault.shares.map(({ sealed }) => sealed);
  const release = { ownerId, beneficiaryId, ownerSigningKey, grant, shares, timeLockPart };
  const opened = await holder.ask(async (keyHolder) =>
    kit === null ? keyHolder.openRelease(release) : keyHolder.openReleaseWithKit(kit, release),
  );
  if (!opened.ok) return { ok: false, sentence: describeRefusal(opened.problem, texts) };
  const { items, refused } = await holder.ask(async (keyHolder) => keyHolder.openItems(vault.items));
  const sealed = lettersIn(vault);
  const { letters, refusedCount } = await holder.ask(async (keyHolder) => keyHolder.openLetters(sealed));
  const { wrongShares } = opened;
  return { ok: true, value: { items, letters, refusedCount: refused.length + refusedCount, wrongShares } };
}

/** Each in JSON. */
export const lettersIn = ({ contents }: ReceivedVault): readonly string[] =>
  contents.map(({ sealed }) => sealed);

/** What a contact is called to a beneficiary, who does not learn who they are: enough for whoever is written to. */
export const markOf = (contactId: TrustedContactId) => contactId.slice(0, 8);

export function describeRefusal(problem: LegacyProblem, texts: Texts): string {
  switch (problem.is) {
    case 'not-signed-by-owner':
      return texts.notSigned;
    case 'other-key':
      return texts.otherKey;
    case 'too-few-shares':
      return texts.tooFew(problem.needed, problem.right.length, problem.wrong.map(markOf));
    case 'mistyped':
      return texts.kitMistyped;
    case 'belongs-elsewhere':
      return texts.belongsElsewhere;
    default:
      return texts.didNotOpen;
  }
}
