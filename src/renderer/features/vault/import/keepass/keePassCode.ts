/**
 * One-time codes in a KeePass entry. Each program that added them wrote them in its own way:
 * - KeePass 2.47 and later: `TimeOtp-Secret`, `-Hex`, `-Base32` or `-Base64`, with `TimeOtp-Length`, `-Period`, `-Algorithm`
 * - KeePassXC and KeeWeb: `otp`, an `otpauth://` address
 * - KeeOtp: `otp`, as `key=…&size=6&step=30&otpHashMode=Sha256`
 * - KeeTrayTOTP and older KeePassXC: `TOTP Seed`, with `TOTP Settings` as `30;6`
 */
import { Secret } from 'otpauth';
import { composeOneTimeCode, readOneTimeCode, wholeNumber } from '../oneTimeCode.ts';

interface CodeOwner {
  readonly issuer: string;
  readonly account: string;
}

/** The code's address, its fields taken away. Empty when there is none that can be read: the fields then stay. */
export function takeKeePassCode(fields: Map<string, string>, owner: CodeOwner): string {
  for (const { names, read } of notations) {
    const code = read((name) => fields.get(name) ?? '', owner);
    if (!code) continue;
    for (const name of names) fields.delete(name);
    return code;
  }
  return '';
}

/** Whether something of a code stands there: also of one that counts (`HmacOtp-…`). */
export function hasKeePassCode(fields: ReadonlyMap<string, string>): boolean {
  const names = notations.flatMap((notation) => notation.names);
  return [...fields].some(
    ([name, value]) => value !== '' && (names.includes(name) || name.startsWith('HmacOtp-')),
  );
}

type ReadField = (name: string) => string;
interface Notation {
  readonly names: readonly string[];
  read(field: ReadField, owner: CodeOwner): string | null;
}

const notations: readonly Notation[] = [
  {
    names: [
      'TimeOtp-Secret',
      'TimeOtp-Secret-Hex',
      'TimeOtp-Secret-Base32',
      'TimeOtp-Secret-Base64',
      'TimeOtp-Length',
      'TimeOtp-Period',
      'TimeOtp-Algorithm',
    ],
    read: (field, owner) =>
      composeOneTimeCode(keePassSecret(field), owner, {
        digits: wholeNumber(field('TimeOtp-Length')),
        period: wholeNumber(field('TimeOtp-Period')),
        algorithm: field('TimeOtp-Algorithm') || undefined,
      }),
  },
  {
    names: ['otp'],
    read: (field, owner) => {
      const written = field('otp');
      return /(^|&)key=/i.test(written) ? readKeeOtp(written, owner) : readOneTimeCode(written, owner);
    },
  },
  {
    names: ['TOTP Seed', 'TOTP Settings'],
    read: (field, owner) => {
      const [period, digits] = field('TOTP Settings').split(';');
      // `S` stands for Steam, which writes its codes in letters of its own.
      if (digits !== undefined && wholeNumber(digits) === undefined) return null;
      return composeOneTimeCode(field('TOTP Seed'), owner, {
        period: wholeNumber(period),
        digits: wholeNumber(digits),
      });
    },
  },
];

function keePassSecret(field: ReadField): string {
  const base32 = field('TimeOtp-Secret-Base32');
  if (base32) return base32;
  const [text, hex, base64] = ['', '-Hex', '-Base64'].map((ending) => field(`TimeOtp-Secret${ending}`));
  try {
    if (text) return Secret.fromUTF8(text).base32;
    if (hex && /^([0-9a-f]{2})+$/i.test(hex)) return Secret.fromHex(hex).base32;
    if (base64) return Secret.fromLatin1(atob(base64)).base32;
  } catch {
    // No base64 after all: the fields stay as they are.
  }
  return '';
}

function readKeeOtp(written: string, owner: CodeOwner): string | null {
  const settings = new URLSearchParams(written);
  // HOTP counts; a secret that is not base32 says so.
  const type = settings.get('type') ?? 'totp';
  const encoding = settings.get('encoding') ?? 'base32';
  if (type.toLowerCase() !== 'totp' || encoding.toLowerCase() !== 'base32') return null;
  return composeOneTimeCode(settings.get('key') ?? '', owner, {
    digits: wholeNumber(settings.get('size')),
    period: wholeNumber(settings.get('step')),
    algorithm: settings.get('otpHashMode') ?? undefined,
  });
}
