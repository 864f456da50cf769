/** The parts of the hub: in groups beside the open one where there is room, in a list to choose from on a phone. */
import { Link, useNavigate } from 'react-router-dom';
import { routes } from '#shared/routes.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { useLocalizedPath } from '#ui/language/useLocalizedPath.ts';
import { Select } from '#ui/Select.tsx';
import { useMediaQuery } from '#ui/useMediaQuery.ts';
import { type HubTab, hubGroups } from './hubTabs.ts';
import { hubMessages } from './messages.ts';

const addressOf = (tab: HubTab) => `${routes.admin.path}?tab=${tab}`;

export function HubNavigation({ open }: { readonly open: HubTab }) {
  const isWide = useMediaQuery('(min-width: 64rem)');
  return isWide ? <SideNavigation open={open} /> : <Choice open={open} />;
}

function SideNavigation({ open }: { readonly open: HubTab }) {
  const texts = useMessages(hubMessages);
  const localized = useLocalizedPath();
  return (
    <nav aria-label={texts.navigation} className="sticky top-6 flex w-52 shrink-0 flex-col gap-6 self-start">
      {hubGroups.map(({ id, tabs }) => (
        <section key={id} aria-labelledby={id}>
          <h2 id={id} className="px-3 text-caption font-semibold tracking-wide text-ink-soft">
            {texts[id]}
          </h2>
          <ul className="mt-1.5">
            {tabs.map((tab) => (
              <li key={tab}>
                <Link
                  to={localized(addressOf(tab))}
                  aria-current={tab === open ? 'page' : undefined}
                  className="flex min-h-10 items-center rounded-control px-3 text-ink-soft hover:bg-sunken hover:text-ink aria-[current]:bg-accent-soft aria-[current]:font-semibold aria-[current]:text-accent-text"
                >
                  {texts[tab]}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

function Choice({ open }: { readonly open: HubTab }) {
  const texts = useMessages(hubMessages);
  const navigate = useNavigate();
  const localized = useLocalizedPath();
  return (
    <nav aria-label={texts.navigation}>
      <Select
        label={texts.part}
        value={open}
        onChange={(tab) => void navigate(localized(addressOf(tab)))}
        options={hubGroups.flatMap(({ id, tabs }) =>
          tabs.map((tab) => ({ value: tab, label: texts[tab], description: texts[id] })),
        )}
        className="w-full"
      />
    </nav>
  );
}
