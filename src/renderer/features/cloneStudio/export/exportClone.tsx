/** The clone in the export of everything: what was told, word for word, with its sources, and that an AI speaks from it. */
import type { ExportPart } from '#features/catalogue/index.ts';
import { cloneNotice, type ExportedClone, exportedCloneSchema } from '#shared/clone/exportedClone.ts';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import {
  readChosenAlbums,
  readEveryConversation,
  readEveryMemory,
  readInterview,
  readListeners,
  readSettings,
} from '../cloneDocuments.ts';
import { studioMessages } from '../messages.ts';

interface Dated {
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

function inText<Entry extends Dated>(entry: Entry) {
  return {
    ...entry,
    createdAt: entry.createdAt.toISOString(),
    updatedAt: entry.updatedAt.toISOString(),
  };
}

export const exportClone: ExportPart = async ({ profile: { id: userId }, ask }) => {
  const settings = await ask(() => readSettings(userId));
  const { answers, marks } = await ask(() => readInterview(userId));
  const albums = await ask(() => readChosenAlbums(userId));
  const listeners = await ask(() => readListeners(userId));
  const memories = await readEveryMemory(userId, ask);
  const conversations = await readEveryConversation(userId, ask);
  const data = exportedCloneSchema.parse({
    notice: cloneNotice,
    settings: settings && {
      ...inText(settings),
      steward: settings.steward && {
        ...settings.steward,
        invitedAt: settings.steward.invitedAt.toISOString(),
      },
    },
    marks,
    answers: answers.map(inText),
    memories: memories.map(inText),
    albums: albums.map(({ albumId }) => albumId),
    listeners: listeners.map(({ state, ...listener }) => ({ ...listener, state: state.is })),
    conversations: conversations.map((conversation) => ({
      ...conversation,
      openedAt: conversation.openedAt.toISOString(),
      endsAt: conversation.endsAt.toISOString(),
      endedAt: conversation.endedAt?.toISOString() ?? null,
      exchanges: conversation.exchanges.map((exchange) => ({
        ...exchange,
        askedAt: exchange.askedAt.toISOString(),
      })),
    })),
  });
  return {
    compose: () => ({
      data,
      ...(data.settings ? { section: <CloneSection clone={data} /> } : {}),
    }),
  };
};

function CloneSection({ clone }: { readonly clone: ExportedClone }) {
  const messages = useMessages(studioMessages);
  const language = useLanguage();
  return (
    <section>
      <h2>{messages.exported}</h2>
      <p>
        <strong>{clone.notice[language]}</strong>
      </p>
      {clone.answers.map((answer) => (
        <article key={answer.id} lang={answer.language}>
          <h3>{answer.question}</h3>
          {answer.segments.map(({ text, from }) => (
            <p key={`${from} ${text}`}>{text}</p>
          ))}
        </article>
      ))}
    </section>
  );
}
