/** On a person's page: letters that nobody but them can open, written and read again while the owner's vault is open. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { UserId } from '#shared/domain/ids.ts';
import type { Beneficiary } from '#shared/legacy/beneficiary.ts';
import { SEALED_LETTER_LIMIT } from '#shared/legacy/lockDocuments.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { useChange } from '#ui/readOnly.tsx';
import { peopleKeys } from '../peopleKeys.ts';
import { LetterForm } from './LetterForm.tsx';
import { lockMessages } from './messages.ts';
import type { OwnLetter } from './sealedLetters.ts';
import { useLocking } from './useLocking.tsx';
import { type Locks, useLocks } from './useLocks.ts';

interface SealedLettersSectionProps {
  readonly userId: UserId;
  readonly person: Beneficiary;
}

export function SealedLettersSection({ userId, person }: SealedLettersSectionProps) {
  const locks = useLocks(userId);
  if (!locks || locks.vault.is === 'none' || locks.vault.is === 'unreachable') return null;
  return <Known userId={userId} person={person} locks={locks} />;
}

type Asked =
  | { readonly is: 'nothing' }
  | { readonly is: 'form'; readonly letter: OwnLetter | null }
  | { readonly is: 'drop'; readonly letter: OwnLetter };

function Known({ userId, person, locks }: SealedLettersSectionProps & { readonly locks: Locks }) {
  const texts = useMessages(lockMessages);
  const change = useChange();
  const locking = useLocking(locks);
  const [asked, setAsked] = useState<Asked>({ is: 'nothing' });
  const close = () => setAsked({ is: 'nothing' });
  const isOpen = locks.vault.is === 'open';
  const { letters } = locks.tools;
  const read = useQuery({
    queryKey: [...peopleKeys.all(userId), 'letters', person.id],
    queryFn: () => letters.read(person.id),
    enabled: isOpen,
    staleTime: 15_000,
    // What stands in them is forgotten with the page.
    gcTime: 0,
  });
  const shown = isOpen ? (read.data ?? []) : [];
  return (
    <section aria-labelledby="sealed-letters" className="mb-10">
      <h2 id="sealed-letters" className="text-title">
        {texts.letters(person.name)}
      </h2>
      <p className="mt-1 mb-4 max-w-prose text-ink-soft">{texts.lettersText(person.name)}</p>
      {isOpen ? null : <p className="mb-4 text-small text-ink-soft">{texts.openToRead}</p>}
      {isOpen && read.isError ? <p className="mb-4 text-danger-text">{texts.lettersFailed}</p> : null}
      {isOpen && read.data?.length === 0 ? <p className="mb-4 text-ink-soft">{texts.noLetters}</p> : null}
      <ul className="flex flex-col gap-3">
        {shown.map((letter) => (
          <li key={letter.contentId}>
            <Card>
              <h3 className="font-semibold [overflow-wrap:anywhere]">
                {letter.letter?.title || texts.untitled}
              </h3>
              {letter.letter ? (
                <p className="mt-2 max-w-prose whitespace-pre-wrap [overflow-wrap:anywhere]">
                  {letter.letter.text}
                </p>
              ) : (
                <p className="mt-2 text-danger-text">{texts.letterUnreadable}</p>
              )}
              <div className="mt-4 flex flex-wrap gap-2">
                {letter.letter ? (
                  <Button
                    size="small"
                    variant="secondary"
                    onPress={change(() => setAsked({ is: 'form', letter }))}
                  >
                    {texts.change}
                  </Button>
                ) : null}
                <Button size="small" variant="quiet" onPress={change(() => setAsked({ is: 'drop', letter }))}>
                  {texts.drop}
                </Button>
              </div>
            </Card>
          </li>
        ))}
      </ul>
      {shown.length < SEALED_LETTER_LIMIT ? (
        <Button
          className="mt-4"
          variant="secondary"
          isPending={locking.isPending}
          onPress={change(() => locking.withVault(async () => setAsked({ is: 'form', letter: null })))}
        >
          {texts.write}
        </Button>
      ) : null}
      <LetterForm
        person={person}
        letter={asked.is === 'form' ? asked.letter : null}
        isOpen={asked.is === 'form'}
        onClose={close}
        onSave={async (letter, agreed) => {
          const outcome = await letters.save(person.id, letter, agreed);
          if (outcome.is === 'locked' && outcome.kit) locking.showKit(person, outcome.kit);
          await locks.refresh();
          return outcome;
        }}
      />
      <ConfirmDialog
        title={texts.dropTitle}
        confirmLabel={texts.drop}
        isOpen={asked.is === 'drop'}
        onCancel={close}
        onConfirm={() => {
          if (asked.is === 'drop') {
            const { contentId } = asked.letter;
            locking.withVault(() => letters.drop(person.id, contentId));
          }
          close();
        }}
        isDangerous
      >
        <p>{texts.dropText}</p>
      </ConfirmDialog>
      {locking.dialogs}
    </section>
  );
}
