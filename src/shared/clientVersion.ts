/**
 * [Note: Versions meet]
 * A page may stand open, or a desktop app be kept, while its server becomes a newer one. Each call of a page says the
 * page's version in its address; the operator may name the oldest that is still served. An older one may read, and its
 * writing calls are refused with `client-outdated`: the page then says how to become the newer one.
 */

/** The parameter of a callable's address that says the page's version. */
export const CLIENT_VERSION_PARAMETER = 'client';

export const clientVersionPattern = /^\d{1,6}\.\d{1,6}\.\d{1,6}$/;

/** Whether `version` is before `minimum`. One that cannot be read is before every other; an empty minimum admits all. */
export function isOlderClient(version: string, minimum: string): boolean {
  if (!clientVersionPattern.test(minimum)) return false;
  if (!clientVersionPattern.test(version)) return true;
  const wanted = minimum.split('.').map(Number);
  const difference = version
    .split('.')
    .map((part, index) => Number(part) - (wanted[index] ?? 0))
    .find((step) => step !== 0);
  return difference !== undefined && difference < 0;
}
