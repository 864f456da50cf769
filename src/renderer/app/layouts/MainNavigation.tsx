/** The main navigation: a row on wide pages, a sheet under the header on narrow ones. */
import MenuIcon from 'lucide-react/icons/menu';
import X from 'lucide-react/icons/x';
import { NavLink } from 'react-router-dom';
import type { Destination } from '#features/catalogue/index.ts';
import { routes } from '#shared/routes.ts';
import { iconButtonStyle } from '#ui/buttonStyle.ts';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { appMessages } from '../messages.ts';
import { useDisclosure } from './useDisclosure.ts';

interface NavigationProps {
  readonly destinations: readonly Destination[];
}

export function MainNavigation({ destinations }: NavigationProps) {
  const texts = useMessages(appMessages);
  const language = useLanguage();
  return (
    <nav aria-label={texts.mainNavigation} className="ms-4 hidden items-center lg:flex">
      {destinations.map(({ route, messages }) => (
        <NavLink
          key={route}
          to={routes[route].path}
          className="relative flex min-h-11 items-center rounded-small px-3 font-medium text-ink-soft transition-colors after:absolute after:inset-x-3 after:bottom-1 after:h-0.5 after:rounded-full hover:text-ink aria-[current=page]:text-accent-text aria-[current=page]:after:bg-accent"
        >
          {messages[language].name}
        </NavLink>
      ))}
    </nav>
  );
}

export function MobileNavigation({ destinations }: NavigationProps) {
  const texts = useMessages(appMessages);
  const language = useLanguage();
  const { isOpen, container, toggle, close } = useDisclosure();
  if (destinations.length === 0) return null;
  const label = isOpen ? texts.closeMenu : texts.openMenu;
  return (
    <div ref={container} className="lg:hidden">
      <button
        type="button"
        className={`${iconButtonStyle} -ms-2`}
        aria-label={label}
        aria-expanded={isOpen}
        onClick={toggle}
      >
        {isOpen ? <X size={22} aria-hidden="true" /> : <MenuIcon size={22} aria-hidden="true" />}
      </button>
      {isOpen ? (
        <nav
          aria-label={texts.mainNavigation}
          className="absolute inset-x-0 top-full animate-appear border-b border-line bg-raised px-4 py-3 shadow-overlay"
        >
          {destinations.map(({ route, messages }) => (
            <NavLink
              key={route}
              to={routes[route].path}
              onClick={close}
              className="flex min-h-12 items-center rounded-control px-3 font-serif text-title text-ink hover:bg-sunken aria-[current=page]:text-accent-text"
            >
              {messages[language].name}
            </NavLink>
          ))}
        </nav>
      ) : null}
    </div>
  );
}
