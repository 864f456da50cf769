/** Recordings of the interview's album that belong to no answer: their page was closed before they arrived, or they were put there. */
import { useState, useSyncExternalStore } from 'react';
import { useAlbumItems } from '#features/media/index.ts';
import type { CloneAnswer } from '#shared/clone/answer.ts';
import { questionIdSchema } from '#shared/clone/ids.ts';
import { allQuestions, questionById } from '#shared/clone/questions/index.ts';
import type { AlbumId, UserId } from '#shared/domain/ids.ts';
import type { MediaFile, MediaItem } from '#shared/domain/mediaItem.ts';
import { Button } from '#ui/Button.tsx';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { useChange } from '#ui/readOnly.tsx';
import { Select } from '#ui/Select.tsx';
import { saveAnswer } from '../api.ts';
import { useInterviewAlbum } from '../interview/useInterviewAlbum.ts';
import { drawAnswerId } from '../interview/WrittenAnswer.tsx';
import { waitingRecordings } from '../interview/waitingRecordings.ts';
import { useReadAgain } from '../useClone.ts';
import { useStudioChange } from '../useStudioChange.ts';
import { answerMessages } from './messages.ts';

interface NotAnswersYetProps {
  readonly userId: UserId;
  readonly answers: readonly CloneAnswer[];
}

export function NotAnswersYet(props: NotAnswersYetProps) {
  const album = useInterviewAlbum(props.userId);
  return album ? <OfAlbum {...props} albumId={album.id} /> : null;
}

function OfAlbum({ userId, answers, albumId }: NotAnswersYetProps & { readonly albumId: AlbumId }) {
  const messages = useMessages(answerMessages);
  const content = useAlbumItems(userId, albumId);
  const waiting = useSyncExternalStore(waitingRecordings.subscribe, waitingRecordings.snapshot);
  const taken = new Set(answers.flatMap(({ mediaItemId }) => mediaItemId ?? []));
  const underway = new Set(waiting.map(({ fileName }) => fileName));
  const items = content.state === 'ready' ? content.items : [];
  const loose = items.filter(
    (item): item is MediaFile => isRecording(item) && !taken.has(item.id) && !underway.has(item.fileName),
  );
  if (loose.length === 0) return null;
  return (
    <section className="mb-10 max-w-3xl rounded-card bg-sunken p-5">
      <h2 className="text-title">{messages.notAnswers}</h2>
      <p className="mt-1 text-small text-ink-soft">{messages.notAnswersText}</p>
      <ul className="mt-4 flex flex-col gap-5">
        {loose.map((item) => (
          <LooseRecording key={item.id} item={item} />
        ))}
      </ul>
    </section>
  );
}

function LooseRecording({ item }: { readonly item: MediaFile }) {
  const messages = useMessages(answerMessages);
  const language = useLanguage();
  const change = useChange();
  const readAgain = useReadAgain(item.ownerId);
  const { isPending, run } = useStudioChange(() => readAgain('interview', 'memories'));
  const [answerId] = useState(drawAnswerId);
  // What is recorded here is called by its question.
  const [questionId, setQuestionId] = useState(
    () => questionById(item.fileName.split(' ')[0] ?? '')?.id ?? null,
  );
  const question = questionId === null ? null : questionById(questionId);
  const attach = async () => {
    if (!question) return;
    await run(() =>
      saveAnswer({
        answerId,
        revision: 0,
        questionId: questionIdSchema.parse(question.id),
        question: question.text[language],
        language,
        medium: item.kind === 'video' ? 'film' : 'voice',
        mediaItemId: item.id,
        segments: [],
      }),
    );
  };
  return (
    <li className="flex flex-col gap-3">
      <p className="text-small font-semibold [overflow-wrap:anywhere]">{item.caption || item.fileName}</p>
      <Select
        label={messages.question}
        value={questionId}
        onChange={setQuestionId}
        options={choicesWith(question).map(({ id, text }) => ({ value: id, label: text[language] }))}
      />
      <Button
        size="small"
        variant="secondary"
        className="self-start"
        isDisabled={!question}
        isPending={isPending}
        onPress={change(() => void attach())}
      >
        {messages.attach}
      </Button>
    </li>
  );
}

type Choice = NonNullable<ReturnType<typeof questionById>>;

/** All questions, and the further one that a recording is called by. */
function choicesWith(question: Choice | null): readonly Choice[] {
  if (question === null || allQuestions.some(({ id }) => id === question.id)) return allQuestions;
  return [question, ...allQuestions];
}

const isRecording = (item: MediaItem): item is MediaFile => item.kind === 'audio' || item.kind === 'video';
