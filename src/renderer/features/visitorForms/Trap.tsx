/**
 * A field that no person sees, hears or reaches by the keyboard, and that machines fill in. No browser has an answer of its
 * own for it.
 */
import type { Ref } from 'react';

export function Trap({ field }: { readonly field: Ref<HTMLInputElement> }) {
  return (
    <div aria-hidden="true" className="pointer-events-none absolute size-px overflow-hidden opacity-0">
      <input ref={field} type="text" name="homepage" tabIndex={-1} autoComplete="off" defaultValue="" />
    </div>
  );
}
