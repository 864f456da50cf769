/** Six words drawn by chance, to take or to have drawn anew. */
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useEffect, useRef, useState } from 'react';
import { logWarning } from '#platform/logging/logger.ts';
import { Button } from '#ui/Button.tsx';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { showToast } from '#ui/toast.ts';
import { generatePassphrase, wordCounts } from '../generator/generatePassphrase.ts';
import { phraseMessages } from './phraseMessages.ts';

interface SuggestedPhraseProps {
  /** What stands in the field, if it came from here. */
  readonly taken: string | null;
  readonly onTake: (phrase: string) => void;
}

export function SuggestedPhrase({ taken, onTake }: SuggestedPhraseProps) {
  const texts = useMessages(phraseMessages);
  const language = useLanguage();
  const [phrase, setPhrase] = useState(taken);
  const list = useRef<HTMLOListElement>(null);
  const isPressed = useRef(false);

  // The button that was pressed may be gone: the words are read out in its place.
  useEffect(() => {
    if (isPressed.current) list.current?.focus();
    isPressed.current = false;
  }, [phrase, taken]);

  async function draw(): Promise<void> {
    try {
      const drawn = await generatePassphrase({
        wordCount: wordCounts.usual,
        language,
        separator: ' ',
        isCapitalised: false,
        hasDigit: false,
      });
      isPressed.current = true;
      setPhrase(drawn);
      // The field shows what is to be written down, and nothing else.
      if (taken !== null) onTake(drawn);
    } catch (error) {
      logWarning('The list of words could not be loaded', {}, error);
      showToast({ message: texts.suggestionMissing, tone: 'error' });
    }
  }

  function take(chosen: string): void {
    isPressed.current = true;
    onTake(chosen);
  }

  if (!phrase) {
    return (
      <Button variant="secondary" size="small" className="self-start" onPress={() => void draw()}>
        {texts.suggest}
      </Button>
    );
  }
  return (
    <section
      className="@container rounded-card border border-line bg-sunken p-4 sm:p-5"
      aria-label={texts.suggestedWords}
    >
      <p className="text-small text-ink-soft">{texts.suggestText}</p>
      <ol
        ref={list}
        tabIndex={-1}
        className="my-4 grid gap-x-6 gap-y-1.5 font-serif text-title outline-none @min-[16rem]:grid-cols-2 @min-[27rem]:grid-cols-3"
      >
        {phrase.split(' ').map((word, index) => (
          <li key={index} className="flex items-baseline gap-2">
            <span aria-hidden="true" className="w-4 font-sans text-caption text-ink-faint tabular-nums">
              {index + 1}
            </span>
            <span className="min-w-0 [overflow-wrap:anywhere]">{word}</span>
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-2">
        {taken === phrase ? null : (
          <Button size="small" onPress={() => take(phrase)}>
            {texts.take}
          </Button>
        )}
        <Button
          variant="secondary"
          size="small"
          icon={<RefreshCw size={16} aria-hidden="true" />}
          onPress={() => void draw()}
        >
          {texts.another}
        </Button>
      </div>
    </section>
  );
}
