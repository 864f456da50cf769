/** Below the transcript: the next question or what stands in its way, the time left, a pause, the goodbye. */
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { useState } from 'react';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { useChange } from '#ui/readOnly.tsx';
import { describeCost } from '../cost/describeCost.ts';
import { NothingLeft } from '../cost/NothingLeft.tsx';
import { AskForm } from './AskForm.tsx';
import { talkMessages } from './messages.ts';
import { Suggestions } from './Suggestions.tsx';
import type { AskingState } from './useAsking.ts';
import type { OpenConversation } from './useConversation.ts';
import type { End } from './useEnd.ts';
import type { Pause as PauseState } from './usePause.ts';

interface ConversationFootProps {
  readonly held: OpenConversation;
  readonly state: AskingState;
  readonly pause: PauseState;
  readonly end: End;
}

export function ConversationFoot({ held, state, pause, end }: ConversationFootProps) {
  const texts = useMessages(talkMessages);
  const change = useChange();
  const [question, setQuestion] = useState('');
  const { conversation, allowance } = held.opened;
  const cost = describeCost(allowance);
  const isAsking = state.asking.is === 'asking';
  const asked = conversation.exchanges.map((exchange) => exchange.question);
  return (
    <div className="flex flex-col gap-6">
      {pause.isPaused ? (
        <Banner
          tone="notice"
          action={
            <Button size="small" icon={<Play size={16} aria-hidden="true" />} onPress={pause.end}>
              {texts.goOn}
            </Button>
          }
        >
          <p>{texts.paused}</p>
          <p className="text-small">{texts.pausedTime}</p>
        </Banner>
      ) : (
        <>
          {isAsking ? null : (
            <Suggestions ownerId={conversation.ownerId} asked={asked} onChoose={setQuestion} />
          )}
          {cost.is === 'nothing-left' && !isAsking ? (
            <NothingLeft
              cost={cost}
              credits={allowance.credits}
              ownerId={conversation.ownerId}
              onLook={held.readAllowanceAgain}
            />
          ) : null}
          <AskForm
            question={question}
            onChange={setQuestion}
            isAsking={isAsking}
            allowance={allowance}
            onStop={state.stop}
            onAsk={change(() => {
              state.ask(question.trim());
              setQuestion('');
            })}
          />
        </>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line pt-4">
        <p role="status" className="text-small text-ink-soft">
          {texts.minutes(end.left.minutes)}
          {end.left.isShort ? <span className="block">{texts.short}</span> : null}
        </p>
        <div className="flex flex-wrap gap-2">
          {pause.isPaused ? null : (
            <Button
              variant="quiet"
              size="small"
              icon={<Pause size={16} aria-hidden="true" />}
              onPress={pause.begin}
            >
              {texts.pause}
            </Button>
          )}
          <Button
            variant="secondary"
            size="small"
            isPending={end.isEnding}
            isDisabled={isAsking}
            onPress={end.sayGoodbye}
          >
            {texts.farewell}
          </Button>
        </div>
      </div>
    </div>
  );
}
