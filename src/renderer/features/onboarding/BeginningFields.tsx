/** The choice between a first album and a first letter, and the one that was chosen. */
import { type Draft, FirstLetter, type Problem } from '#features/letters/index.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { RadioGroup } from '#ui/RadioGroup.tsx';
import { TextField } from '#ui/TextField.tsx';
import { beginningOf, type OnboardingDraft } from './draft.ts';
import { onboardingMessages } from './messages.ts';

export interface BeginningFieldsProps {
  readonly draft: OnboardingDraft;
  readonly onChange: (draft: OnboardingDraft) => void;
  readonly letter: Draft;
  readonly letterProblem: Problem | null;
  readonly onLetterChange: (letter: Draft) => void;
}

export function BeginningFields(props: BeginningFieldsProps) {
  const { draft, onChange, letter, letterProblem, onLetterChange } = props;
  const texts = useMessages(onboardingMessages);
  const beginning = beginningOf(draft);
  return (
    <>
      <RadioGroup
        label={texts.beginWith}
        value={beginning}
        onChange={(beginWith) => onChange({ ...draft, beginWith })}
        options={[
          { value: 'album', label: texts.anAlbum, description: texts.anAlbumText },
          { value: 'letter', label: texts.aLetter, description: texts.aLetterText },
        ]}
      />
      {beginning === 'album' ? (
        <TextField
          label={texts.albumName}
          placeholder={texts.albumExample}
          maxLength={120}
          value={draft.albumTitle}
          onChange={(albumTitle) => onChange({ ...draft, albumTitle })}
        />
      ) : (
        <div className="flex flex-1 flex-col rounded-card border border-line bg-canvas p-5 sm:p-7">
          <FirstLetter letter={letter} problem={letterProblem} onChange={onLetterChange} />
        </div>
      )}
    </>
  );
}
