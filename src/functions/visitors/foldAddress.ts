/**
 * One mailbox under its many spellings, for limits alone: what is kept and written to is the address as it was typed. Takes
 * off what stands after a plus, and for Google the dots, which it does not read.
 */
const GOOGLE = new Set(['gmail.com', 'googlemail.com']);

export function foldAddress(email: string): string {
  const address = email.trim().toLowerCase();
  const at = address.lastIndexOf('@');
  if (at < 1) return address;
  const domain = address.slice(at + 1);
  const [mailbox = ''] = address.slice(0, at).split('+');
  // Of one that begins with a plus nothing would be left.
  const local = mailbox === '' ? address.slice(0, at) : mailbox;
  return GOOGLE.has(domain) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${domain}`;
}
