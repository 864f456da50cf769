/**
 * A part of a page whose code comes with it. `React.lazy` throws where the code cannot be had (no connection, a newer
 * version on the server) and keeps the failure: the whole page would go down with one dialog. This part is only
 * missing until it can be had; `isAskedFor` says so to whoever pressed something to see it.
 */
import { type ComponentType, type FunctionComponent, useEffect, useSyncExternalStore } from 'react';
import { useMessages } from './language/messages.tsx';
import { uiMessages } from './messages.ts';
import { OnDemand } from './onDemand.ts';
import { showToast } from './toast.ts';

interface LazyPartOptions {
  readonly isAskedFor?: boolean;
  /** Shown until the part is there. */
  readonly Placeholder?: ComponentType;
}

type LazyPart<Properties> = FunctionComponent<Properties> & {
  /** Gets the code before it is needed. */
  readonly prepare: () => void;
};

export function lazyPart<Properties extends object>(
  load: () => Promise<ComponentType<Properties>>,
  { isAskedFor = false, Placeholder }: LazyPartOptions = {},
): LazyPart<Properties> {
  const part = new OnDemand(load);
  function Part(properties: Properties) {
    const messages = useMessages(uiMessages);
    const Loaded = useSyncExternalStore(part.subscribe, part.current, () => null);
    useEffect(() => {
      const tell = () => showToast({ message: messages.partMissing, tone: 'error' });
      return isAskedFor ? part.need(tell) : part.need();
    }, [messages]);
    if (Loaded) return <Loaded {...properties} />;
    return Placeholder ? <Placeholder /> : null;
  }
  return Object.assign(Part, { prepare: () => part.prepare() });
}
