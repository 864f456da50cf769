/** The recovery key, typed from paper in groups of four or pasted. What cannot be right is said while it is typed. */
import { useLayoutEffect, useRef } from 'react';
import type { Language } from '#shared/domain/userProfile.ts';
import { locales } from '#shared/locales.ts';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { unlockMessages } from './messages.ts';
import { groupTyped, judgeTyped, type TypedRecoveryKey } from './typedRecoveryKey.ts';

interface RecoveryKeyFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Said by the form when it was sent. */
  readonly errorMessage?: string | null;
  readonly autoFocus?: boolean;
  readonly name?: string;
  readonly onBlur?: () => void;
  readonly focusRef?: (area: HTMLTextAreaElement | null) => void;
}

export function RecoveryKeyField({
  value,
  onChange,
  errorMessage,
  focusRef,
  ...rest
}: RecoveryKeyFieldProps) {
  const texts = useMessages(unlockMessages);
  const language = useLanguage();
  const area = useRef<HTMLTextAreaElement | null>(null);
  const caret = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (caret.current === null || !area.current) return;
    area.current.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });
  const judged = judgeTyped(value);
  return (
    <TextArea
      {...rest}
      className="[&_textarea]:font-mono [&_textarea]:tracking-wide"
      label={texts.recoveryKey}
      description={
        <>
          <span className="block">{texts.recoveryHint}</span>
          <span className="mt-1 block font-semibold" aria-live="polite">
            {judged.is === 'begun' ? texts.recoveryLeft(judged.left) : null}
            {judged.is === 'complete' ? texts.recoveryComplete : null}
          </span>
        </>
      }
      errorMessage={liveFault(judged, language) ?? errorMessage}
      rows={3}
      isRequired
      autoComplete="off"
      autoCorrect="off"
      spellCheck="false"
      value={value}
      onChange={(typed) => {
        const grouped = groupTyped(typed, area.current?.selectionStart ?? typed.length);
        caret.current = grouped.caret;
        onChange(grouped.text);
      }}
      focusRef={(element) => {
        if (element) element.autocapitalize = 'none';
        area.current = element;
        focusRef?.(element);
      }}
    />
  );
}

/** What is wrong whatever comes next. */
function liveFault(judged: TypedRecoveryKey, language: Language): string | null {
  return judged.is === 'begun' || judged.is === 'empty' ? null : recoveryFault(judged, language);
}

/** What is wrong with it when it is sent; null for one that may open the vault. */
export function recoveryFault(judged: TypedRecoveryKey, language: Language): string | null {
  const texts = unlockMessages[language];
  switch (judged.is) {
    case 'complete':
      return null;
    case 'empty':
      return texts.recoveryMissing;
    case 'begun':
      return texts.recoveryTooShort(judged.left);
    case 'too-long':
      return texts.recoveryTooLong(judged.by);
    case 'other-beginning':
      return texts.recoveryBeginning;
    case 'mistyped':
      return texts.recoveryMistyped;
    case 'wrong-signs': {
      const list = (parts: readonly string[], type: 'conjunction' | 'disjunction') =>
        new Intl.ListFormat(locales[language], { type }).format(parts);
      const [first, ...others] = judged.groups;
      const groups =
        others.length === 0 && first !== undefined
          ? texts.group(first)
          : texts.groups(list(judged.groups.map(String), 'conjunction'));
      const signs = judged.signs.map(texts.sign);
      return texts.recoverySigns(list(signs, 'disjunction'), groups);
    }
  }
}
