/**
 * Files dropped anywhere on the page, whole folders too, and pictures pasted. What is inside them is read by the
 * upload feature; here only whether something is being dragged over the page, so that it can say so.
 */
import { useEffect, useRef, useState } from 'react';

interface FileDropOptions {
  /** Called with the transfer while the browser still lets it be read: read it before awaiting anything. */
  readonly onTransfer: (transfer: DataTransfer) => void;
}

/** True while files hover over the page. */
export function useFileDrop({ onTransfer }: FileDropOptions): boolean {
  const [isOver, setOver] = useState(false);
  const latest = useRef(onTransfer);
  latest.current = onTransfer;

  useEffect(() => {
    // Entering a child fires before leaving its parent: only the count says whether the page itself was left.
    let depth = 0;
    const carriesFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;
    const enter = (event: DragEvent) => {
      if (!carriesFiles(event)) return;
      depth += 1;
      setOver(true);
    };
    const over = (event: DragEvent) => {
      if (!carriesFiles(event) || !event.dataTransfer) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'copy';
    };
    const leave = (event: DragEvent) => {
      if (!carriesFiles(event)) return;
      depth = Math.max(0, depth - 1);
      if (depth === 0) setOver(false);
    };
    const drop = (event: DragEvent) => {
      depth = 0;
      setOver(false);
      if (!carriesFiles(event) || !event.dataTransfer) return;
      event.preventDefault();
      latest.current(event.dataTransfer);
    };
    const paste = (event: ClipboardEvent) => {
      const isText = event.target instanceof Element && event.target.closest('input, textarea') !== null;
      if (isText || !event.clipboardData || event.clipboardData.files.length === 0) return;
      event.preventDefault();
      latest.current(event.clipboardData);
    };
    window.addEventListener('dragenter', enter);
    window.addEventListener('dragover', over);
    window.addEventListener('dragleave', leave);
    window.addEventListener('drop', drop);
    window.addEventListener('paste', paste);
    return () => {
      window.removeEventListener('dragenter', enter);
      window.removeEventListener('dragover', over);
      window.removeEventListener('dragleave', leave);
      window.removeEventListener('drop', drop);
      window.removeEventListener('paste', paste);
    };
  }, []);

  return isOver;
}
