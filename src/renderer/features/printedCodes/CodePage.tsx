/** A page that holds a code: its sixteen groups and its square, and what whoever finds it must know. */
import type { ReactNode } from 'react';
import { groupRecoveryKey } from '#shared/vault/recoveryKey.ts';
import { AmaranthMark } from '#ui/AmaranthMark.tsx';
import { CodeSquare } from './CodeSquare.tsx';

export interface CodePageProps {
  readonly product: string;
  readonly title: string;
  /** Whose, and of which day. */
  readonly subtitle: string;
  /** 62 letters and digits. */
  readonly code: string;
  readonly square: { readonly alt: string; readonly missing?: string };
  /** What the groups are called. */
  readonly groups: string;
  /** Which letters do not occur. */
  readonly letters: string;
  readonly parts: readonly { readonly title: string; readonly text: ReactNode }[];
  readonly lastWord: string;
}

export function CodePage({
  product,
  title,
  subtitle,
  code,
  square,
  groups,
  letters,
  parts,
  lastWord,
}: CodePageProps) {
  return (
    <>
      <header className="flex items-start justify-between gap-4 border-b border-line-strong pb-4">
        <div className="min-w-0 [overflow-wrap:anywhere]">
          <p className="text-small text-ink-soft">{product}</p>
          <h2 className="text-heading">{title}</h2>
          <p>{subtitle}</p>
        </div>
        <AmaranthMark size={40} />
      </header>
      <div className="my-5 flex flex-wrap items-center gap-x-8 gap-y-4">
        <CodeSquare code={code} {...square} />
        <div className="@container min-w-[min(15rem,100%)] flex-1">
          <ol
            aria-label={groups}
            className="grid gap-x-6 gap-y-2 @min-[12rem]:grid-cols-2 @min-[24rem]:grid-cols-4 print:grid-cols-4"
          >
            {groupRecoveryKey(code).map((group, index) => (
              <li key={`${index} ${group}`} className="flex items-baseline gap-2">
                <span className="w-5 text-end text-caption text-ink-soft tabular-nums">{index + 1}</span>
                <span className="font-mono text-title tracking-wide">{group}</span>
              </li>
            ))}
          </ol>
        </div>
      </div>
      <p className="text-caption">{letters}</p>
      <div className="mt-5 grid gap-x-8 gap-y-4 text-small sm:grid-cols-2 print:grid-cols-2">
        {parts.map((part) => (
          <section key={part.title}>
            <h3 className="font-semibold">{part.title}</h3>
            <div>{part.text}</div>
          </section>
        ))}
        <p className="font-semibold">{lastWord}</p>
      </div>
    </>
  );
}
