import { describe, expect, test } from 'vitest';
import { type Health, judgeBackup, judgeCertificate, judgeDisk, judgeLateJobs } from './judgeHealth.ts';

const DAY = 24 * 3600_000;
const GIGABYTE = 1024 ** 3;
const now = Date.UTC(2026, 10, 25);
const at = (instant: number) => new Date(instant).toISOString();
const health: Health = {
  waitingMails: 0,
  refusedMails: 0,
  failingSubjects: 0,
  lateJobs: [],
  unpaidOrders: 0,
  waitingPaymentEvents: 0,
  openPrivacyRequests: 0,
  openMessages: 0,
  disk: { freeBytes: 50 * GIGABYTE, totalBytes: 100 * GIGABYTE },
  lastBackupAt: at(now - DAY),
  certificateExpiresAt: null,
};

describe('An operator is told', () => {
  test.each([
    [50, 'good'],
    [9, 'look'],
    [1.5, 'bad'],
  ])('of a disk of 100 GB with %d GB left: %s', (free, verdict) => {
    expect(judgeDisk({ freeBytes: free * GIGABYTE, totalBytes: 100 * GIGABYTE })).toBe(verdict);
  });

  test.each([
    [1, 'good'],
    [3, 'look'],
    [8, 'bad'],
  ])('of a backup %d days old: %s', (days, verdict) => {
    expect(judgeBackup({ ...health, lastBackupAt: at(now - days * DAY) }, now)).toBe(verdict);
  });

  test('that a server of one’s own without a backup wants one now', () => {
    expect(judgeBackup({ ...health, lastBackupAt: null }, now)).toBe('bad');
  });

  test.each([
    [60, 'good'],
    [20, 'look'],
    [6, 'bad'],
    [-1, 'bad'],
  ])('of a certificate that ends in %d days: %s', (days, verdict) => {
    expect(judgeCertificate(at(now + days * DAY), now)).toBe(verdict);
  });

  test('of a job that did not run, and of nothing that this host does not know', () => {
    expect(judgeLateJobs(['mail-deliver'])).toBe('bad');
    const elsewhere = { ...health, disk: null, lateJobs: null, lastBackupAt: null };
    expect(judgeDisk(elsewhere.disk)).toBe('unknown');
    expect(judgeLateJobs(elsewhere.lateJobs)).toBe('unknown');
    expect(judgeBackup(elsewhere, now)).toBe('unknown');
    expect(judgeCertificate(null, now)).toBe('unknown');
  });
});
