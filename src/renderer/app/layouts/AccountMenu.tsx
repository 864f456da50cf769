/** The user menu: Settings and Sign Out (SPEC §2). */
import LogOut from 'lucide-react/icons/log-out';
import SettingsIcon from 'lucide-react/icons/settings';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { isPageBuilt } from '#features/catalogue/index.ts';
import { CheckInEntry } from '#features/lifeVerification/index.ts';
import { Portrait } from '#features/profile/index.ts';
import { useSession } from '#features/session/index.ts';
import { routes } from '#shared/routes.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import { appMessages } from '../messages.ts';
import { useDisclosure } from './useDisclosure.ts';
import { useSignOut } from './useSignOut.ts';

const SignOutQuestion = lazyPart(async () => (await import('./SignOutQuestion.tsx')).SignOutQuestion, {
  isAskedFor: true,
});

const entryStyle =
  'flex min-h-11 w-full items-center gap-3 rounded-small px-3 text-start text-body text-ink hover:bg-sunken';

export function AccountMenu() {
  const texts = useMessages(appMessages);
  const session = useSession();
  const { isOpen, container, toggle, close } = useDisclosure();
  const signingOut = useSignOut(session.status === 'signed-in' ? session.user.uid : null, isOpen);
  useEffect(() => {
    if (isOpen) SignOutQuestion.prepare();
  }, [isOpen]);
  if (session.status !== 'signed-in') return null;
  const { name, email, avatar } = session.profile;

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
            {isPageBuilt('lifeVerification') ? (
              <CheckInEntry userId={session.user.uid} className={entryStyle} />
            ) : null}
            {isPageBuilt('settings') ? (
              <li>
                <Link to={routes.settings.path} onClick={close} className={entryStyle}>
                  <SettingsIcon size={18} aria-hidden="true" />
                  {texts.settings}
                </Link>
              </li>
            ) : null}
            <li>
              <button
                type="button"
                disabled={signingOut.isLeaving}
                onClick={() => void signingOut.begin()}
                className={entryStyle}
              >
                <LogOut size={18} aria-hidden="true" />
                {texts.signOut}
              </button>
            </li>
          </ul>
        </div>
      ) : null}
      {signingOut.onlyHere ? (
        <SignOutQuestion
          onlyHere={signingOut.onlyHere}
          isLeaving={signingOut.isLeaving}
          onCancel={signingOut.stay}
          onConfirm={() => void signingOut.eraseAndLeave()}
        />
      ) : null}
    </div>
  );
}
