/** Opens the answer that the address names and brings its question into view; `show` brings all answers back first. */
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

export function useLinkedAnswer(show: () => void): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash.length < 2) return;
    const id = decodeURIComponent(hash.slice(1));
    if (!document.getElementById(id)) show();
    const frame = requestAnimationFrame(() => {
      const answer = document.getElementById(id);
      const details = answer?.closest('details');
      if (!answer) return;
      if (details) details.open = true;
      answer.scrollIntoView();
    });
    return () => cancelAnimationFrame(frame);
  }, [hash, key]);
}
