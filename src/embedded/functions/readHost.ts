/** What this machine knows of how it is, for the administrators: its disk, its backups, its certificate, its jobs. */
import { X509Certificate } from 'node:crypto';
import { statfs } from 'node:fs/promises';
import type { Catalogue } from '../../functions/catalogue.ts';
import type { HostReport, Services } from '../../functions/services.ts';
import { readLastBackup } from '../dataFolder/lastBackup.ts';
import { readJobHeartbeats } from './jobHeartbeats.ts';

export interface HostOptions {
  readonly dataFolder: string;
  /** In PEM, as it is served; null where the server speaks plain HTTP (behind a proxy, or at home). */
  readonly certificate: Buffer | null;
  /** Milliseconds since the epoch. */
  readonly upSince: number;
}

export async function readHost(
  { dataFolder, certificate, upSince }: HostOptions,
  catalogue: Catalogue,
  services: Services,
): Promise<HostReport> {
  const [{ bavail, blocks, bsize }, lastBackupAt, jobs] = await Promise.all([
    statfs(dataFolder),
    readLastBackup(dataFolder),
    readJobHeartbeats(catalogue, services, upSince),
  ]);
  return {
    lateJobs: jobs.filter(({ isLate }) => isLate).map(({ job }) => job),
    disk: { freeBytes: bavail * bsize, totalBytes: blocks * bsize },
    lastBackupAt,
    certificateExpiresAt: certificate && new X509Certificate(certificate).validToDate.getTime(),
  };
}
