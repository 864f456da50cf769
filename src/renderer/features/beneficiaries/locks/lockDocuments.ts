/** Reads everything that locks are made of, from the owner's own subtree, and calls what keeps them. Part of the feature's api. */
import {
  collection,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  type QueryDocumentSnapshot,
  query,
  where,
} from 'firebase/firestore/lite';
import { z } from 'zod';
import { parseDocument, parseKnownDocuments } from '#platform/backend/parseDocument.ts';
import { readPages } from '#platform/backend/readPages.ts';
import type { CallableContract } from '#shared/callables/contract.ts';
import type { UserId } from '#shared/domain/ids.ts';
import { type Beneficiary, beneficiarySchema } from '#shared/legacy/beneficiary.ts';
import { type GrantDocument, grantDocumentSchema } from '#shared/legacy/grantDocument.ts';
import {
  type OwnerKeysDocument,
  ownerKeysDocumentSchema,
  type ReleaseContentDocument,
  type ReleaseCopyDocument,
  releaseContentDocumentSchema,
  releaseCopyDocumentSchema,
  revocationDocumentSchema,
} from '#shared/legacy/lockDocuments.ts';
import { type TrustedContactDocument, trustedContactDocumentSchema } from '#shared/legacy/trustedContact.ts';
import { type VaultId, type VaultItemId, vaultIdSchema, vaultItemIdSchema } from '#shared/vault/ids.ts';

export type CallRepeatable = <Input extends z.ZodType, Output extends z.ZodType>(
  contract: CallableContract<Input, Output>,
  input: z.input<Input>,
) => Promise<z.output<Output>>;

export interface LockRecords {
  readonly beneficiaries: readonly Beneficiary[];
  readonly contacts: readonly TrustedContactDocument[];
  readonly grants: ReadonlyMap<string, GrantDocument>;
  /** Items whose keys are wrapped under the lock that stands, by beneficiary. */
  readonly grantedItems: ReadonlyMap<string, ReadonlySet<VaultItemId>>;
  readonly copies: readonly ReleaseCopyDocument[];
  /** The highest number that was revoked, by beneficiary. */
  readonly revoked: ReadonlyMap<string, number>;
  readonly letters: readonly ReleaseContentDocument[];
  /** Null while there is no vault. */
  readonly vaultId: VaultId | null;
  /** Of the vault in use, those that are not in the trash. */
  readonly keptItems: ReadonlySet<VaultItemId>;
  /** Of the vault in use; null before the first lock. */
  readonly ownerKeys: OwnerKeysDocument | null;
  /** How many contacts have to agree; null while the owner has chosen nothing. */
  readonly quorum: number | null;
}

export interface LockServer {
  readLocks(): Promise<LockRecords>;
  readOwnerKeys(vaultId: VaultId): Promise<OwnerKeysDocument | null>;
  readonly call: CallRepeatable;
}

const PAGES = [500, 1_000] as const;
const quorumSchema = z.object({ life: z.object({ policy: z.object({ quorum: z.int().positive() }) }) });
const vaultSchema = z.object({ id: vaultIdSchema, erasureDueAt: z.null() });
const keptSchema = z.object({ id: vaultItemIdSchema, vaultId: vaultIdSchema });
const grantedSchema = z.object({ vaultItemId: vaultItemIdSchema, number: z.number() });

export function createLockServer(
  firestore: () => Firestore,
  userId: UserId,
  call: CallRepeatable,
): LockServer {
  const below = (name: string) => collection(firestore(), 'users', userId, name);

  async function readAll<Schema extends z.ZodType>(name: string, schema: Schema) {
    return parseKnownDocuments(schema, (await getDocs(below(name))).docs);
  }

  async function readKept(): Promise<z.output<typeof keptSchema>[]> {
    const kept: QueryDocumentSnapshot[] = [];
    for await (const page of readPages(query(below('vaultItems'), where('state', '==', 'kept')), PAGES)) {
      kept.push(...page);
    }
    return parseKnownDocuments(keptSchema, kept);
  }

  async function readGranted({ beneficiaryId, number }: GrantDocument): Promise<Set<VaultItemId>> {
    const found = query(
      below('grantedItems'),
      where('beneficiaryId', '==', beneficiaryId),
      where('number', '==', number),
    );
    const granted = new Set<VaultItemId>();
    for await (const page of readPages(found, PAGES)) {
      for (const { vaultItemId } of parseKnownDocuments(grantedSchema, page)) granted.add(vaultItemId);
    }
    return granted;
  }

  const readOwnerKeys = async (vaultId: VaultId) =>
    parseDocument(ownerKeysDocumentSchema, await getDoc(doc(below('ownerKeys'), vaultId)));

  return {
    call,
    readOwnerKeys,

    async readLocks() {
      const [beneficiaries, contacts, grants, copies, revocations, letters, vaults, verification] =
        await Promise.all([
          readAll('beneficiaries', beneficiarySchema),
          readAll('trustedContacts', trustedContactDocumentSchema),
          readAll('grants', grantDocumentSchema),
          readAll('releaseCopies', releaseCopyDocumentSchema),
          readAll('revocations', revocationDocumentSchema),
          readAll('releaseContents', releaseContentDocumentSchema),
          getDocs(query(below('vaults'), where('erasureDueAt', '==', null))),
          getDoc(doc(below('lifeVerifications'), 'real')),
        ]);
      const vaultId = parseKnownDocuments(vaultSchema, vaults.docs)[0]?.id ?? null;
      const [kept, ownerKeys, granted] = await Promise.all([
        vaultId ? readKept() : [],
        vaultId && readOwnerKeys(vaultId),
        Promise.all(grants.map(async (grant) => [grant.beneficiaryId, await readGranted(grant)] as const)),
      ]);
      return {
        beneficiaries,
        contacts,
        grants: new Map(grants.map((grant) => [grant.beneficiaryId, grant])),
        grantedItems: new Map(granted),
        copies,
        revoked: new Map(revocations.map(({ beneficiaryId, number }) => [beneficiaryId, number])),
        letters,
        vaultId,
        keptItems: new Set(kept.filter((item) => item.vaultId === vaultId).map(({ id }) => id)),
        ownerKeys,
        quorum: quorumSchema.safeParse(verification.data()).data?.life.policy.quorum ?? null,
      };
    },
  };
}
