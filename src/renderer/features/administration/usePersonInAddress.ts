/** Of whom something is looked at, in the page's address, so that it can be linked to and gone back from; null for nobody. */
import { useSearchParams } from 'react-router-dom';

export function usePersonInAddress(): readonly [string | null, (email: string) => void] {
  const [query, setQuery] = useSearchParams();
  return [
    query.get('of'),
    (email) =>
      setQuery((current) => {
        const next = new URLSearchParams(current);
        next.set('of', email);
        return next;
      }),
  ];
}
