/** What dictation hears just now, why it stopped, and where the sound may go. */
import { useMessages } from '#ui/language/messages.tsx';
import { lettersMessages } from '../messages.ts';
import type { Dictation } from './useDictation.ts';

export function DictationStatus({ dictation }: { readonly dictation: Dictation }) {
  const messages = useMessages(lettersMessages);
  const { isOn, tentative, failure } = dictation;
  const failures = { 'not-allowed': messages.microphoneRefused, failed: messages.dictationFailed };
  const text = failure ? failures[failure] : isOn ? tentative || messages.listening : '';
  return (
    <p role="status" className={text ? 'mt-2 px-3 text-caption text-ink-soft' : 'sr-only'}>
      {text}
    </p>
  );
}
