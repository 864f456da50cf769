/** Files dropped anywhere on the page while an item is open, and pictures pasted. True while files hover over it. */
import { useEffect, useRef, useState } from 'react';

export function useFilesGiven(onTransfer: (transfer: DataTransfer) => void): boolean {
  const [isOver, setOver] = useState(false);
  const latest = useRef(onTransfer);
  latest.current = onTransfer;
  useEffect(() => {
    const gone = new AbortController();
    const { signal } = gone;
    // Entering a child fires before leaving its parent: only the count says whether the page itself was left.
    let depth = 0;
    const move = (steps: number) => {
      depth = Math.max(0, depth + steps);
      setOver(depth > 0);
    };
    const carriesFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false;
    const listen = <Type extends keyof WindowEventMap>(
      type: Type,
      handle: (event: WindowEventMap[Type]) => void,
    ) => window.addEventListener(type, handle, { signal });
    listen('dragenter', (event) => {
      if (carriesFiles(event)) move(1);
    });
    listen('dragleave', (event) => {
      if (carriesFiles(event)) move(-1);
    });
    listen('dragover', (event) => {
      if (!carriesFiles(event) || !event.dataTransfer) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'copy';
    });
    listen('drop', (event) => {
      depth = 0;
      setOver(false);
      if (!carriesFiles(event) || !event.dataTransfer) return;
      event.preventDefault();
      latest.current(event.dataTransfer);
    });
    listen('paste', (event) => {
      const isText = event.target instanceof Element && event.target.closest('input, textarea') !== null;
      if (isText || !event.clipboardData || event.clipboardData.files.length === 0) return;
      event.preventDefault();
      latest.current(event.clipboardData);
    });
    return () => gone.abort();
  }, []);
  return isOver;
}
