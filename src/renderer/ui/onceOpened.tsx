/**
 * A dialog that its page opens now and then: its code comes at the person's first move, and at the latest with what opens
 * it.
 */
import { type ComponentType, type FunctionComponent, useEffect, useState } from 'react';
import { atFirstMove } from './atFirstMove.ts';
import { lazyPart } from './lazyPart.tsx';

export function onceOpened<Properties extends { readonly isOpen: boolean }>(
  load: () => Promise<ComponentType<Properties>>,
): FunctionComponent<Properties> {
  const Part = lazyPart(load, { isAskedFor: true });
  return function OnceOpened(properties) {
    const { isOpen } = properties;
    /** It stays to be seen closing. */
    const [wasOpened, setOpened] = useState(isOpen);
    if (isOpen && !wasOpened) setOpened(true);
    useEffect(() => atFirstMove(Part.prepare), []);
    return wasOpened ? <Part {...properties} /> : null;
  };
}
