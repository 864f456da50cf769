/** A secret in large letters, in groups of four with each character's kind to be seen, to read it aloud or to type it elsewhere. */
import { DialogOnDemand } from '#ui/DialogOnDemand.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { itemMessages } from '../messages.ts';
import { type CharacterKind, characterGroups, kindOfCharacter } from './characters.ts';

const styles: Record<CharacterKind, string> = {
  letter: '',
  capital: 'underline decoration-2 underline-offset-8',
  digit: 'font-bold text-accent-text',
  sign: 'rounded-small bg-notice-soft text-notice-text',
  space: 'rounded-small bg-sunken text-ink-soft',
};

interface LargeLettersProps {
  readonly secret: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function LargeLetters({ secret, isOpen, onClose }: LargeLettersProps) {
  const texts = useMessages(itemMessages);
  return (
    <DialogOnDemand title={texts.largeTitle} isOpen={isOpen} onClose={onClose} size="wide">
      <p className="sr-only">{secret}</p>
      <div
        aria-hidden="true"
        className="flex flex-wrap gap-x-8 gap-y-5 font-mono text-[2.25rem] leading-tight sm:text-[3rem]"
      >
        {characterGroups(secret).map((group, place) => (
          <span key={place} className="inline-flex gap-1.5">
            {group.map((character, index) => (
              <Character key={index} character={character} space={texts.spaceCharacter} />
            ))}
          </span>
        ))}
      </div>
      <p className="mt-7 text-small text-ink-soft">{texts.legend}</p>
    </DialogOnDemand>
  );
}

function Character({ character, space }: { readonly character: string; readonly space: string }) {
  const kind = kindOfCharacter(character);
  if (kind === 'space')
    return <span className={`${styles.space} self-center px-2 text-caption`}>{space}</span>;
  return <span className={`px-0.5 ${styles[kind]}`}>{character}</span>;
}
