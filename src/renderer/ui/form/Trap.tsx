/**
 * A field for machines: no person sees it, reaches it by the keyboard or hears of it, and no browser or password manager is
 * to fill it in. Its name says nothing that they know.
 */
import type { Ref } from 'react';
import { useMessages } from '../language/messages.tsx';
import { uiMessages } from '../messages.ts';

/** More than any server takes of it. */
const LONGEST = 2_000;

export function Trap({ field }: { readonly field: Ref<HTMLInputElement> }) {
  const messages = useMessages(uiMessages);
  return (
    <div aria-hidden="true" className="absolute size-px overflow-hidden [clip-path:inset(50%)]">
      <label>
        {/* Read where there are no styles. */}
        {messages.leaveEmpty}
        <input
          ref={field}
          type="text"
          name="remarks"
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore
          data-bwignore
          data-lpignore="true"
          maxLength={LONGEST}
          defaultValue=""
        />
      </label>
    </div>
  );
}
