/** The live checklist of the three password requirements (SPEC §2), and of the operator's policy where one is known. */
import type { PasswordPolicy } from 'firebase/auth';
import Check from 'lucide-react/icons/check';
import Circle from 'lucide-react/icons/circle';
import { PASSWORD_MINIMUM_LENGTH } from '#shared/limits.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { authMessages } from './messages.ts';
import { type PolicyRequirement, policyRequirements } from './passwordPolicy.ts';
import { passwordRequirements } from './passwordRules.ts';

interface PasswordChecklistProps {
  readonly password: string;
  readonly policy: PasswordPolicy | null;
}

export function PasswordChecklist({ password, policy }: PasswordChecklistProps) {
  const texts = useMessages(authMessages);
  const { hasLength, hasLetter, hasDigit } = passwordRequirements(password);
  const textOf = (requirement: PolicyRequirement): string => {
    switch (requirement.kind) {
      case 'minimum':
        return texts.needsLength(requirement.length);
      case 'maximum':
        return texts.needsAtMost(requirement.length);
      case 'lowercase':
        return texts.needsLowercase;
      case 'uppercase':
        return texts.needsUppercase;
      case 'digit':
        return texts.needsDigit;
      case 'symbol':
        return texts.needsSymbol;
    }
  };
  // A line of the policy takes the place of one that says the same.
  const lines = new Map([
    [texts.needsLength(PASSWORD_MINIMUM_LENGTH), hasLength],
    [texts.needsLetter, hasLetter],
    [texts.needsDigit, hasDigit],
    ...(policy ? policyRequirements(policy, password) : []).map(
      (requirement) => [textOf(requirement), requirement.isMet] as const,
    ),
  ]);
  return (
    <div className="text-small">
      <p className="text-ink-soft">{texts.passwordNeeds}</p>
      <ul aria-live="polite" className="mt-1 flex flex-wrap gap-x-5 gap-y-1">
        {[...lines].map(([text, isMet]) => (
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
