/** A banner with one line for each item; of many, the first few until somebody asks for the others. */
import { useState } from 'react';
import { Banner } from '#ui/Banner.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { NativeButton } from '#ui/NativeButton.tsx';
import { findingMessages } from './messages.ts';

const SHOWN_AT_FIRST = 5;

interface FindingListProps {
  readonly title: string;
  readonly advice: string;
  readonly entries: readonly { readonly key: string; readonly text: string }[];
}

export function FindingList({ title, advice, entries }: FindingListProps) {
  const messages = useMessages(findingMessages);
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? entries : entries.slice(0, SHOWN_AT_FIRST);
  return (
    <Banner tone="error" title={title} className="mb-6">
      <p>{advice}</p>
      <ul className="mt-2 list-disc pl-5">
        {shown.map(({ key, text }) => (
          <li key={key}>{text}</li>
        ))}
      </ul>
      {shown.length < entries.length ? (
        <div className="mt-3">
          <NativeButton size="small" variant="secondary" onPress={() => setWhole(true)}>
            {messages.showAll(entries.length)}
          </NativeButton>
        </div>
      ) : null}
    </Banner>
  );
}
