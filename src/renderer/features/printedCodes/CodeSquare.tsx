/** A code as a square to scan, in which capitals do not matter. What is drawn here never leaves the page. */
import { type ReactNode, useEffect, useState } from 'react';
import { logWarning } from '#platform/logging/logger.ts';
import { drawSquare } from './drawSquare.ts';

interface CodeSquareProps {
  readonly code: string;
  readonly alt: string;
  /** In its place where it cannot be drawn. */
  readonly missing?: ReactNode;
}

export function CodeSquare({ code, alt, missing }: CodeSquareProps) {
  const [picture, setPicture] = useState<string | 'missing' | null>(null);
  useEffect(() => {
    let isCurrent = true;
    drawSquare(code.toUpperCase(), 'quartile')
      .catch((error: unknown) => {
        logWarning('A code could not be drawn', {}, error);
        return 'missing';
      })
      .then((drawn) => {
        if (isCurrent) setPicture(drawn);
      });
    return () => {
      isCurrent = false;
    };
  }, [code]);
  if (picture === 'missing') return missing ? <p className="max-w-44 text-small">{missing}</p> : null;
  return (
    <div className="aspect-square w-40 max-w-full shrink-0 bg-white">
      {picture ? <img src={picture} alt={alt} className="size-full" /> : null}
    </div>
  );
}
