/** A button that shows and hides what follows it: closed by Escape (focus returns), by leaving, by a press elsewhere. */
import { type RefObject, useEffect, useRef, useState } from 'react';

export interface Disclosure {
  readonly isOpen: boolean;
  /** Goes around the button and what it shows; the button comes first. */
  readonly container: RefObject<HTMLDivElement | null>;
  readonly toggle: () => void;
  readonly close: () => void;
}

export function useDisclosure(): Disclosure {
  const [isOpen, setIsOpen] = useState(false);
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !container.current?.contains(target)) setIsOpen(false);
    };
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setIsOpen(false);
      container.current?.querySelector('button')?.focus();
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [isOpen]);
  return { isOpen, container, toggle: () => setIsOpen(!isOpen), close: () => setIsOpen(false) };
}
