/** Where what is paid for is found: the navigation of the specification has no place for it. */
import { isPageBuilt } from '#features/catalogue/index.ts';
import { type RouteName, routes } from '#shared/routes.ts';
import { Link } from '#ui/Link.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { settingsMessages } from './messages.ts';
import { SettingsSection } from './SettingsSection.tsx';

export function PurchasesSection() {
  const texts = useMessages(settingsMessages);
  const places: readonly { readonly route: RouteName; readonly name: string }[] = [
    { route: 'subscription', name: texts.plan },
    { route: 'credits', name: texts.credits },
    { route: 'orders', name: texts.orders },
  ];
  const built = places.filter(({ route }) => isPageBuilt(route));
  if (built.length === 0) return null;
  return (
    <SettingsSection title={texts.purchases}>
      <ul className="flex flex-col">
        {built.map(({ route, name }) => (
          <li key={route} className="flex min-h-11 items-center">
            <Link to={routes[route].path}>{name}</Link>
          </li>
        ))}
      </ul>
    </SettingsSection>
  );
}
