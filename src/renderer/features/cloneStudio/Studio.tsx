/** The studio's parts behind tabs, below how the clone stands. */
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useMessages } from '#ui/language/messages.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import { AnswersSection } from './answers/AnswersSection.tsx';
import { CharacterSection } from './character/CharacterSection.tsx';
import { ConversationsSection } from './conversations/ConversationsSection.tsx';
import { EndingSection } from './ending/EndingSection.tsx';
import { InterviewSection } from './interview/InterviewSection.tsx';
import { WaitingRecordings } from './interview/WaitingRecordings.tsx';
import { ListenersSection } from './listeners/ListenersSection.tsx';
import { MemoriesSection } from './memories/MemoriesSection.tsx';
import { studioMessages } from './messages.ts';
import { Standing } from './Standing.tsx';
import type { StudioProps } from './studioProps.ts';
import { openSection, sectionPath } from './studioSections.ts';

export function Studio({ userId, clone }: StudioProps) {
  const messages = useMessages(studioMessages);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const part = { userId, clone };
  return (
    <>
      <Standing {...part} />
      <WaitingRecordings userId={userId} />
      <Tabs
        label={messages.sections}
        selected={openSection(search)}
        onSelect={(section) => void navigate(sectionPath(section), { preventScrollReset: true })}
        entries={[
          { id: 'interview', label: messages.interview, content: <InterviewSection {...part} /> },
          { id: 'answers', label: messages.answers, content: <AnswersSection {...part} /> },
          { id: 'memories', label: messages.memories, content: <MemoriesSection {...part} /> },
          { id: 'character', label: messages.character, content: <CharacterSection {...part} /> },
          { id: 'listeners', label: messages.listeners, content: <ListenersSection {...part} /> },
          { id: 'conversations', label: messages.conversations, content: <ConversationsSection {...part} /> },
          { id: 'ending', label: messages.ending, content: <EndingSection {...part} /> },
        ]}
      />
    </>
  );
}
