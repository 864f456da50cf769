/** What the admin hub reads and writes. */
import { doc, serverTimestamp, writeBatch } from 'firebase/firestore/lite';
import type { z } from 'zod';
import { forgetLaunchConfig } from '#features/launch/index.ts';
import { readRole } from '#features/session/index.ts';
import { identity } from '#platform/backend/authentication.ts';
import { call } from '#platform/backend/callables.ts';
import { documents } from '#platform/backend/documents.ts';
import { fetchLaunchConfig } from '#platform/backend/launchConfig.ts';
import { accountRefreshRole } from '#shared/callables/account.ts';
import {
  administrationListMail,
  administrationListOutbound,
  administrationReadMail,
  administrationRetryOutbound,
  type OutboxEntry,
} from '#shared/callables/administration.ts';
import type { CallableOutput } from '#shared/callables/contract.ts';
import { jobsList, jobsRetry } from '#shared/callables/jobs.ts';
import {
  type ListedCase,
  legacyCasesDecide,
  legacyCasesList,
  legacyCasesOpen,
  legacyCasesReadWatch,
  legacyCasesSendAgain,
  legacyCasesWithdraw,
} from '#shared/callables/legacyCases.ts';
import { usageReadPages } from '#shared/callables/usage.ts';
import { waitlistCount, waitlistErase, waitlistList } from '#shared/callables/waitlist.ts';
import type { Clock } from '#shared/clock.ts';
import type { DeliveryState } from '#shared/domain/delivery.ts';
import type { UserId } from '#shared/domain/ids.ts';
import { LAUNCH_CONFIG_PATH, type LaunchConfig, launchAct } from '#shared/domain/launchConfig.ts';

/**
 * Asks the server whether this account administers, and takes the claim on when it was just given. `user` means that
 * the address is listed here but not verified, so the server refuses what an administrator may do.
 */
export async function confirmAdministration(): Promise<'admin' | 'user'> {
  const { role, changed } = await call(accountRefreshRole, {});
  if (changed) await readRole();
  return role;
}

export function readLaunchFlags(): Promise<LaunchConfig> {
  return fetchLaunchConfig();
}

/** One flag and its new state. */
export type LaunchSwitch = { readonly waitlistEnabled: boolean } | { readonly demoEnabled: boolean };

/**
 * The merge write of SPEC §7: the one flag and `updatedAt`, nothing else; and its row in the log of acts. Both are refused
 * where the page shows flags that are no longer so.
 */
export async function switchLaunchFlag(
  flags: LaunchConfig,
  change: LaunchSwitch,
  clock: Clock,
): Promise<void> {
  const user = identity().currentUser;
  const updatedAt = new Date(clock.now()).toISOString();
  const { path, fields } = launchAct({ ...flags, ...change, updatedAt });
  await writeBatch(documents())
    .set(doc(documents(), LAUNCH_CONFIG_PATH), { ...change, updatedAt }, { merge: true })
    .set(doc(documents(), path), {
      ...fields,
      at: serverTimestamp(),
      administrator: user?.email ?? '',
      administratorUid: user?.uid ?? '',
    })
    .commit();
  forgetLaunchConfig();
}

const PAGE = 50;

/** A page of the outbox, newest first. Throws CallableError `not-available` where a provider sends the mails. */
export async function listMail(search: string, before: string | null): Promise<MailPage> {
  const { entries } = await call(administrationListMail, {
    limit: PAGE,
    search,
    ...(before === null ? {} : { before }),
  });
  return { entries, next: entries.length === PAGE ? (entries.at(-1)?.id ?? null) : null };
}

interface MailPage {
  readonly entries: readonly OutboxEntry[];
  /** Where the next page begins; null on the last one. */
  readonly next: string | null;
}

/** The last 30 days. */
export const readUsage = () => call(usageReadPages, {});

export const readMail = (id: string) => call(administrationReadMail, { id });

/** A page of the mails that matter, newest first; those in one state where one is named. */
export function listOutbound(state: DeliveryState | null, before: string | null): Promise<OutboundPage> {
  return call(administrationListOutbound, {
    limit: PAGE,
    ...(state === null ? {} : { state }),
    ...(before === null ? {} : { before }),
  });
}

type OutboundPage = CallableOutput<typeof administrationListOutbound>;

export const retryOutbound = (id: string) => call(administrationRetryOutbound, { id });

export type Job = CallableOutput<typeof jobsList>['jobs'][number];

export async function listJobs(): Promise<readonly Job[]> {
  return (await call(jobsList, {})).jobs;
}

export const retryJob = (job: string, subject: string) => call(jobsRetry, { job, subject });

/** A page of the waitlist, newest first; of the addresses that begin with `search` where there is one. */
export function listWaitlist(search: string, before: string | null, limit = PAGE): Promise<WaitlistPage> {
  return call(waitlistList, { limit, search, ...(before === null ? {} : { before }) });
}

type WaitlistPage = CallableOutput<typeof waitlistList>;

export const countWaitlist = () => call(waitlistCount, {});

export const eraseFromWaitlist = (id: string) => call(waitlistErase, { id });

export async function listCases(): Promise<readonly ListedCase[]> {
  return (await call(legacyCasesList, {})).cases;
}

type OpenedCase = z.input<typeof legacyCasesOpen.input>;

export const openCase = (opened: OpenedCase) => call(legacyCasesOpen, opened);

/** Whoever upholds has said on the page that they saw the papers, and have no part in it. */
export function decideCase(caseId: string, decision: 'uphold' | 'reject', reason: string) {
  return call(
    legacyCasesDecide,
    decision === 'uphold'
      ? { caseId, decision, reason, hasSeenPapers: true, isUnrelated: true }
      : { caseId, decision, reason },
  );
}

export const withdrawCase = (caseId: string, reason: string) => call(legacyCasesWithdraw, { caseId, reason });

export const readLegacyWatch = () => call(legacyCasesReadWatch, {});

export const sendNoticeAgain = (ownerId: UserId) => call(legacyCasesSendAgain, { ownerId });
