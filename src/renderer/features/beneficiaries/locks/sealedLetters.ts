/** Letters that only one person can open: written and read again by their owner, whose vault is open. */
import { grantsSaveLetters } from '#shared/callables/locks.ts';
import { contentIdSchema, type ReleasedContentId } from '#shared/legacy/keys/contents.ts';
import type { LegacyProblem } from '#shared/legacy/keys/problems.ts';
import { type SealedLetter, sealedLetterSchema } from '#shared/legacy/sealedLetter.ts';
import type { BeneficiaryId } from '#shared/lifeVerification/people.ts';
import type { HoldersChange } from './holdersChange.ts';
import type { LockMaker, LockOutcome } from './lockMaker.ts';
import { createOwnersKeys, expectValue, type LockSurroundings } from './ownersKeys.ts';

export interface OwnLetter {
  readonly contentId: ReleasedContentId;
  readonly version: number;
  readonly savedAt: Date;
  /** Why it does not open; then there is nothing to show. */
  readonly letter: SealedLetter | null;
  readonly problem: LegacyProblem | null;
}

export interface LetterToSave {
  /** Null for a new one. */
  readonly contentId: ReleasedContentId | null;
  /** The version that was changed; 0 for a new one. */
  readonly basedOn: number;
  readonly title: string;
  readonly text: string;
}

const elsewhere: LegacyProblem = { is: 'belongs-elsewhere', what: 'content', field: 'vault' };

export function createLetterBox(surroundings: LockSurroundings, maker: Pick<LockMaker, 'lock'>) {
  const { vault, server } = surroundings;
  const { now, openVault, readyKeys } = createOwnersKeys(surroundings);

  return {
    /** Newest first. */
    async read(beneficiaryId: BeneficiaryId): Promise<readonly OwnLetter[]> {
      const { vaultId } = openVault();
      const { letters, copies } = await server.readLocks();
      const written = letters
        .filter((letter) => letter.beneficiaryId === beneficiaryId)
        .toSorted((one, other) => other.savedAt.getTime() - one.savedAt.getTime());
      const found = written.map((letter) => {
        const copy = copies.find(
          (each) => each.beneficiaryId === beneficiaryId && each.number === letter.number,
        );
        return { letter, copy: copy?.vaultId === vaultId ? copy.copy : null };
      });
      const openable = found.flatMap(({ letter, copy }) =>
        copy === null ? [] : [{ contentId: letter.contentId, copy, sealed: letter.sealed }],
      );
      if (written.length === 0) return [];
      const { box } = await readyKeys(vaultId);
      const read = expectValue(await vault.ask(async (keeper) => keeper.openLetters(box, openable)));
      return found.map(({ letter: { contentId, version, savedAt } }): OwnLetter => {
        const opened = read[openable.findIndex((each) => each.contentId === contentId)];
        const head = { contentId, version, savedAt };
        if (!opened) return { ...head, letter: null, problem: elsewhere };
        if (!opened.ok) return { ...head, letter: null, problem: opened.problem };
        const letter = sealedLetterSchema.safeParse(opened.value.content).data ?? null;
        const problem: LegacyProblem | null = letter ? null : { is: 'malformed', what: 'content', where: '' };
        return { ...head, letter, problem };
      });
    },

    /** Makes the lock first where there is none that holds. Gives what became of that. */
    async save(
      beneficiaryId: BeneficiaryId,
      letter: LetterToSave,
      agreed: HoldersChange | null = null,
    ): Promise<LockOutcome> {
      const { vaultId } = openVault();
      const outcome = await maker.lock(beneficiaryId, agreed);
      if (outcome.is !== 'locked') return outcome;
      const { grants, copies } = await server.readLocks();
      const number = grants.get(beneficiaryId)?.number;
      const copy = copies.find((each) => each.beneficiaryId === beneficiaryId && each.number === number);
      if (number === undefined || !copy) return { is: 'gone' };
      const { title, text, basedOn } = letter;
      const contentId = letter.contentId ?? contentIdSchema.parse(crypto.randomUUID());
      const content: SealedLetter = { kind: 'letter', title, text, writtenAt: now() };
      const { box } = await readyKeys(vaultId);
      const letters = expectValue(
        await vault.ask(async (keeper) =>
          keeper.sealLetters({
            box,
            copy: copy.copy,
            letters: [{ contentId, version: basedOn + 1, content }],
          }),
        ),
      );
      await server.call(grantsSaveLetters, { beneficiaryId, number, letters: [...letters], dropped: [] });
      return outcome;
    },

    async drop(beneficiaryId: BeneficiaryId, contentId: ReleasedContentId): Promise<void> {
      const number = (await server.readLocks()).grants.get(beneficiaryId)?.number;
      if (number === undefined) return;
      await server.call(grantsSaveLetters, { beneficiaryId, number, letters: [], dropped: [contentId] });
    },
  };
}
