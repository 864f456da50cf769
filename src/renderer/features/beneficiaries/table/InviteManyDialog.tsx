/** Invites those who were chosen, one after the other, and says of each who was not why not. */
import { useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import { useExplain } from '#features/failures/index.ts';
import type { Beneficiary } from '#shared/legacy/beneficiary.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Field } from '#ui/form/Field.tsx';
import { Form } from '#ui/form/Form.tsx';
import { useForm } from '#ui/form/useForm.ts';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { sendInvitation } from '../api.ts';
import { matrixMessages } from '../matrix/messages.ts';
import { formMessages } from '../person/formMessages.ts';
import { sayNames } from '../person/sayNames.ts';
import { inviteMany, type NotInvited, sortByInvitation } from './inviteMany.ts';

interface InviteManyDialogProps {
  readonly people: readonly Beneficiary[];
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Some were invited. */
  readonly onDone: () => void;
}

type Stage =
  | { readonly is: 'asking' }
  | { readonly is: 'sending'; readonly done: number; readonly all: number }
  | {
      readonly is: 'over';
      readonly sent: number;
      readonly failed: readonly NotInvited[];
      readonly words: string;
    };

export function InviteManyDialog({ people, isOpen, onClose, onDone }: InviteManyDialogProps) {
  const messages = useMessages(matrixMessages);
  return (
    <Dialog title={messages.inviteMany} isOpen={isOpen} onClose={onClose}>
      <Inviting people={people} onClose={onClose} onDone={onDone} />
    </Dialog>
  );
}

function Inviting({ people: chosen, onClose, onDone }: Omit<InviteManyDialogProps, 'isOpen'>) {
  const messages = useMessages(matrixMessages);
  // Being invited changes who can be: those of the opening stay.
  const [people] = useState(() => sortByInvitation(chosen));
  const [stage, setStage] = useState<Stage>({ is: 'asking' });
  const stopping = useRef(new AbortController());
  // Whoever closes the dialog meanwhile wants no more of them.
  useEffect(() => () => stopping.current.abort(), []);

  async function send(invited: readonly Beneficiary[], words: string) {
    stopping.current = new AbortController();
    let done = 0;
    setStage({ is: 'sending', done, all: invited.length });
    const failed = await inviteMany(invited, {
      send: ({ id }) => sendInvitation({ role: 'beneficiary', subjectId: id }, words),
      onProgress: (count) => {
        done = count;
        setStage({ is: 'sending', done, all: invited.length });
      },
      signal: stopping.current.signal,
    });
    const failedDone = failed.filter(({ person }) => invited.indexOf(person) < done).length;
    setStage({ is: 'over', sent: done - failedDone, failed, words });
    onDone();
  }

  switch (stage.is) {
    case 'asking':
      return <Asking people={people} onSend={(words) => void send(people.invited, words)} />;
    case 'sending':
      return (
        <>
          <ProgressBar
            label={messages.sending}
            value={stage.done}
            maximum={stage.all}
            valueLabel={messages.sentOf(stage.done, stage.all)}
          />
          <div className="mt-6 flex justify-end">
            <Button variant="secondary" onPress={() => stopping.current.abort()}>
              {messages.stop}
            </Button>
          </div>
        </>
      );
    case 'over':
      return (
        <>
          <p role="status">{messages.allInvited(stage.sent)}</p>
          {stage.failed.length > 0 ? <Failed failed={stage.failed} /> : null}
          <div className="mt-6 flex flex-wrap-reverse justify-end gap-3">
            {stage.failed.length > 0 ? (
              <Button
                variant="secondary"
                onPress={() =>
                  void send(
                    stage.failed.map(({ person }) => person),
                    stage.words,
                  )
                }
              >
                {messages.tryAgain}
              </Button>
            ) : null}
            <Button onPress={onClose} autoFocus>
              {messages.close}
            </Button>
          </div>
        </>
      );
  }
}

function Failed({ failed }: { readonly failed: readonly NotInvited[] }) {
  const messages = useMessages(matrixMessages);
  const explain = useExplain();
  return (
    <>
      <p className="mt-4 font-semibold">{messages.notInvited}</p>
      <ul className="mt-2 max-h-60 space-y-2 overflow-y-auto text-small">
        {failed.map(({ person, error }) => {
          const sentence = explain(error);
          return (
            <li key={person.id} className="[overflow-wrap:anywhere]">
              <span className="font-semibold">{person.name}</span>{' '}
              {typeof sentence === 'string' ? sentence : sentence.exact}
            </li>
          );
        })}
      </ul>
    </>
  );
}

const schema = z.object({ words: z.string().trim().max(2_000) });

interface AskingProps {
  readonly people: ReturnType<typeof sortByInvitation>;
  readonly onSend: (words: string) => void;
}

function Asking({ people: { invited, silent, withoutAddress, accepted }, onSend }: AskingProps) {
  const messages = useMessages(matrixMessages);
  const texts = useMessages(formMessages);
  const language = useLanguage();
  const form = useForm({ schema, initial: { words: '' }, submit: async ({ words }) => onSend(words) });
  const skipped = [
    { people: silent, say: messages.skippedSilent },
    { people: withoutAddress, say: messages.skippedAddress },
    { people: accepted, say: messages.skippedAccepted },
  ].filter(({ people }) => people.length > 0);
  return (
    <Form form={form}>
      {invited.length > 0 ? (
        <>
          <p className="font-semibold [overflow-wrap:anywhere]">{sayNames(invited, language)}</p>
          <p className="text-ink-soft">{messages.inviteManyText}</p>
        </>
      ) : (
        <p>{messages.inviteNobody}</p>
      )}
      {skipped.length > 0 ? (
        <div className="text-small text-ink-soft [overflow-wrap:anywhere]">
          <p className="font-semibold">{messages.skipped}</p>
          {skipped.map(({ people, say }) => (
            <p key={people[0]?.id}>{say(sayNames(people, language))}</p>
          ))}
        </div>
      ) : null}
      {invited.length > 0 ? (
        <>
          <Field form={form} name="words">
            {(field) => (
              <TextArea
                label={texts.inviteWords}
                description={texts.inviteWordsHint}
                maxLength={2_000}
                autoFocus
                {...field}
              />
            )}
          </Field>
          <div className="flex justify-end">
            <Button type="submit">{messages.inviteManyTitle(invited.length)}</Button>
          </div>
        </>
      ) : null}
    </Form>
  );
}
