/** A person's portrait in a circle, or their initials where there is none. */
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { fetchPortrait } from './api.ts';
import { profileKeys } from './profileKeys.ts';

/** "Anna Maria Rossi" is "AR"; an address stands in for a missing name. */
function initialsOf(name: string): string {
  const words = name
    .trim()
    .split(/[\s@]+/u)
    .filter(Boolean);
  const first = words[0]?.[0] ?? '';
  const last = words.length > 1 ? (words.at(-1)?.[0] ?? '') : '';
  return (first + last).toLocaleUpperCase();
}

function useObjectAddress(blob: Blob | undefined): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!blob) {
      setAddress(null);
      return undefined;
    }
    const created = URL.createObjectURL(blob);
    setAddress(created);
    return () => URL.revokeObjectURL(created);
  }, [blob]);
  return address;
}

interface PortraitProps {
  /** The profile's `avatar`: its address in the media store, or empty. */
  readonly path: string;
  readonly name: string;
  /** Diameter in CSS pixels. */
  readonly size?: number;
}

/** Decorative: the name stands beside it wherever it is used. */
export function Portrait({ path, name, size = 40 }: PortraitProps) {
  const { data } = useQuery({
    queryKey: profileKeys.portrait(path),
    queryFn: ({ signal }) => fetchPortrait(path, signal),
    enabled: path !== '',
    staleTime: Number.POSITIVE_INFINITY,
  });
  const address = useObjectAddress(data);
  return (
    <span
      aria-hidden="true"
      className="inline-flex shrink-0 items-center justify-center overflow-hidden rounded-full bg-accent-soft font-semibold text-accent-text"
      style={{ width: size, height: size, fontSize: size * 0.38 }}
    >
      {address ? <img src={address} alt="" className="size-full object-cover" /> : initialsOf(name)}
    </span>
  );
}
