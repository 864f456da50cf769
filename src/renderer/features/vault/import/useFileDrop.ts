/** Files dropped anywhere on the page. True while some hover over it. */
import { useEffect, useRef, useState } from 'react';

export function useFileDrop(onFiles: (files: readonly File[]) => void): boolean {
  const [isOver, setIsOver] = useState(false);
  const latest = useRef(onFiles);
  latest.current = onFiles;
  useEffect(() => {
    // Entering a child fires before leaving its parent: only the count says whether the page itself was left.
    let depth = 0;
    const listening = new AbortController();
    const listen = (
      type: 'dragenter' | 'dragover' | 'dragleave' | 'drop',
      hear: (event: DragEvent) => void,
    ) =>
      window.addEventListener(
        type,
        (event) => {
          if (event.dataTransfer?.types.includes('Files')) hear(event);
        },
        { signal: listening.signal },
      );
    listen('dragenter', (event) => {
      event.preventDefault();
      depth += 1;
      setIsOver(true);
    });
    listen('dragover', (event) => event.preventDefault());
    listen('dragleave', () => {
      depth = Math.max(0, depth - 1);
      if (depth === 0) setIsOver(false);
    });
    listen('drop', (event) => {
      event.preventDefault();
      depth = 0;
      setIsOver(false);
      latest.current([...(event.dataTransfer?.files ?? [])]);
    });
    return () => listening.abort();
  }, []);
  return isOver;
}
