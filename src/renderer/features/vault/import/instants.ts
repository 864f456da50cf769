/** Points in time as other programs write them, as the vault's schemas have them; empty where they mean nothing. */

export function instantOf(value: string | number | Date | null | undefined): string {
  if (value === null || value === undefined || value === '') return '';
  const date = new Date(value);
  const year = date.getUTCFullYear();
  return year >= 1970 && year <= 9999 ? date.toISOString() : '';
}

export function dayOf(value: string | number | Date | null | undefined): string {
  return instantOf(value).slice(0, 10);
}

/** The last day of a month: what is valid until a month is valid through it. Empty when there is no such month. */
export function lastDayOf(year: number, month: number): string {
  if (!isMonth(year, month)) return '';
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}

export function firstDayOf(year: number, month: number): string {
  if (!isMonth(year, month)) return '';
  return new Date(Date.UTC(year, month - 1, 1)).toISOString().slice(0, 10);
}

function isMonth(year: number, month: number): boolean {
  return (
    Number.isInteger(year) &&
    year >= 1900 &&
    year <= 9999 &&
    Number.isInteger(month) &&
    month >= 1 &&
    month <= 12
  );
}
