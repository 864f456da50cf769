/** The rehearsal: the whole course in a minute or two over made-up things; begun, watched, cleared away. */
import { useState } from 'react';
import type { UserId } from '#shared/domain/ids.ts';
import { ableContacts, missingInAgreement } from '#shared/lifeVerification/readiness.ts';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { useChange } from '#ui/readOnly.tsx';
import { rehearse } from '../api.ts';
import { lifeMessages } from '../messages.ts';
import { Section } from '../Section.tsx';
import type { Names } from '../timeline/tellMilestone.ts';
import { type ShownVerification, useAct } from '../useLifeVerification.ts';
import { RunningRehearsal } from './RunningRehearsal.tsx';

interface RehearsalSectionProps {
  readonly userId: UserId;
  readonly shown: ShownVerification;
  readonly names: Names;
}

export function RehearsalSection({ userId, shown, names }: RehearsalSectionProps) {
  const { life, rehearsal, contacts } = shown;
  const texts = useMessages(lifeMessages);
  const change = useChange();
  const { isPending, act } = useAct(userId);
  const [withContacts, setWithContacts] = useState(false);
  const isUnreachable = missingInAgreement(life).includes('second-channel');
  return (
    <Section title={texts.rehearsalTitle} anchor="rehearsal">
      <p className="text-ink-soft">{texts.rehearsalText}</p>
      {rehearsal ? (
        <RunningRehearsal userId={userId} rehearsal={rehearsal} names={names} />
      ) : (
        <>
          {life.isRehearsed ? <p className="mt-3 font-semibold">{texts.rehearsedBefore}</p> : null}
          {isUnreachable ? <p className="mt-3 text-notice-text">{texts.rehearsalNeeds}</p> : null}
          {ableContacts(contacts).length > 0 ? (
            <Checkbox isSelected={withContacts} onChange={setWithContacts} className="mt-3">
              {texts.withContacts}
            </Checkbox>
          ) : null}
          <Button
            className="mt-5"
            variant={life.isRehearsed ? 'secondary' : 'primary'}
            isDisabled={isUnreachable}
            isPending={isPending}
            onPress={change(() => void act(() => rehearse(withContacts)))}
          >
            {texts.rehearse}
          </Button>
        </>
      )}
    </Section>
  );
}
