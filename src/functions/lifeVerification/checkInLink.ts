/**
 * The link of a notice: `{uid}.{name}.{round}.{expiry}.{signature}`, behind the `#` of a page that shows a button. To open it
 * changes nothing, however often and by whom; the button works once, because the owner's act ends the round.
 */
import type { LifeVerificationDocument, VerificationName } from '#shared/legacy/lifeVerificationDocument.ts';
import { verificationNameSchema } from '#shared/legacy/lifeVerificationDocument.ts';
import { routes } from '#shared/routes.ts';
import { isSigned, sign } from '../serverSecret.ts';
import type { Services } from '../services.ts';

const PURPOSE = 'check-in';
/** Longer than from a reminder to the end of the longest veto that follows it without a word, in milliseconds. */
const LIFETIME = 120 * 24 * 60 * 60_000;

export async function checkInAddress(
  services: Services,
  { ownerId, name, run, life }: LifeVerificationDocument,
): Promise<string> {
  const said = `${ownerId}.${name}.${life.round}.${services.clock.now() + LIFETIME}`;
  const signature = await sign(services, PURPOSE, `${said} ${run}`);
  return `${services.appOrigin}${routes.checkIn.path}#${said}.${signature}`;
}

interface CheckInLink {
  readonly uid: string;
  readonly name: VerificationName;
  readonly round: number;
  readonly expiresAt: number;
  /** Whether it was signed for this run of the record. */
  isOf(run: string): Promise<boolean>;
}

const tokenPattern =
  /^(?<uid>[\w-]{1,128})\.(?<name>real|rehearsal)\.(?<round>\d{1,9})\.(?<expiry>\d{1,15})\.(?<signature>[\w-]{43})$/;

/** Null for what no server has written. Its signature is still to be asked for. */
export function readCheckInToken(services: Services, token: string): CheckInLink | null {
  const { uid, name, round, expiry, signature } = tokenPattern.exec(token)?.groups ?? {};
  const known = verificationNameSchema.safeParse(name).data;
  if (!uid || !known || signature === undefined) return null;
  const said = `${uid}.${known}.${round}.${expiry}`;
  return {
    uid,
    name: known,
    round: Number(round),
    expiresAt: Number(expiry),
    isOf: (run) => isSigned(services, PURPOSE, `${said} ${run}`, signature),
  };
}
