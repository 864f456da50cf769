/** The secret of one-time codes in the notations of other programs, as the one `otpauth://` address that the vault keeps. */
import { Secret, TOTP } from 'otpauth';

interface CodeOwner {
  readonly issuer: string;
  readonly account: string;
}

interface CodeSettings {
  readonly algorithm?: string | undefined;
  readonly digits?: number | undefined;
  readonly period?: number | undefined;
}

const algorithms = new Map([
  ['SHA1', 'SHA1'],
  ['SHA256', 'SHA256'],
  ['SHA512', 'SHA512'],
]);

/** An address, or the secret alone in base32; null when it is neither, or counts instead of telling the time. */
export function readOneTimeCode(written: string, owner: CodeOwner): string | null {
  const text = written.trim();
  if (/^otpauth:\/\//i.test(text)) return readAddress(text, owner);
  // 80 bits are the shortest secret that is given out; what is shorter is somebody's remark.
  return text.replace(/[\s-]/g, '').length < 16 ? null : composeOneTimeCode(text, owner);
}

function readAddress(text: string, owner: CodeOwner): string | null {
  const address = parseUrl(text);
  if (!address || !/^otpauth:\/\/totp\//i.test(text)) return null;
  const { searchParams } = address;
  // Steam writes its codes in letters of its own; no other program's rule fits them.
  if (searchParams.get('encoder')) return null;
  const [issuer, account] = splitLabel(safelyDecode(address.pathname.replace(/^\/+(totp\/)?/i, '')));
  return composeOneTimeCode(
    searchParams.get('secret') ?? '',
    {
      issuer: searchParams.get('issuer') || issuer || owner.issuer,
      account: account || owner.account,
    },
    {
      algorithm: searchParams.get('algorithm') ?? undefined,
      digits: wholeNumber(searchParams.get('digits')),
      period: wholeNumber(searchParams.get('period')),
    },
  );
}

/** Null when the secret is no base32, or the settings are none that a code can have. */
export function composeOneTimeCode(
  secret: string,
  { issuer, account }: CodeOwner,
  { algorithm = 'SHA1', digits = 6, period = 30 }: CodeSettings = {},
): string | null {
  // What follows the first sign of padding is padding.
  const [base32 = ''] = secret.replace(/[\s-]/g, '').toUpperCase().split('=');
  const known = algorithms.get(
    algorithm
      .toUpperCase()
      .replace(/^HMAC-?/, '')
      .replace('-', ''),
  );
  if (!/^[A-Z2-7]{2,2000}$/.test(base32) || !known) return null;
  if (!Number.isInteger(digits) || digits < 4 || digits > 10) return null;
  if (!Number.isInteger(period) || period < 1 || period > 86_400) return null;
  const code = new TOTP({
    // A colon parts the two in the address.
    issuer: issuer.replaceAll(':', ' ').slice(0, 200).toWellFormed(),
    label: account.slice(0, 200).toWellFormed() || 'code',
    secret: Secret.fromBase32(base32),
    algorithm: known,
    digits,
    period,
  });
  return code.toString();
}

export function wholeNumber(text: string | null | undefined): number | undefined {
  return text && /^\d{1,9}$/.test(text.trim()) ? Number(text) : undefined;
}

function splitLabel(label: string): [string, string] {
  const colon = label.indexOf(':');
  return colon < 0 ? ['', label.trim()] : [label.slice(0, colon).trim(), label.slice(colon + 1).trim()];
}

function safelyDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function parseUrl(text: string): URL | null {
  return URL.canParse(text) ? new URL(text) : null;
}
