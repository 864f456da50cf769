/**
 * Which page each route draws, loaded when the route is visited. A route without a line here has no page in this build:
 * it behaves as an unknown path and nothing links to it. To add a page, add its line.
 */
import type { ComponentType } from 'react';
import type { RouteName } from '#shared/routes.ts';

export type LazyPage = () => Promise<ComponentType>;

const landing: LazyPage = async () => (await import('#features/landing/LandingPage.tsx')).LandingPage;
const verification: LazyPage = async () =>
  (await import('#features/auth/verification/VerificationPage.tsx')).VerificationPage;
const adminHub: LazyPage = async () =>
  (await import('#features/administration/AdminHubPage.tsx')).AdminHubPage;

export const pages: Partial<Record<RouteName, LazyPage>> = {
  landing,
  landingAlias: landing,
  waitlist: async () => (await import('#features/waitlist/WaitlistPage.tsx')).WaitlistPage,
  auth: async () => (await import('#features/auth/AuthPage.tsx')).AuthPage,
  authVerifyEmail: verification,
  verifyEmail: verification,
  authVerify: verification,
  verifyWaitlist: verification,
  onboarding: async () => (await import('#features/onboarding/OnboardingPage.tsx')).OnboardingPage,
  demoAccess: async () => (await import('#features/demo/DemoAccessPage.tsx')).DemoAccessPage,
  demoDashboard: async () => (await import('#features/demo/DemoDashboardPage.tsx')).DemoDashboardPage,
  demoVisuals: async () => (await import('#features/demo/DemoVisualsPage.tsx')).DemoVisualsPage,
  dashboard: async () => (await import('#features/dashboard/DashboardPage.tsx')).DashboardPage,
  albums: async () => (await import('#features/albums/AlbumsPage.tsx')).AlbumsPage,
  album: async () => (await import('#features/albums/AlbumPage.tsx')).AlbumPage,
  settings: async () => (await import('#features/settings/SettingsPage.tsx')).SettingsPage,
  admin: adminHub,
  adminProducts: adminHub,
  adminCart: adminHub,
};

export const builtPageNames: readonly RouteName[] = Object.keys(pages).filter(
  (name): name is RouteName => name in pages,
);
