/** The main navigation of SPEC §2, in its order, without pages that this build does not have. */

import { isPageBuilt } from '#features/navigation/index.ts';
import { type RouteName, routes } from '#shared/routes.ts';
import type { appMessages } from '../messages.ts';

export interface Destination {
  readonly name: RouteName;
  readonly path: string;
  readonly text: keyof (typeof appMessages)['en'] &
    ('dashboard' | 'beneficiaries' | 'albums' | 'memorialShop' | 'vault' | 'myClone');
}

const all: readonly Destination[] = [
  { name: 'dashboard', path: routes.dashboard.path, text: 'dashboard' },
  { name: 'beneficiaries', path: routes.beneficiaries.path, text: 'beneficiaries' },
  { name: 'albums', path: routes.albums.path, text: 'albums' },
  { name: 'memorialShop', path: routes.memorialShop.path, text: 'memorialShop' },
  { name: 'personalVault', path: routes.personalVault.path, text: 'vault' },
  { name: 'myClone', path: routes.myClone.path, text: 'myClone' },
];

export function mainDestinations(): readonly Destination[] {
  return all.filter(({ name }) => isPageBuilt(name));
}
