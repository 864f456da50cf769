/**
 * Everything the page can draw, once: the manifests of the features. Their order is that of the main navigation (SPEC
 * §2), which those without a page of their own there do not disturb.
 */
import { about } from '#features/about/feature.ts';
import { account } from '#features/account/feature.ts';
import { administration } from '#features/administration/feature.ts';
import { agreements } from '#features/agreements/feature.ts';
import { albumCodes } from '#features/albumCodes/feature.ts';
import { albums } from '#features/albums/feature.ts';
import { auth } from '#features/auth/feature.ts';
import { beneficiaries } from '#features/beneficiaries/feature.ts';
import { bereavement } from '#features/bereavement/feature.ts';
import { blog } from '#features/blog/feature.ts';
import { cart } from '#features/cart/feature.ts';
import type { Feature, LazyPage, PagePreparation } from '#features/catalogue/index.ts';
import { cloneLinks } from '#features/cloneLinks/feature.ts';
import { cloneStudio } from '#features/cloneStudio/feature.ts';
import { contact } from '#features/contact/feature.ts';
import { conversation } from '#features/conversation/feature.ts';
import { credits } from '#features/credits/feature.ts';
import { dashboard } from '#features/dashboard/feature.ts';
import { demo } from '#features/demo/feature.ts';
import { entrusted } from '#features/entrusted/feature.ts';
import { help } from '#features/help/feature.ts';
import { invitations } from '#features/invitations/feature.ts';
import { landing } from '#features/landing/feature.ts';
import { legal } from '#features/legal/feature.ts';
import { lifeVerification } from '#features/lifeVerification/feature.ts';
import { onboarding } from '#features/onboarding/feature.ts';
import { orders } from '#features/orders/feature.ts';
import { paymentReturn } from '#features/paymentReturn/feature.ts';
import { press } from '#features/press/feature.ts';
import { pricing } from '#features/pricing/feature.ts';
import { privacyRequest } from '#features/privacyRequest/feature.ts';
import { security } from '#features/security/feature.ts';
import { settings } from '#features/settings/feature.ts';
import { shop } from '#features/shop/feature.ts';
import { subscription } from '#features/subscription/feature.ts';
import { trust } from '#features/trust/feature.ts';
import { vault } from '#features/vault/feature.ts';
import { waitlist } from '#features/waitlist/feature.ts';
import { whatItDoes } from '#features/whatItDoes/feature.ts';
import type { RouteName } from '#shared/routes.ts';

export const features: readonly Feature[] = [
  landing,
  waitlist,
  auth,
  onboarding,
  demo,
  dashboard,
  beneficiaries,
  albums,
  albumCodes,
  shop,
  vault,
  cloneStudio,
  cloneLinks,
  lifeVerification,
  settings,
  account,
  security,
  administration,
  invitations,
  contact,
  privacyRequest,
  entrusted,
  bereavement,
  help,
  pricing,
  trust,
  legal,
  agreements,
  blog,
  about,
  press,
  cart,
  orders,
  paymentReturn,
  conversation,
  credits,
  subscription,
  whatItDoes,
];

export const pages: Partial<Record<RouteName, LazyPage>> = Object.assign(
  {},
  ...features.map((feature) => feature.pages),
);

export const preparations: Partial<Record<RouteName, PagePreparation>> = Object.assign(
  {},
  ...features.map((feature) => feature.preparations),
);
