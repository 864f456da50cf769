import { STORAGE_LIMIT_FREE_BYTES } from './limits.ts';

/** Plan ids of SPEC §3. `business` and `pro-plus` exist for their badge colour and are not sold. */
export type PlanId = 'free' | 'pro' | 'premium' | 'business' | 'pro-plus';

export interface Plan {
  readonly id: PlanId;
  readonly name: string;
  readonly isSold: boolean;
  readonly monthlyPriceCents: number;
  readonly yearlyPriceCents: number;
  readonly storageBytes: number;
  /** `null` means unlimited. */
  readonly albumLimit: number | null;
  readonly beneficiaryLimit: number | null;
  /** Days between two check-ins that an owner may choose, and those of who chooses nothing. */
  readonly checkInDays: { readonly least: number; readonly usual: number; readonly most: number };
  /** Answers of clones in a calendar month, after the one free conversation and before credits. */
  readonly cloneMessages: number;
}

const GIGABYTE = 1024 ** 3;

export const plans: Readonly<Record<PlanId, Plan>> = {
  free: {
    id: 'free',
    name: 'Free',
    isSold: true,
    monthlyPriceCents: 0,
    yearlyPriceCents: 0,
    storageBytes: STORAGE_LIMIT_FREE_BYTES,
    albumLimit: 3,
    beneficiaryLimit: 1,
    checkInDays: { least: 90, usual: 90, most: 90 },
    cloneMessages: 0,
  },
  pro: {
    id: 'pro',
    name: 'Pro',
    isSold: true,
    monthlyPriceCents: 999,
    yearlyPriceCents: 9900,
    storageBytes: 100 * GIGABYTE,
    albumLimit: null,
    beneficiaryLimit: 10,
    checkInDays: { least: 7, usual: 30, most: 365 },
    cloneMessages: 200,
  },
  premium: {
    id: 'premium',
    name: 'Premium',
    isSold: true,
    monthlyPriceCents: 1999,
    yearlyPriceCents: 19900,
    storageBytes: 1024 * GIGABYTE,
    albumLimit: null,
    beneficiaryLimit: null,
    checkInDays: { least: 1, usual: 30, most: 365 },
    cloneMessages: 1_000,
  },
  business: {
    id: 'business',
    name: 'Business',
    isSold: false,
    monthlyPriceCents: 0,
    yearlyPriceCents: 0,
    storageBytes: 1024 * GIGABYTE,
    albumLimit: null,
    beneficiaryLimit: null,
    checkInDays: { least: 1, usual: 30, most: 365 },
    cloneMessages: 1_000,
  },
  'pro-plus': {
    id: 'pro-plus',
    name: 'Pro Plus',
    isSold: false,
    monthlyPriceCents: 0,
    yearlyPriceCents: 0,
    storageBytes: 100 * GIGABYTE,
    albumLimit: null,
    beneficiaryLimit: 10,
    checkInDays: { least: 7, usual: 30, most: 365 },
    cloneMessages: 200,
  },
};

/** The plan a profile names. SPEC §3 stores the display name ("Free"); ids are accepted too. */
export function planOf(stored: string): Plan {
  const wanted = stored.trim().toLowerCase();
  const found = Object.values(plans).find((plan) => plan.id === wanted || plan.name.toLowerCase() === wanted);
  return found ?? plans.free;
}
