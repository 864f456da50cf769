/** Runs the demo auto-login of the page's query once, where nobody is signed in yet. */
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { signIn } from '#features/session/index.ts';
import { systemClock } from '#shared/clock.ts';
import { routes } from '#shared/routes.ts';
import {
  type DemoLogin,
  readDemoAutoLogin,
  runDemoAutoLogin,
  withoutDemoAutoLogin,
} from './demoAutoLogin.ts';

interface DemoAutoLoginOptions {
  readonly onSignedIn: () => void;
  readonly onFailure: (error: unknown) => void;
}

/** The login being made, for the form to show; null when the query asks for none or it failed. */
export function useDemoAutoLogin(options: DemoAutoLoginOptions): DemoLogin | null {
  const [query, setQuery] = useSearchParams();
  const [login, setLogin] = useState(() => readDemoAutoLogin(query));
  const navigate = useNavigate();
  const latest = useRef({ ...options, navigate, query, setQuery });
  latest.current = { ...options, navigate, query, setQuery };

  useEffect(() => {
    if (!login) return;
    const { query, setQuery } = latest.current;
    setQuery(withoutDemoAutoLogin(query), { replace: true });
    const leaving = new AbortController();
    let hasStarted = false;
    runDemoAutoLogin(
      {
        async signIn() {
          hasStarted = true;
          await signIn(login.email, login.password);
        },
        close: () => latest.current.onSignedIn(),
        goToDashboard: () => void latest.current.navigate(routes.dashboard.path, { replace: true }),
      },
      systemClock,
      leaving.signal,
    ).catch((error: unknown) => {
      if (leaving.signal.aborted && !hasStarted) return;
      setLogin(null);
      latest.current.onFailure(error);
    });
    return () => leaving.abort();
  }, [login]);

  return login;
}
