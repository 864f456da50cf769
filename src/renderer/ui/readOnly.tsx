/**
 * A part of the app in which nothing can be changed. What would change something asks `useChange` first: in such a part
 * it explains itself at once, instead of letting a person fill in a form that is refused at the end.
 *
 * So does the whole app while it has no connection, where it works without one (`WithoutConnection`).
 *
 *     const change = useChange();
 *     <Button onPress={change(() => setNaming(true))}>New album</Button>
 */
import { createContext, type ReactNode, useContext } from 'react';

const ReadOnlyContext = createContext<(() => void) | null>(null);

const WithoutConnectionContext = createContext<(() => void) | null>(null);

interface ReadOnlyProps {
  /** Called when somebody tries to change something; null where changes are allowed. */
  readonly onAttempt: (() => void) | null;
  readonly children: ReactNode;
}

export function ReadOnly({ onAttempt, children }: ReadOnlyProps) {
  return <ReadOnlyContext value={onAttempt}>{children}</ReadOnlyContext>;
}

/** Around all pages: `onAttempt` is null while there is a connection. */
export function WithoutConnection({ onAttempt, children }: ReadOnlyProps) {
  return <WithoutConnectionContext value={onAttempt}>{children}</WithoutConnectionContext>;
}

export function useIsWithoutConnection(): boolean {
  return useContext(WithoutConnectionContext) !== null;
}

/** Wraps an act that changes something: the same act where that is allowed, an explanation where it is not. */
export function useChange(): <Values extends readonly unknown[]>(
  act: (...values: Values) => void,
) => (...values: Values) => void {
  const sayWhy = useContext(ReadOnlyContext);
  const sayDisconnected = useContext(WithoutConnectionContext);
  const explain = sayWhy ?? sayDisconnected;
  return (act) => (explain ? () => explain() : act);
}

export function useIsReadOnly(): boolean {
  return useContext(ReadOnlyContext) !== null;
}
