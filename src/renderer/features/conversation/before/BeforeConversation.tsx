/** Before the first word: who asks, that they are an adult, what it costs. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useExplain } from '#features/failures/index.ts';
import { isFreeChatUsed, useSignedIn } from '#features/session/index.ts';
import { platform } from '#platform/currentPlatform.ts';
import { type ConversationId, conversationIdSchema, INTRODUCTION_LIMIT } from '#shared/clone/conversation.ts';
import type { HeardClone } from '#shared/clone/listener.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { SentenceText } from '#ui/language/SentenceText.tsx';
import { useChange } from '#ui/readOnly.tsx';
import { TextField } from '#ui/TextField.tsx';
import { readAllowance, stateAdult } from '../api.ts';
import { conversationKeys } from '../conversationKeys.ts';
import { CostLine } from '../cost/CostLine.tsx';
import { costMessages } from '../cost/messages.ts';
import { beforeMessages } from './messages.ts';

interface BeforeConversationProps {
  readonly clone: HeardClone;
  /** What they said of themselves last time. */
  readonly introductionBefore: string;
  readonly onStatedAdult: () => Promise<void>;
  readonly onBegin: (conversationId: ConversationId, introduction: string) => void;
}

export function BeforeConversation({
  clone,
  introductionBefore,
  onStatedAdult,
  onBegin,
}: BeforeConversationProps) {
  const texts = useMessages(beforeMessages);
  const change = useChange();
  const explain = useExplain();
  const [introduction, setIntroduction] = useState(introductionBefore);
  const [isAdult, setAdult] = useState(false);
  const [state, setState] = useState<{ readonly isPending: boolean; readonly error?: unknown }>({
    isPending: false,
  });
  const { ownerId, ownerName, hearing, silence, sessionMinutes } = clone;
  const isOwn = hearing === 'owner';
  const mustStateAdult = silence === 'adult-unstated';
  const isComplete = (isOwn || introduction.trim() !== '') && (!mustStateAdult || isAdult);

  async function begin(): Promise<void> {
    setState({ isPending: true });
    try {
      if (mustStateAdult) {
        await stateAdult(ownerId);
        await onStatedAdult();
      }
      onBegin(conversationIdSchema.parse(crypto.randomUUID()), introduction.trim());
    } catch (error) {
      setState({ isPending: false, error });
    }
  }

  return (
    <Card as="section" padding="generous" className="flex flex-col items-start gap-5">
      <h2 className="text-heading">{texts.beginTitle}</h2>
      <ul className="flex list-disc flex-col gap-1.5 ps-5 text-ink-soft">
        <li>{texts.onlyRecorded(ownerName)}</li>
        <li>{texts.noAdvice}</li>
        <li>{texts.lasts(sessionMinutes)}</li>
      </ul>
      {state.error ? (
        <Banner tone="error">
          <SentenceText sentence={explain(state.error)} />
        </Banner>
      ) : null}
      {isOwn ? null : (
        <TextField
          label={texts.whoAmI}
          description={texts.whoAmIWhy(ownerName)}
          placeholder={texts.whoAmIExample}
          maxLength={INTRODUCTION_LIMIT}
          value={introduction}
          onChange={setIntroduction}
          className="w-full max-w-xl"
        />
      )}
      {mustStateAdult ? (
        <Checkbox isSelected={isAdult} onChange={setAdult}>
          {texts.iAmAdult}
        </Checkbox>
      ) : null}
      <div className="flex flex-col items-start gap-2">
        <Button
          size="large"
          isPending={state.isPending}
          isDisabled={!isComplete}
          onPress={change(() => void begin())}
        >
          {texts.begin}
        </Button>
        <WhatItCosts />
      </div>
    </Card>
  );
}

/** Known by this browser until the server says it. */
function WhatItCosts() {
  const texts = useMessages(costMessages);
  const { user } = useSignedIn();
  const { data } = useQuery({
    queryKey: conversationKeys.allowance(user.uid),
    queryFn: readAllowance,
    staleTime: 0,
  });
  if (data) {
    return (
      <>
        <CostLine allowance={data} />
        <p className="text-caption text-ink-soft">{texts.onlyAnswers}</p>
      </>
    );
  }
  return isFreeChatUsed(platform().storage, user.uid) ? null : (
    <p className="text-caption text-ink-soft">{texts.freeOnce}</p>
  );
}
