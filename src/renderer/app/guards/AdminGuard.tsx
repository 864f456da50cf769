/** Lets the listed administrators through (SPEC §6); the server checks again whatever they do. */
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useSession } from '#features/session/index.ts';
import { backend } from '#platform/backend/app.ts';
import { routes } from '#shared/routes.ts';
import { Spinner } from '#ui/Spinner.tsx';
import { verifyingAdmin } from '../fixedSentences.ts';
import { AccessDeniedPage } from './AccessDeniedPage.tsx';
import { decideAdmin } from './decideAdmin.ts';

export function AdminGuard() {
  const session = useSession();
  const { pathname } = useLocation();
  switch (decideAdmin(session, backend().configuration.operator.administrators)) {
    case 'wait':
      return <Spinner message={verifyingAdmin} isPage />;
    case 'go-to-auth':
      return <Navigate to={routes.auth.path} replace state={{ returnTo: pathname }} />;
    case 'deny':
      return <AccessDeniedPage email={session.status === 'signed-in' ? (session.user.email ?? '') : ''} />;
    case 'show':
      return <Outlet />;
  }
}
