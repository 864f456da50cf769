/** The words of an answer, line by line with their times, beside the recording that they are from. */
import Play from 'lucide-react/icons/play';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useExplain } from '#features/failures/index.ts';
import { ANSWER_TEXT_LIMIT, type CloneAnswer } from '#shared/clone/answer.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { watchUnsaved } from '#ui/form/unsaved.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { SentenceText } from '#ui/language/SentenceText.tsx';
import type { Sentence } from '#ui/language/sentence.ts';
import { useChange } from '#ui/readOnly.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { saveAnswer } from '../api.ts';
import { leavesStage } from '../interview/WrittenAnswer.tsx';
import { studioMessages } from '../messages.ts';
import { answerMessages } from './messages.ts';
import { addLine, changeLine, keptSegments, linesOf, sayTime, type TranscriptLine } from './transcript.ts';

interface TranscriptEditorProps {
  readonly answer: CloneAnswer;
  readonly player: RefObject<HTMLVideoElement | null>;
  readonly onSaved: () => Promise<void>;
  readonly onClose: () => void;
}

export function TranscriptEditor({ answer, player, onSaved, onClose }: TranscriptEditorProps) {
  const messages = useMessages(answerMessages);
  const texts = useMessages(studioMessages);
  const explain = useExplain({ conflict: messages.changed });
  const change = useChange();
  const [lines, setLines] = useState(() => firstLines(answer));
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<Sentence | null>(null);
  const isRecorded = answer.mediaItemId !== null;
  const isChanged = useRef(false);
  useEffect(() => watchUnsaved(() => isChanged.current, leavesStage), []);

  const edit = (next: readonly TranscriptLine[]) => {
    isChanged.current = true;
    setLines(next);
  };
  const playFrom = (seconds: number) => {
    if (!player.current) return;
    player.current.currentTime = seconds;
    // A browser that wants another press stays there.
    player.current.play().catch(() => undefined);
  };
  const save = async () => {
    setSaving(true);
    setFailure(null);
    // On their way they are not lost by leaving.
    isChanged.current = false;
    try {
      const { id: answerId, ownerId: _, createdAt: __, updatedAt: ___, ...words } = answer;
      await saveAnswer({
        ...words,
        answerId,
        segments: keptSegments(lines),
        transcribedBy: transcribedBy(answer),
      });
      await onSaved();
      onClose();
    } catch (error) {
      isChanged.current = true;
      setFailure(explain(error));
      setSaving(false);
      await onSaved();
    }
  };

  return (
    <div className="mt-4 flex flex-col gap-4">
      {failure ? (
        <Banner tone="error">
          <SentenceText sentence={failure} />
        </Banner>
      ) : null}
      <ol aria-label={messages.transcript} className="flex flex-col gap-3">
        {lines.map((line, index) => (
          <li key={line.key} className="flex flex-col gap-1">
            {line.from === null ? null : (
              <Button
                variant="quiet"
                size="small"
                icon={<Play size={14} aria-hidden="true" />}
                aria-label={messages.play(sayTime(line.from))}
                onPress={() => playFrom(line.from ?? 0)}
                className="self-start tabular-nums"
              >
                {sayTime(line.from)}
              </Button>
            )}
            <TextArea
              label={messages.line(index + 1)}
              rows={isRecorded ? 1 : 5}
              lang={answer.language}
              value={line.text}
              maxLength={ANSWER_TEXT_LIMIT}
              onChange={(text) => edit(changeLine(lines, line.key, text))}
            />
          </li>
        ))}
      </ol>
      {isRecorded ? (
        <>
          <p className="text-small text-ink-soft">{messages.linesHint}</p>
          <Button
            variant="secondary"
            size="small"
            className="self-start"
            onPress={() => edit(addLine(lines, crypto.randomUUID(), player.current?.currentTime ?? null))}
          >
            {messages.newLine}
          </Button>
        </>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <Button isPending={isSaving} onPress={change(() => void save())}>
          {texts.save}
        </Button>
        <Button variant="secondary" isDisabled={isSaving} onPress={onClose}>
          {texts.cancel}
        </Button>
      </div>
    </div>
  );
}

/** A recording that nobody wrote down begins with one empty line, from its start. */
function firstLines({ segments, mediaItemId }: CloneAnswer): readonly TranscriptLine[] {
  if (segments.length > 0) return linesOf(segments);
  return [{ key: 'first', text: '', from: mediaItemId === null ? null : 0, to: null }];
}

const transcribedBy = ({ mediaItemId }: CloneAnswer) => (mediaItemId === null ? null : 'person');
