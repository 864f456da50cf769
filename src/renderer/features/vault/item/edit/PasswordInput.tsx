/** The password of a login: typed or made here, with an honest word on how long it holds. */
import { useEffect, useState } from 'react';
import { useMessages } from '#ui/language/messages.tsx';
import { scoreMessages } from '../../check/messages.ts';
import { weighInWorker } from '../../check/strength.ts';
import type { Strength } from '../../check/strengthScale.ts';
import { PasswordGenerator } from '../../generator/PasswordGenerator.tsx';
import { SecretField } from './SecretField.tsx';

interface PasswordInputProps {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur: () => void;
  readonly focusRef: (target: { focus(): void } | null) => void;
  readonly errorMessage: string | null;
  /** What whoever guesses knows as well: the site, the name there. */
  readonly known: readonly string[];
  /** The one that was there before is not judged: the page of passwords does that. */
  readonly isNew: boolean;
}

export function PasswordInput({ known, isNew, ...field }: PasswordInputProps) {
  const strength = useStrength(isNew ? field.value : '', known);
  const scores = useMessages(scoreMessages);
  return (
    <div>
      <SecretField {...field} description={strength ? scores[strength.score] : undefined} />
      <div className="mt-2">
        <PasswordGenerator onUse={field.onChange} />
      </div>
    </div>
  );
}

function useStrength(password: string, known: readonly string[]): Strength | null {
  const [weighed, setWeighed] = useState<{ readonly of: string; readonly strength: Strength | null }>();
  const context = JSON.stringify(known);
  useEffect(() => {
    if (password === '') return;
    const abort = new AbortController();
    const parsed: unknown = JSON.parse(context);
    const words = Array.isArray(parsed) ? parsed.map(String) : [];
    weighInWorker(password, words, abort.signal).then(
      (strength) => setWeighed({ of: password, strength }),
      // Without the worker nothing is said of the password.
      () => undefined,
    );
    return () => abort.abort();
  }, [password, context]);
  return weighed && weighed.of === password && password !== '' ? weighed.strength : null;
}
