/** Opens the answer that the address names and brings its question into view; `show` brings all answers back first. */
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

export function useLinkedAnswer(show: () => void): void {
  const { hash, key } = useLocation();
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    if (hash.length < 2) return;
    wanted.current = decodeURIComponent(hash.slice(1));
    if (!document.getElementById(wanted.current)) show();
  }, [hash, key]);
  // After each drawing, until the answer is there: after a search it comes back with one of the next.
  useEffect(() => {
    const answer = wanted.current === null ? null : document.getElementById(wanted.current);
    if (!answer) return;
    wanted.current = null;
    const details = answer.closest('details');
    if (details) details.open = true;
    answer.scrollIntoView();
  });
}
