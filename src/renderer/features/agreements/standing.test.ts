import { describe, expect, it } from 'vitest';
import { legalVersions } from '#shared/legalVersions.ts';
import type { ShownVersions } from './shownAtSignUp.ts';
import { standingOf } from './standing.ts';

const both = (version: string) => ({
  ...legalVersions,
  'terms-of-service': version,
  'privacy-policy': version,
});
const agreed = (version: string) =>
  (['terms-of-service', 'privacy-policy'] as const).map((document) => ({ document, version }));
const made = (at: string, shown: ShownVersions) => ({ madeAt: new Date(at), shown });
const shownBoth = { toRecord: [], toShow: ['terms-of-service', 'privacy-policy'] };

describe('Where somebody stands with the terms', () => {
  it('is recorded without a question for who made the account while these versions stood below the button', () => {
    expect(standingOf([], made('2027-02-01T09:00:00Z', both('2027-02-01')), both('2027-02-01'))).toEqual({
      toRecord: ['terms-of-service', 'privacy-policy'],
      toShow: [],
    });
  });

  it('is asked where no page noted what it showed, however new the account', () => {
    expect(standingOf([], made('2027-02-01T09:00:00Z', {}), both('2027-02-01'))).toEqual(shownBoth);
  });

  it('is asked of who made the account below an older version, on a page that was open when the new one came', () => {
    const account = made('2027-02-01T09:00:00Z', both('2026-11-23'));
    expect(standingOf([], account, both('2027-02-01'))).toEqual(shownBoth);
  });

  it('is asked of who agreed to an older version, even where the account is dated later than the new one', () => {
    const account = made('2027-03-01T09:00:00Z', both('2027-02-01'));
    expect(standingOf(agreed('2026-11-23'), account, both('2027-02-01'))).toEqual(shownBoth);
  });

  it('is asked of who had an account before a version was published', () => {
    const account = made('2027-01-31T23:00:00Z', both('2027-02-01'));
    expect(standingOf([], account, both('2027-02-01'))).toEqual(shownBoth);
    expect(standingOf(agreed('2026-11-23'), account, both('2027-02-01'))).toEqual(shownBoth);
  });

  it('is settled once the versions that apply were agreed to, each by itself', () => {
    const standing = standingOf(
      [...agreed('2026-11-23'), { document: 'terms-of-service', version: '2027-02-01' }],
      made('2026-12-01T00:00:00Z', {}),
      both('2027-02-01'),
    );
    expect(standing).toEqual({ toRecord: [], toShow: ['privacy-policy'] });
    expect(standingOf(agreed('2027-02-01'), made('2026-12-01T00:00:00Z', {}), both('2027-02-01'))).toEqual({
      toRecord: [],
      toShow: [],
    });
  });
});
