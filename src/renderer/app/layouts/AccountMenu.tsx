/** The user menu: Settings and Sign Out (SPEC §2). */
import LogOut from 'lucide-react/icons/log-out';
import SettingsIcon from 'lucide-react/icons/settings';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { isPageBuilt } from '#features/navigation/index.ts';
import { Portrait } from '#features/profile/index.ts';
import { failureText, SessionFailure, signOut, useSession } from '#features/session/index.ts';
import { routes } from '#shared/routes.ts';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { showToast } from '#ui/toast.ts';
import { appMessages } from '../messages.ts';
import { useDisclosure } from './useDisclosure.ts';

const entryStyle =
  'flex min-h-11 w-full items-center gap-3 rounded-small px-3 text-start text-body text-ink hover:bg-sunken';

export function AccountMenu() {
  const texts = useMessages(appMessages);
  const language = useLanguage();
  const session = useSession();
  const navigate = useNavigate();
  const [isLeaving, setIsLeaving] = useState(false);
  const { isOpen, container, toggle, close } = useDisclosure();
  if (session.status !== 'signed-in') return null;
  const { name, email, avatar } = session.profile;

  async function leave(): Promise<void> {
    setIsLeaving(true);
    try {
      await signOut();
      await navigate(routes.landing.path);
    } catch (error) {
      setIsLeaving(false);
      if (error instanceof SessionFailure)
        showToast({ tone: 'error', message: failureText(error, language) });
    }
  }

  return (
    <div ref={container} className="relative">
      <button
        type="button"
        aria-label={texts.accountMenu}
        aria-expanded={isOpen}
        onClick={toggle}
        className="flex size-11 items-center justify-center rounded-full"
      >
        <Portrait path={avatar} name={name || email} size={38} />
      </button>
      {isOpen ? (
        <div className="absolute end-0 top-full mt-2 w-64 animate-appear rounded-control border border-line bg-raised p-1.5 shadow-overlay">
          <div className="border-b border-line px-3 pt-2 pb-3">
            {name ? <p className="truncate font-semibold">{name}</p> : null}
            <p className="truncate text-small text-ink-soft">{email}</p>
          </div>
          <ul className="pt-1.5">
            {isPageBuilt('settings') ? (
              <li>
                <Link to={routes.settings.path} onClick={close} className={entryStyle}>
                  <SettingsIcon size={18} aria-hidden="true" />
                  {texts.settings}
                </Link>
              </li>
            ) : null}
            <li>
              <button type="button" disabled={isLeaving} onClick={() => void leave()} className={entryStyle}>
                <LogOut size={18} aria-hidden="true" />
                {texts.signOut}
              </button>
            </li>
          </ul>
        </div>
      ) : null}
    </div>
  );
}
