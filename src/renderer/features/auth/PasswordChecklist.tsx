/** The live checklist of the three password requirements (SPEC §2). */
import Check from 'lucide-react/icons/check';
import Circle from 'lucide-react/icons/circle';
import { useMessages } from '#ui/language/messages.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { authMessages } from './messages.ts';
import { passwordRequirements } from './passwordRules.ts';

export function PasswordChecklist({ password }: { readonly password: string }) {
  const texts = useMessages(authMessages);
  const { hasLength, hasLetter, hasDigit } = passwordRequirements(password);
  const lines = [
    { text: texts.needsLength, isMet: hasLength },
    { text: texts.needsLetter, isMet: hasLetter },
    { text: texts.needsDigit, isMet: hasDigit },
  ];
  return (
    <div className="text-small">
      <p className="text-ink-soft">{texts.passwordNeeds}</p>
      <ul aria-live="polite" className="mt-1 flex flex-wrap gap-x-5 gap-y-1">
        {lines.map(({ text, isMet }) => (
          <li
            key={text}
            className={`flex items-center gap-1.5 ${isMet ? 'text-success-text' : 'text-ink-soft'}`}
          >
            {isMet ? (
              <Check size={16} strokeWidth={2.5} aria-hidden="true" />
            ) : (
              <Circle size={16} aria-hidden="true" className="opacity-60" />
            )}
            {text} <VisuallyHidden>({isMet ? texts.met : texts.missing})</VisuallyHidden>
          </li>
        ))}
      </ul>
    </div>
  );
}
