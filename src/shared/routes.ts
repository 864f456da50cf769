/**
 * Every route of SPEC §2, once. The router, the guards, the navigation, the links in mails and the
 * end-to-end tests all read this table; nobody writes a path by hand.
 */

/** Who may see the page, and in which frame it is drawn. */
export type RouteAccess = 'public' | 'waitlist-gated' | 'signed-in' | 'admin';
export type RouteLayout = 'site' | 'main' | 'bare';

export interface RouteDefinition {
  readonly path: `/${string}`;
  readonly access: RouteAccess;
  readonly layout: RouteLayout;
  /** Where this path sends everyone (SPEC §2). */
  readonly redirectTo?: `/${string}`;
  /** Also for who has not set anything up: they came for what others left to them. */
  readonly isOpenBeforeOnboarding?: true;
  /** Has an address in each language (`localizedPaths.ts`), and is made at build in both. */
  readonly isTranslated?: true;
}

const site = <Path extends `/${string}`>(path: Path) =>
  ({ path, access: 'public', layout: 'site', isTranslated: true }) as const;
const bare = <Path extends `/${string}`>(path: Path) => ({ path, access: 'public', layout: 'bare' }) as const;
const member = <Path extends `/${string}`>(path: Path) =>
  ({ path, access: 'signed-in', layout: 'main' }) as const;
const redirect = <Path extends `/${string}`>(path: Path, redirectTo: `/${string}`) =>
  ({ path, access: 'public', layout: 'bare', redirectTo }) as const;

export const routes = {
  landing: { path: '/', access: 'waitlist-gated', layout: 'site', isTranslated: true },
  landingAlias: { path: '/landing', access: 'waitlist-gated', layout: 'site', isTranslated: true },
  waitlist: { ...bare('/waitlist'), isTranslated: true },
  signIn: redirect('/signin', '/onboarding'),
  app: redirect('/app', '/dashboard'),
  auth: bare('/auth'),
  authVerifyEmail: bare('/auth/verify-email'),
  verifyEmail: bare('/verify-email'),
  authVerify: bare('/auth/verify'),
  verifyWaitlist: bare('/verify-waitlist'),
  onboarding: bare('/onboarding'),

  legalPrivacyPolicy: site('/legal/privacy-policy'),
  legalTermsOfService: site('/legal/terms-of-service'),
  legalNotice: site('/legal/legal-notice'),
  legalHub: site('/legal/eterna'),
  legalDocument: site('/legal/eterna/:document'),

  features: site('/features'),
  pricing: site('/pricing'),
  security: site('/security'),
  about: site('/about'),
  blog: site('/blog'),
  blogArticle: site('/blog/:articleId'),
  press: site('/press'),
  help: site('/help'),
  contact: site('/contact'),
  privacyRequest: site('/privacy/request'),
  /** The shop for who has no account yet; not in SPEC §2. */
  publicShop: site('/memorial-shop'),
  publicProduct: site('/memorial-shop/:productId'),
  /** What was chosen there before signing in: of this device, so that nothing of it is made at build. */
  visitorCart: { path: '/memorial-cart', access: 'public', layout: 'site' },
  privacy: site('/privacy'),
  terms: site('/terms'),
  /** Of a mailed invitation, of a printed claim kit, and of a mailed check-in: not in SPEC §2. */
  invitation: bare('/invitation'),
  claim: bare('/claim'),
  checkIn: bare('/check-in'),
  /** Of a mailed invitation to a clone, and of a mailed question of the interview: not in SPEC §2. */
  cloneInvitation: bare('/clone-invitation'),
  weeklyQuestion: bare('/weekly-question'),
  /** What a family can do when somebody has died; not in SPEC §2 either. */
  bereavement: { ...bare('/bereavement'), isTranslated: true },
  qrAlbum: bare('/qr/:qrCodeId'),
  demo: redirect('/demo', '/demo/access'),
  demoAccess: bare('/demo/access'),
  demoDashboard: bare('/demo/dashboard'),
  demoVisuals: bare('/demo/visuals'),
  conversationSuccess: { ...bare('/conversation-success'), isTranslated: true },
  conversationCancelled: { ...bare('/conversation-cancelled'), isTranslated: true },
  checkoutSuccess: { ...bare('/checkout/success'), isTranslated: true },

  dashboard: member('/dashboard'),
  beneficiaries: member('/beneficiaries'),
  beneficiaryAlbums: member('/beneficiary-albums/:beneficiaryId'),
  albums: member('/albums'),
  album: member('/albums/:albumId'),
  personalVault: member('/personal-vault'),
  freeClone: member('/clone'),
  myClone: member('/my-clone'),
  lifeVerification: member('/life-verification-setup'),
  entrusted: { ...member('/entrusted'), isOpenBeforeOnboarding: true },
  /** What somebody received, also for who made their account to receive it; members find it at `beneficiaryAlbums` too. */
  entrustedLegacy: { ...member('/entrusted/:beneficiaryId'), isOpenBeforeOnboarding: true },
  settings: member('/settings'),
  subscription: member('/subscription'),
  beneficiariesEnhanced: member('/beneficiaries-enhanced'),
  albumsEnhanced: member('/albums-enhanced'),
  classicStore: member('/store2'),
  memorialShop: member('/physical-products'),
  /** One of its things, as a member chooses it. */
  memorialShopProduct: member('/physical-products/:productId'),
  credits: member('/credits'),
  cart: member('/cart'),
  /** What became of what was ordered: not in SPEC §2. The cart, the return from a payment, mails and the settings lead there. */
  orders: member('/orders'),
  order: member('/orders/:orderId'),

  admin: { path: '/admin', access: 'admin', layout: 'bare' },
  adminProducts: { path: '/admin/setup-physical-products', access: 'admin', layout: 'bare' },
  adminCart: { path: '/admin/cart-fix', access: 'admin', layout: 'bare' },
  adminCredits: { path: '/admin/credits', access: 'admin', layout: 'main' },
} as const satisfies Record<string, RouteDefinition>;

export type RouteName = keyof typeof routes;

/** The sign-in page as somebody without an account needs it. */
export const SIGN_UP_PATH = `${routes.auth.path}?mode=signup`;

/** Unknown paths go here (SPEC §2). */
export const FALLBACK_PATH = routes.landing.path;

/** Where a dashboard navigation key leads (SPEC §2). */
export function dashboardPath(key: string): `/${string}` {
  switch (key) {
    case 'vault':
    case 'personal-vault':
      return routes.personalVault.path;
    case 'albums':
      return routes.albums.path;
    case 'beneficiaries':
      return routes.beneficiaries.path;
    case 'settings':
      return routes.settings.path;
    case 'shop':
      return routes.memorialShop.path;
    default:
      return `/${key}`;
  }
}

type Parameters<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Record<Name, string> & Parameters<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Record<Name, string>
    : Record<never, never>;

/** Fills a route's parameters, percent-encoded: `pathTo('album', { albumId })`. */
export function pathTo<Name extends RouteName>(
  name: Name,
  ...[parameters]: keyof Parameters<(typeof routes)[Name]['path']> extends never
    ? []
    : [Parameters<(typeof routes)[Name]['path']>]
): string {
  return Object.entries(parameters ?? {}).reduce(
    (path, [key, value]) => path.replace(`:${key}`, encodeURIComponent(String(value))),
    routes[name].path as string,
  );
}
