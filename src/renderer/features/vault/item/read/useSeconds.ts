/** Draws again with each second. */
import { useEffect, useState } from 'react';

export function useSeconds(): void {
  const [, setCount] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setCount((count) => count + 1), 1_000);
    return () => clearInterval(timer);
  }, []);
}
