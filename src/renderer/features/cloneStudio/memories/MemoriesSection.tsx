/** What the clone may speak from: the albums that were chosen, and each memory with its source. */
import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { useChange } from '#ui/readOnly.tsx';
import { studioMessages } from '../messages.ts';
import { PartFailed, PartLoading } from '../PartState.tsx';
import type { StudioProps } from '../studioProps.ts';
import { useMemories } from '../useClone.ts';
import { AlbumChoice } from './AlbumChoice.tsx';
import { MemoryCard } from './MemoryCard.tsx';
import { MemoryDialog } from './MemoryDialog.tsx';
import { memoryMessages } from './messages.ts';

export function MemoriesSection({ userId, clone }: StudioProps) {
  const messages = useMessages(memoryMessages);
  const change = useChange();
  const [isWriting, setWriting] = useState(false);
  return (
    <div className="flex max-w-3xl flex-col gap-10">
      <p className="text-ink-soft">{messages.lead}</p>
      <AlbumChoice userId={userId} />
      <section aria-labelledby="memories">
        <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
          <h2 id="memories" className="text-heading">
            {messages.list}
          </h2>
          <Button variant="secondary" size="small" onPress={change(() => setWriting(true))}>
            {messages.note}
          </Button>
        </div>
        <MemoryList userId={userId} languages={clone.languages} />
      </section>
      <MemoryDialog
        userId={userId}
        memory={null}
        languages={clone.languages}
        isOpen={isWriting}
        onClose={() => setWriting(false)}
      />
    </div>
  );
}

interface MemoryListProps {
  readonly userId: StudioProps['userId'];
  readonly languages: StudioProps['clone']['languages'];
}

function MemoryList({ userId, languages }: MemoryListProps) {
  const messages = useMessages(memoryMessages);
  const texts = useMessages(studioMessages);
  const memories = useMemories(userId);
  switch (memories.state) {
    case 'loading':
      return <PartLoading />;
    case 'failed':
      return <PartFailed onRetry={memories.retry} />;
    case 'empty':
      return (
        <EmptyState title={messages.emptyTitle} headingLevel={3}>
          {messages.empty}
        </EmptyState>
      );
    case 'ready': {
      const { entries, more, isReading } = memories;
      return (
        <>
          <ul className="flex flex-col gap-4">
            {entries.map((memory) => (
              <MemoryCard key={memory.id} memory={memory} languages={languages} />
            ))}
          </ul>
          {more ? (
            <Button variant="secondary" className="mt-5" isPending={isReading} onPress={more}>
              {texts.more}
            </Button>
          ) : null}
        </>
      );
    }
  }
}
