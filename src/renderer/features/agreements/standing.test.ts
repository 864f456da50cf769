import { describe, expect, it } from 'vitest';
import { legalVersions } from '#shared/legalVersions.ts';
import { standingOf } from './standing.ts';

const both = (version: string) => ({
  ...legalVersions,
  'terms-of-service': version,
  'privacy-policy': version,
});
const agreed = (version: string) =>
  (['terms-of-service', 'privacy-policy'] as const).map((document) => ({ document, version }));

describe('Where somebody stands with the terms', () => {
  it('is recorded without a question for who made the account while these versions stood below the button', () => {
    expect(standingOf([], new Date('2027-02-01T09:00:00Z'), both('2027-02-01'))).toEqual({
      toRecord: ['terms-of-service', 'privacy-policy'],
      toShow: [],
    });
  });

  it('is asked of who had an account before a version was published', () => {
    expect(standingOf(agreed('2026-11-23'), new Date('2027-01-31T23:00:00Z'), both('2027-02-01'))).toEqual({
      toRecord: [],
      toShow: ['terms-of-service', 'privacy-policy'],
    });
  });

  it('is settled once the versions that apply were agreed to, each by itself', () => {
    const standing = standingOf(
      [...agreed('2026-11-23'), { document: 'terms-of-service', version: '2027-02-01' }],
      new Date('2026-12-01T00:00:00Z'),
      both('2027-02-01'),
    );
    expect(standing).toEqual({ toRecord: [], toShow: ['privacy-policy'] });
    expect(standingOf(agreed('2027-02-01'), new Date('2026-12-01T00:00:00Z'), both('2027-02-01'))).toEqual({
      toRecord: [],
      toShow: [],
    });
  });
});
