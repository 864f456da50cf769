/** A code on paper: sixteen groups and a square, and what whoever finds it must know. Made on this device, shown once. */
import Printer from 'lucide-react/icons/printer';
import { type ReactNode, useEffect, useState } from 'react';
import { drawKey } from '#features/vault/index.ts';
import { logWarning } from '#platform/logging/logger.ts';
import { groupRecoveryKey } from '#shared/vault/recoveryKey.ts';
import { AmaranthMark } from '#ui/AmaranthMark.tsx';
import { Button } from '#ui/Button.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { PrintedDocument } from '#ui/PrintedDocument.tsx';
import { personKeysMessages } from './messages.ts';

interface CodePaperProps {
  readonly product: string;
  readonly title: string;
  /** Whose, and of which day. */
  readonly subtitle: string;
  /** 62 letters and digits. */
  readonly code: string;
  readonly parts: readonly { readonly title: string; readonly text: ReactNode }[];
  readonly lastWord: string;
}

export function CodePaper(props: CodePaperProps) {
  const texts = useMessages(personKeysMessages);
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button
          variant="secondary"
          icon={<Printer size={18} aria-hidden="true" />}
          onPress={() => window.print()}
        >
          {texts.print}
        </Button>
        <p className="min-w-[min(15rem,100%)] flex-1 text-small text-ink-soft">{texts.noPrinter}</p>
      </div>
      <div
        data-theme="light"
        className="rounded-card border border-line bg-surface p-5 text-ink shadow-card sm:p-9"
      >
        <Paper {...props} />
      </div>
      <PrintedDocument>
        <Paper {...props} />
      </PrintedDocument>
    </div>
  );
}

function Paper({ product, title, subtitle, code, parts, lastWord }: CodePaperProps) {
  const texts = useMessages(personKeysMessages);
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
        <Square code={code} alt={texts.qrCode} />
        <div className="@container min-w-[min(15rem,100%)] flex-1">
          <ol
            aria-label={texts.groups}
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
      <p className="text-caption">{texts.letters}</p>
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

/** What is drawn here never leaves the page. Where it cannot be drawn, the groups are the whole code. */
export function Square({ code, alt }: { readonly code: string; readonly alt: string }) {
  const [picture, setPicture] = useState<string | null>(null);
  useEffect(() => {
    let isCurrent = true;
    drawKey(code).then(
      (drawn) => {
        if (isCurrent) setPicture(drawn);
      },
      (error: unknown) => logWarning('A code could not be drawn', {}, error),
    );
    return () => {
      isCurrent = false;
    };
  }, [code]);
  return (
    <div className="aspect-square w-40 max-w-full shrink-0 bg-white">
      {picture ? <img src={picture} alt={alt} className="size-full" /> : null}
    </div>
  );
}
