/** Two that are alike, side by side: what is in the vault and what the file says, with what differs named. */
import { useState } from 'react';
import type { VaultContent } from '#shared/vault/content.ts';
import { describeContent } from '#shared/vault/describeContent.ts';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { RadioGroup } from '#ui/RadioGroup.tsx';
import type { Candidate, Choice } from './importPlan.ts';
import { pageMessages } from './pageMessages.ts';

interface CompareDialogProps {
  readonly candidate: Candidate;
  /** What it is like. Null when that has gone meanwhile. */
  readonly counterpart: VaultContent | null;
  readonly canTakeOver: boolean;
  readonly choice: Choice;
  readonly onChoose: (choice: Choice) => void;
  readonly onClose: () => void;
}

export function CompareDialog({
  candidate,
  counterpart,
  canTakeOver,
  choice,
  onChoose,
  onClose,
}: CompareDialogProps) {
  const texts = useMessages(pageMessages);
  const language = useLanguage();
  const [isShown, setIsShown] = useState(false);
  const [one, other] = [counterpart, candidate.item.content].map(
    (content) => new Map(content ? describeContent(language, content).map((row) => [row.name, row]) : []),
  );
  const names = [...new Set([...(one?.keys() ?? []), ...(other?.keys() ?? [])])];
  const rows = names.map((name) => ({ name, here: one?.get(name), there: other?.get(name) }));
  const hasHidden = rows.some(({ here, there }) => here?.isSecret || there?.isSecret);
  const show = (row: (typeof rows)[number]['here']) => {
    if (!row) return <span className="text-ink-faint">{texts.nothingThere}</span>;
    if (row.isSecret && !isShown) {
      return (
        <>
          <span aria-hidden="true">••••••••</span>
          <span className="sr-only">{texts.hidden}</span>
        </>
      );
    }
    return row.text;
  };
  return (
    <Dialog
      title={`${texts.compareTitle}: ${candidate.item.content.title || texts.untitled}`}
      isOpen
      onClose={onClose}
      size="wide"
    >
      <div className="flex flex-col gap-5">
        <table className="w-full table-fixed border-collapse text-start text-small">
          <thead>
            <tr className="border-line-strong border-b">
              <th scope="col" className="w-1/4 py-2 pe-3 text-start">
                <span className="sr-only">{texts.filter}</span>
              </th>
              <th scope="col" className="py-2 pe-3 text-start">
                {canTakeOver ? texts.hereAlready : texts.earlierInFile}
              </th>
              <th scope="col" className="py-2 text-start">
                {texts.inFile}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, here, there }) => (
              <tr key={name} className="border-line border-b align-top">
                <th
                  scope="row"
                  className="py-2 pe-3 text-start font-normal text-ink-soft [overflow-wrap:anywhere]"
                >
                  {name}
                </th>
                <td className="py-2 pe-3 whitespace-pre-line [overflow-wrap:anywhere]">{show(here)}</td>
                <td className="py-2 whitespace-pre-line [overflow-wrap:anywhere]">
                  {show(there)}
                  {there && there.text !== here?.text ? (
                    <span className="ms-2 inline-block rounded-small bg-notice-soft px-1.5 text-caption text-notice-text">
                      {here ? texts.differs : texts.onlyInFile}
                    </span>
                  ) : null}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        {hasHidden ? (
          <Checkbox isSelected={isShown} onChange={setIsShown}>
            {texts.showHidden}
          </Checkbox>
        ) : null}
        <RadioGroup
          label={texts.whatToDo}
          value={choice}
          onChange={onChoose}
          options={[
            { value: 'leave-out', label: texts.leaveOut, description: texts.leaveOutText },
            { value: 'add', label: texts.keepBoth, description: texts.keepBothText },
            ...(canTakeOver
              ? [{ value: 'take-over' as const, label: texts.takeOver, description: texts.takeOverText }]
              : []),
          ]}
        />
        <div>
          <Button onPress={onClose}>{texts.done}</Button>
        </div>
      </div>
    </Dialog>
  );
}
