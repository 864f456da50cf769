/** What the launch offers are called and hold. A test compares the figures with the plans that they become. */
import type { WaitlistPlan } from '#shared/domain/waitlist.ts';
import { defineMessages } from '#ui/language/messages.tsx';

type OfPlans = Readonly<Record<WaitlistPlan, string>>;

const englishHolds: OfPlans = {
  Free: '50 MB, three albums and one beneficiary',
  Family: '100 GB, unlimited albums, ten beneficiaries',
  'Family+': '1 TB, unlimited beneficiaries, and the voice clone once it is ready',
};
const frenchHolds: OfPlans = {
  Free: '50\u00a0Mo, trois albums et un bénéficiaire',
  Family: '100\u00a0Go, albums illimités, dix bénéficiaires',
  'Family+': '1\u00a0To, bénéficiaires illimités, et le clone vocal quand il sera prêt',
};

export const planMessages = defineMessages({
  en: {
    name: (plan: WaitlistPlan): string => plan,
    holds: (plan: WaitlistPlan) => englishHolds[plan],
  },
  fr: {
    name: (plan) => plan,
    holds: (plan) => frenchHolds[plan],
  },
});
