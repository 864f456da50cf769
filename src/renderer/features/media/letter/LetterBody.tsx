/**
 * A letter's blocks as elements: text and nothing else, whatever was stored. Used to read it here, and for the pages
 * that downloads and exports write.
 */
import { Fragment, type ReactNode } from 'react';
import type { LetterBlock, LetterSpan } from '#shared/domain/letter.ts';
import { groupBlocks } from './groupBlocks.ts';

export function LetterBody({ body }: { readonly body: readonly LetterBlock[] }) {
  // Blocks have no identity but their place: a letter being read does not reorder itself.
  return groupBlocks(body).map((group, index) => {
    const key = `${group.kind}-${index}`;
    if (group.kind === 'block') return <Block key={key} block={group.block} />;
    const List = group.kind === 'bullets' ? 'ul' : 'ol';
    return (
      <List key={key}>
        {group.items.map((item, place) => (
          <li key={place}>
            <Spans spans={item.spans} />
          </li>
        ))}
      </List>
    );
  });
}

function Block({ block }: { readonly block: LetterBlock }) {
  const text = <Spans spans={block.spans} />;
  switch (block.kind) {
    case 'heading':
      return <h2>{text}</h2>;
    case 'quote':
      return (
        <blockquote>
          <p>{text}</p>
        </blockquote>
      );
    default:
      return <p>{text}</p>;
  }
}

function Spans({ spans }: { readonly spans: readonly LetterSpan[] }) {
  return spans.map(({ text, bold, italic }, index) => {
    let shown: ReactNode = text;
    if (italic) shown = <em>{shown}</em>;
    if (bold) shown = <strong>{shown}</strong>;
    return <Fragment key={index}>{shown}</Fragment>;
  });
}
