/** Asks what to leave to all those who were chosen. */
import { useDeferredValue, useState } from 'react';
import type { UserId } from '#shared/domain/ids.ts';
import type { Beneficiary } from '#shared/legacy/beneficiary.ts';
import type { Wish } from '#shared/legacy/wish.ts';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Field } from '#ui/form/Field.tsx';
import { Form } from '#ui/form/Form.tsx';
import { useForm } from '#ui/form/useForm.ts';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { RetryBanner } from '#ui/RetryBanner.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { TextField } from '#ui/TextField.tsx';
import { MomentFields, momentOf, wishAnswersOf, wishAnswersSchema } from '../matrix/MomentFields.tsx';
import { matrixMessages } from '../matrix/messages.ts';
import { filterThings, type Thing } from '../matrix/things.ts';
import { useThings } from '../matrix/useThings.ts';
import { sayNames } from '../person/sayNames.ts';

interface LeaveDialogProps {
  readonly userId: UserId;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Those who were chosen. */
  readonly people: readonly Beneficiary[];
  readonly onLeave: (things: readonly Thing[], wish: Pick<Wish, 'when' | 'message'>) => void;
}

export function LeaveDialog({ isOpen, onClose, ...rest }: LeaveDialogProps) {
  const messages = useMessages(matrixMessages);
  return (
    <Dialog title={messages.leaveTitle} isOpen={isOpen} onClose={onClose}>
      <Choice {...rest} />
    </Dialog>
  );
}

function Choice({ userId, people, onLeave }: Omit<LeaveDialogProps, 'isOpen' | 'onClose'>) {
  const messages = useMessages(matrixMessages);
  const language = useLanguage();
  const things = useThings(userId);
  const [sought, setSought] = useState('');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const shownSearch = useDeferredValue(sought);
  const form = useForm({
    schema: wishAnswersSchema,
    initial: wishAnswersOf(null),
    submit: async (answers) => {
      const things = named.filter(({ key }) => chosen.has(key));
      onLeave(things, { when: momentOf(answers), message: answers.message });
    },
  });
  const all = things.state === 'ready' ? things.things : [];
  const named = all.filter(({ isNamed }) => isNamed);
  if (things.state === 'loading') return <Spinner message={messages.loading} />;
  if (things.state === 'failed') {
    return <RetryBanner onRetry={things.retry}>{messages.failed}</RetryBanner>;
  }
  const found = filterThings(named, shownSearch);
  const ageless = people.filter(({ birthDate }) => birthDate === null);
  return (
    <Form form={form}>
      <div>
        <TextField
          label={messages.find}
          placeholder={messages.findThing}
          type="search"
          value={sought}
          onChange={setSought}
        />
        <ul className="mt-3 max-h-72 overflow-y-auto">
          {found.map((thing) => (
            <li key={thing.key} className="[contain-intrinsic-size:auto_4rem] [content-visibility:auto]">
              <Checkbox
                isSelected={chosen.has(thing.key)}
                onChange={(isChosen) => {
                  const next = new Set(chosen);
                  if (isChosen) next.add(thing.key);
                  else next.delete(thing.key);
                  setChosen(next);
                }}
              >
                {thing.title}
                {thing.detail ? (
                  <span className="block text-caption text-ink-soft">{thing.detail}</span>
                ) : null}
              </Checkbox>
            </li>
          ))}
        </ul>
        {found.length === 0 ? <p className="mt-3 text-ink-soft">{messages.nothingFound}</p> : null}
      </div>
      <MomentFields form={form}>
        {ageless.length > 0 ? (
          <p className="text-small text-notice-text">{messages.noBirthDates(sayNames(ageless, language))}</p>
        ) : null}
      </MomentFields>
      <Field form={form} name="message">
        {(field) => (
          <TextArea label={messages.words} description={messages.wordsHint} maxLength={2_000} {...field} />
        )}
      </Field>
      <div className="flex justify-end">
        <Button type="submit" isDisabled={chosen.size === 0}>
          {messages.leave(chosen.size)}
        </Button>
      </div>
    </Form>
  );
}
