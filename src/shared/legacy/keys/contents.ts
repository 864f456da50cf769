/** Letters and messages for one beneficiary: JSON, sealed under a key that comes from the release key. */
import { z } from 'zod';
import { joinBytes, readJson, utf8 } from '../../vault/encoding.ts';
import { deriveKey } from '../../vault/hkdf.ts';
import { openBytes, sealBytes } from '../../vault/sealing.ts';
import { sealedSchema } from './bytes.ts';
import { fail, type LegacyResult, parseLegacyPart } from './problems.ts';
import { type LegacyRandomness, systemRandomness } from './randomness.ts';
import { belongsElsewhere, grantFields, grantIdentityShape, type OpenRelease } from './releaseKey.ts';

/** Bytes of the JSON, in UTF-8. */
export const LONGEST_CONTENT = 100_000;
/** The plaintext is filled up to a multiple of this with spaces, so that its length says little of what is in it. */
const PADDING = 256;

export const contentIdSchema = z
  .uuid()
  .regex(/^[0-9a-f-]+$/, 'must be in lower case')
  .brand<'ReleasedContentId'>();
export type ReleasedContentId = z.infer<typeof contentIdSchema>;

export const sealedContentSchema = z.object({
  format: z.literal(1),
  ...grantIdentityShape,
  contentId: contentIdSchema,
  /** Rises each time the owner saves it. */
  version: z.int().positive(),
  sealed: sealedSchema(LONGEST_CONTENT + PADDING),
});
export type SealedContentText = z.input<typeof sealedContentSchema>;

export interface ContentToSeal {
  readonly contentId: ReleasedContentId;
  readonly version: number;
  /** Anything that JSON can say. */
  readonly content: unknown;
}

const contentKey = (release: OpenRelease, contentId: ReleasedContentId) =>
  deriveKey(release.releaseKey, 'sealing', grantFields('content-key', release, contentId));

const additionalData = (release: OpenRelease, contentId: ReleasedContentId, version: number) =>
  grantFields('content', release, contentId, version);

export async function sealContent(
  release: OpenRelease,
  { contentId, version, content }: ContentToSeal,
  randomness: LegacyRandomness = systemRandomness,
): Promise<LegacyResult<SealedContentText>> {
  const text: string | undefined = JSON.stringify(content);
  if (text === undefined) return fail({ is: 'malformed', what: 'content', where: '' });
  const bytes = utf8(text);
  if (bytes.length > LONGEST_CONTENT) {
    return fail({ is: 'content-too-long', byteCount: bytes.length, most: LONGEST_CONTENT });
  }
  const plaintext = joinBytes([bytes, new Uint8Array(-bytes.length & (PADDING - 1)).fill(0x20)]);
  const key = await contentKey(release, contentId);
  const sealed = await sealBytes(key, plaintext, additionalData(release, contentId, version), randomness);
  const { ownerId, beneficiaryId, number } = release;
  const identity = { ownerId, beneficiaryId, number };
  return {
    ok: true,
    value: z.encode(sealedContentSchema, { format: 1, ...identity, contentId, version, sealed }),
  };
}

/** `content` is whatever the owner sealed: the reader parses it. */
export async function openContent(
  release: OpenRelease,
  document: unknown,
): Promise<LegacyResult<ContentToSeal>> {
  const parsed = parseLegacyPart('content', sealedContentSchema, document);
  if (!parsed.ok) return parsed;
  const { contentId, version, sealed, ...of } = parsed.value;
  const elsewhere = belongsElsewhere(release, of);
  if (elsewhere) return fail({ is: 'belongs-elsewhere', what: 'content', field: elsewhere });
  const key = await contentKey(release, contentId);
  const plaintext = await openBytes(key, sealed, additionalData(release, contentId, version));
  if (!plaintext) return fail({ is: 'altered', what: 'content' });
  const content = readJson(plaintext);
  if (content === undefined) return fail({ is: 'malformed', what: 'content', where: 'sealed' });
  return { ok: true, value: { contentId, version, content } };
}

/** From a grant to the one that takes its place, by the owner, who has both release keys. */
export async function resealContent(
  from: OpenRelease,
  to: OpenRelease,
  document: unknown,
  randomness: LegacyRandomness = systemRandomness,
): Promise<LegacyResult<SealedContentText>> {
  const opened = await openContent(from, document);
  return opened.ok ? await sealContent(to, opened.value, randomness) : opened;
}
