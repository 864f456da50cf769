/** The frame of a page that whoever has a link or a paper opens, with or without an account; and what says one thing in it. */
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { LanguageSwitch } from '#features/language/index.ts';
import { ThemeToggle } from '#features/theme/index.ts';
import { routes } from '#shared/routes.ts';
import { AmaranthMark } from '#ui/AmaranthMark.tsx';
import { Card } from '#ui/Card.tsx';

export function OpenFrame({ children }: { readonly children: ReactNode }) {
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-2xl flex-col px-4 py-8 sm:py-12">
      <div className="mb-6 flex items-center justify-between gap-3">
        <Link to={routes.landing.path} aria-label="Amaranth" className="rounded-full p-2">
          <AmaranthMark size={44} />
        </Link>
        <div className="flex items-center gap-1">
          <LanguageSwitch />
          <ThemeToggle />
        </div>
      </div>
      {children}
    </main>
  );
}

interface SayingProps {
  readonly title: string;
  readonly text: string;
  /** The next thing to do. */
  readonly children?: ReactNode;
}

/** Says one thing; its heading is read out when it takes another's place. */
export function Saying({ title, text, children }: SayingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card padding="generous">
      <h1 ref={heading} tabIndex={-1} className="text-page outline-none">
        {title}
      </h1>
      {text.split('\n').map((paragraph) => (
        <p key={paragraph} className="mt-3 max-w-prose text-ink-soft">
          {paragraph}
        </p>
      ))}
      {children ? <div className="mt-6 flex flex-wrap items-center gap-3">{children}</div> : null}
    </Card>
  );
}
