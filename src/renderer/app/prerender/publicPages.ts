/** Every page that is made at build: its path as the specification has it, and what its head says in each language. */

import { aboutHead } from '#features/about/head.ts';
import { bereavementHead } from '#features/bereavement/head.ts';
import { blogPages } from '#features/blog/head.ts';
import type { PublicPage } from '#features/catalogue/index.ts';
import { contactHead } from '#features/contact/head.ts';
import { helpHead } from '#features/help/head.ts';
import { landingHead } from '#features/landing/head.ts';
import { legalPages } from '#features/legal/head.ts';
import {
  checkoutSuccessHead,
  conversationCancelledHead,
  conversationSuccessHead,
} from '#features/paymentReturn/head.ts';
import { pressHead } from '#features/press/head.ts';
import { pricingHead } from '#features/pricing/head.ts';
import { privacyRequestHead } from '#features/privacyRequest/head.ts';
import { shopPages } from '#features/shop/head.ts';
import { trustHead } from '#features/trust/head.ts';
import { waitlistHead } from '#features/waitlist/head.ts';
import { whatItDoesHead } from '#features/whatItDoes/head.ts';
import { routes } from '#shared/routes.ts';

export function listPublicPages(): readonly PublicPage[] {
  return [
    { path: routes.landing.path, heads: landingHead },
    { path: routes.contact.path, heads: contactHead },
    { path: routes.privacyRequest.path, heads: privacyRequestHead },
    { path: routes.landingAlias.path, heads: landingHead, sameAs: routes.landing.path },
    { path: routes.help.path, heads: helpHead },
    { path: routes.pricing.path, heads: pricingHead },
    { path: routes.features.path, heads: whatItDoesHead },
    { path: routes.security.path, heads: trustHead },
    ...legalPages,
    ...blogPages(),
    ...shopPages(),
    { path: routes.waitlist.path, heads: waitlistHead },
    { path: routes.bereavement.path, heads: bereavementHead },
    { path: routes.about.path, heads: aboutHead },
    { path: routes.press.path, heads: pressHead },
    { path: routes.checkoutSuccess.path, heads: checkoutSuccessHead, isPrivate: true },
    { path: routes.conversationSuccess.path, heads: conversationSuccessHead, isPrivate: true },
    { path: routes.conversationCancelled.path, heads: conversationCancelledHead, isPrivate: true },
  ];
}
