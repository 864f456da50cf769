/** The parts of the admin hub, in the groups of its navigation; the open one is in the address. */
import { z } from 'zod';
import { routes } from '#shared/routes.ts';

export const hubGroups = [
  { id: 'shopGroup', tabs: ['orders', 'products', 'carts', 'credits'] },
  { id: 'peopleGroup', tabs: ['people', 'plans', 'messages', 'privacy', 'legacy'] },
  { id: 'siteGroup', tabs: ['launch', 'waitlist', 'usage'] },
  { id: 'serverGroup', tabs: ['health', 'operations', 'mail', 'acts'] },
] as const;

export type HubGroup = (typeof hubGroups)[number]['id'];
export type HubTab = (typeof hubGroups)[number]['tabs'][number];

const hubTabs = hubGroups.flatMap(({ tabs }): readonly HubTab[] => tabs);
const tabSchema = z.enum(hubTabs);

/** What each of the hub's addresses opens with. */
function firstTab(path: string): HubTab {
  switch (path) {
    case routes.adminProducts.path:
      return 'products';
    case routes.adminCart.path:
      return 'carts';
    default:
      return 'launch';
  }
}

/** The tab that an address names, or the one that it opens with. */
export function openTab(path: string, query: URLSearchParams): HubTab {
  return tabSchema.safeParse(query.get('tab')).data ?? firstTab(path);
}
