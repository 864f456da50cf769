/** Until when the owner is not asked: a day, at most as far ahead as a pause may last. */
import { useMemo } from 'react';
import { z } from 'zod';
import { useExplain } from '#features/failures/index.ts';
import { systemClock } from '#shared/clock.ts';
import type { UserId } from '#shared/domain/ids.ts';
import { calendarDay } from '#shared/lifeVerification/calendarDays.ts';
import { DAY, LONGEST_PAUSE_DAYS } from '#shared/lifeVerification/policy.ts';
import { Button } from '#ui/Button.tsx';
import { DateField } from '#ui/DateField.tsx';
import { DialogOnDemand } from '#ui/DialogOnDemand.tsx';
import { Field } from '#ui/form/Field.tsx';
import { Form } from '#ui/form/Form.tsx';
import { useForm } from '#ui/form/useForm.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { showToast } from '#ui/toast.ts';
import { pause } from '../api.ts';
import { lifeMessages } from '../messages.ts';
import { useAct } from '../useLifeVerification.ts';

interface PauseDialogProps {
  readonly userId: UserId;
  readonly timeZone: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function PauseDialog({ isOpen, onClose, ...rest }: PauseDialogProps) {
  const texts = useMessages(lifeMessages);
  return (
    <DialogOnDemand title={texts.pauseTitle} isOpen={isOpen} onClose={onClose} size="small">
      <PauseForm onDone={onClose} {...rest} />
    </DialogOnDemand>
  );
}

interface PauseFormProps {
  readonly userId: UserId;
  readonly timeZone: string;
  readonly onDone: () => void;
}

const USUAL_DAYS = 14;

function PauseForm({ userId, timeZone, onDone }: PauseFormProps) {
  const texts = useMessages(lifeMessages);
  const explain = useExplain();
  const { readAgain } = useAct(userId);
  const today = useMemo(() => calendarDay(systemClock.now(), timeZone), [timeZone]);
  const form = useForm({
    schema: z.object({
      lastDay: z.string().refine((day) => {
        const days = daysUntil(today, day);
        return days >= 1 && days <= LONGEST_PAUSE_DAYS;
      }),
    }),
    initial: {
      lastDay: new Date(Date.parse(`${today}T00:00:00Z`) + USUAL_DAYS * DAY).toISOString().slice(0, 10),
    },
    submit: async ({ lastDay }) => {
      await pause(daysUntil(today, lastDay)).finally(readAgain);
      showToast({ message: texts.paused, tone: 'success' });
      onDone();
    },
    explain,
  });
  return (
    <Form form={form}>
      <p className="text-ink-soft">{texts.pauseText}</p>
      <Field form={form} name="lastDay" wrong={texts.pauseWrong}>
        {(field) => (
          // The year of a day to come is not completed to one that has begun.
          <DateField label={texts.lastDay} completeYear={(date) => date} isRequired {...field} />
        )}
      </Field>
      <Button type="submit" isPending={form.isPending}>
        {texts.startPause}
      </Button>
    </Form>
  );
}

/** A pause has every hour of its days and ends with the owner's day: one of a day lasts to the end of tomorrow. */
function daysUntil(today: string, lastDay: string): number {
  return Math.round((Date.parse(`${lastDay}T00:00:00Z`) - Date.parse(`${today}T00:00:00Z`)) / DAY);
}
