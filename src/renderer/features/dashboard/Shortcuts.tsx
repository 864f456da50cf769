/**
 * The rooms that have no place in the navigation, by the dashboard's navigation keys (SPEC §2): those that have are not
 * said twice. A room that is not built has no door here.
 */
import GiftIcon from 'lucide-react/icons/gift';
import ImagesIcon from 'lucide-react/icons/images';
import LockIcon from 'lucide-react/icons/lock-keyhole';
import UsersIcon from 'lucide-react/icons/users';
import { Link } from 'react-router-dom';
import { isPageBuilt, mainDestinations } from '#features/catalogue/index.ts';
import { dashboardPath, type RouteName } from '#shared/routes.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { dashboardMessages } from './messages.ts';

interface Shortcut {
  readonly key: 'albums' | 'beneficiaries' | 'vault' | 'shop';
  readonly page: RouteName;
  readonly Icon: typeof GiftIcon;
}

const shortcuts: readonly Shortcut[] = [
  { key: 'albums', page: 'albums', Icon: ImagesIcon },
  { key: 'beneficiaries', page: 'beneficiaries', Icon: UsersIcon },
  { key: 'vault', page: 'personalVault', Icon: LockIcon },
  { key: 'shop', page: 'memorialShop', Icon: GiftIcon },
];

export function Shortcuts() {
  const texts = useMessages(dashboardMessages);
  const shown = shortcuts.filter(
    ({ page }) => isPageBuilt(page) && !mainDestinations().some(({ route }) => route === page),
  );
  if (shown.length === 0) return null;
  return (
    <nav aria-label={texts.shortcuts} className="mt-10">
      <ul className="divide-y divide-line border-line border-y">
        {shown.map(({ key, Icon }) => (
          <li key={key}>
            <Link
              to={dashboardPath(key)}
              className="group flex items-center gap-4 py-4 outline-offset-2 focus-visible:outline-2 focus-visible:outline-focus"
            >
              <Icon size={22} strokeWidth={1.5} aria-hidden="true" className="shrink-0 text-accent-text" />
              <span>
                <span className="block font-semibold group-hover:text-accent-text">
                  {texts[`${key}-name`]}
                </span>
                <span className="block text-small text-ink-soft">{texts[`${key}-text`]}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
