/** Runs the demo auto-login of the page's query once, where nobody is signed in yet. */
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { signIn } from '#features/session/index.ts';
import { publicConfiguration } from '#platform/backend/configuration.ts';
import { systemClock } from '#shared/clock.ts';
import { routes } from '#shared/routes.ts';
import {
  type DemoLogin,
  isDemoLogin,
  readDemoAutoLogin,
  runDemoAutoLogin,
  withoutDemoAutoLogin,
} from './demoAutoLogin.ts';

interface DemoAutoLoginOptions {
  readonly onSignedIn: () => void;
  readonly onFailure: (error: unknown) => void;
}

interface DemoAutoLogin {
  /** The login being made, for the form to show; null when the query asks for none or it failed. */
  readonly demo: DemoLogin | null;
  /** What the query names and the person may send; null when it names the demo or nobody. */
  readonly proposed: DemoLogin | null;
}

export function useDemoAutoLogin(options: DemoAutoLoginOptions): DemoAutoLogin {
  const [query, setQuery] = useSearchParams();
  const [asked] = useState(() => readDemoAutoLogin(query));
  const [isOfDemo] = useState(() => asked !== null && isDemoLogin(asked, publicConfiguration().demoEmail));
  const [login, setLogin] = useState(isOfDemo ? asked : null);
  const navigate = useNavigate();
  const latest = useRef({ ...options, navigate, query, setQuery });
  latest.current = { ...options, navigate, query, setQuery };

  useEffect(() => {
    const { query, setQuery } = latest.current;
    if (asked) setQuery(withoutDemoAutoLogin(query), { replace: true });
  }, [asked]);

  useEffect(() => {
    if (!login) return;
    const unmounted = new AbortController();
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
      unmounted.signal,
    ).catch((error: unknown) => {
      if (unmounted.signal.aborted && !hasStarted) return;
      setLogin(null);
      latest.current.onFailure(error);
    });
    return () => unmounted.abort();
  }, [login]);

  return { demo: login, proposed: isOfDemo ? null : asked };
}
