/** The code that a website asks for just now, with the time that is left to type it. */
import Copy from 'lucide-react/icons/copy';
import { useEffect, useState } from 'react';
import { systemClock } from '#shared/clock.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { useCopySecret } from '../../settings/copySecret.ts';
import { itemMessages } from '../messages.ts';
import type { CodeAt } from './oneTimeCodes.ts';
import { useSeconds } from './useSeconds.ts';

interface OneTimeCodeProps {
  readonly name: string;
  /** An `otpauth://` address, or a secret alone. */
  readonly written: string;
}

type Codes = ((now: number) => CodeAt) | null;

export function OneTimeCode({ name, written }: OneTimeCodeProps) {
  const texts = useMessages(itemMessages);
  const copySecret = useCopySecret();
  const [codes, setCodes] = useState<{ readonly of: Codes } | null>(null);
  useSeconds();
  useEffect(() => {
    let isWanted = true;
    void import('./oneTimeCodes.ts').then(({ codesOf }) => {
      if (isWanted) setCodes({ of: codesOf(written) });
    });
    return () => {
      isWanted = false;
    };
  }, [written]);
  if (!codes) return <p className="py-2 text-ink-soft">…</p>;
  if (!codes.of) return <p className="py-2 text-small text-notice-text">{texts.codeWrong}</p>;
  const { code, left, period } = codes.of(systemClock.now());
  const half = Math.ceil(code.length / 2);
  return (
    <div className="flex items-center gap-3">
      <span className="font-mono text-title tabular-nums" data-code="">
        {code.slice(0, half)}
        <span aria-hidden="true"> </span>
        {code.slice(half)}
      </span>
      <Ring part={left / period} />
      <span className="text-caption text-ink-soft tabular-nums">{texts.codeLeft(left)}</span>
      <IconButton
        label={texts.copy(name)}
        onPress={() => void copySecret(code)}
        className="ms-auto print:hidden"
      >
        <Copy size={18} aria-hidden="true" />
      </IconButton>
    </div>
  );
}

const RADIUS = 9;
const ROUND = 2 * Math.PI * RADIUS;

/** How much of the code's time is left. */
function Ring({ part }: { readonly part: number }) {
  return (
    <svg viewBox="0 0 24 24" width={24} height={24} aria-hidden="true" className="-rotate-90">
      <circle cx={12} cy={12} r={RADIUS} fill="none" strokeWidth={3} className="stroke-line" />
      <circle
        cx={12}
        cy={12}
        r={RADIUS}
        fill="none"
        strokeWidth={3}
        strokeLinecap="round"
        strokeDasharray={ROUND}
        strokeDashoffset={ROUND * (1 - part)}
        className={part < 0.2 ? 'stroke-notice-text' : 'stroke-accent'}
      />
    </svg>
  );
}
