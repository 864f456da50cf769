/** A text from `content/` as it is read: measured lines, links by the router, wide tables in a frame that scrolls. */
import type { ComponentProps, ComponentType } from 'react';
import { Link } from './Link.tsx';

type Elements = Readonly<Record<string, ComponentType<never>>>;

interface ProseProps {
  readonly text: ComponentType<{ readonly components?: Elements }>;
  /** What this text draws in a way of its own. */
  readonly elements?: Elements;
}

export function Prose({ text: Text, elements: own }: ProseProps) {
  return (
    <div className="prose">
      <Text components={{ ...elements, ...own }} />
    </div>
  );
}

function ProseLink({ href = '', children }: ComponentProps<'a'>) {
  if (href.startsWith('/')) return <Link to={href}>{children}</Link>;
  return href.startsWith('#') ? <a href={href}>{children}</a> : <Link href={href}>{children}</Link>;
}

function ProseTable(table: ComponentProps<'table'>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard.
    <div className="overflow-x-auto" tabIndex={0}>
      <table {...table} />
    </div>
  );
}

const elements = { a: ProseLink, table: ProseTable };
