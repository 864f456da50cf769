/**
 * A secret behind dots. The eye shows it until it is pressed again, or for as long as it is held; what is behind the dots is
 * not in the page before that.
 */
import ALargeSmall from 'lucide-react/icons/a-large-small';
import Copy from 'lucide-react/icons/copy';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { type ReactNode, useRef, useState } from 'react';
import { systemClock } from '#shared/clock.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { useCopySecret } from '../../settings/copySecret.ts';
import { itemMessages } from '../messages.ts';
import { LargeLetters } from './LargeLetters.tsx';

/** Longer than this is holding, in milliseconds: letting go hides it again. */
const HOLDING = 600;

interface SecretTextProps {
  /** What it is, for the names of its buttons. */
  readonly name: string;
  readonly secret: string;
  /** How it is drawn once it is shown; plain by default. */
  readonly children?: ReactNode;
}

export function SecretText({ name, secret, children }: SecretTextProps) {
  const texts = useMessages(itemMessages);
  const copySecret = useCopySecret();
  const [isShown, setShown] = useState(false);
  const [isLarge, setLarge] = useState(false);
  const pressed = useRef({ at: 0, wasShown: false });
  const icon = { size: 18, 'aria-hidden': true } as const;
  return (
    <div className="flex flex-wrap items-start gap-x-2">
      <div
        className={`min-w-0 py-2 [overflow-wrap:anywhere] ${isShown && children ? 'order-last basis-full' : 'flex-1'}`}
      >
        {isShown ? (
          (children ?? <span className="font-mono text-body whitespace-pre-wrap">{secret}</span>)
        ) : (
          <>
            <span aria-hidden="true" className="tracking-widest text-ink-soft select-none">
              ••••••••••
            </span>
            <span className="sr-only">{texts.hidden}</span>
          </>
        )}
      </div>
      <div className="-my-0.5 ms-auto flex shrink-0 print:hidden">
        <IconButton
          label={isShown ? texts.hide(name) : texts.show(name)}
          aria-pressed={isShown}
          onPressStart={() => {
            pressed.current = { at: systemClock.now(), wasShown: isShown };
            setShown(true);
          }}
          onPressEnd={() => {
            const { at, wasShown } = pressed.current;
            if (wasShown || systemClock.now() - at > HOLDING) setShown(false);
          }}
        >
          {isShown ? <EyeOff {...icon} /> : <Eye {...icon} />}
        </IconButton>
        <IconButton label={texts.copy(name)} onPress={() => void copySecret(secret)}>
          <Copy {...icon} />
        </IconButton>
        {children ? null : (
          <IconButton label={texts.large(name)} onPress={() => setLarge(true)}>
            <ALargeSmall {...icon} />
          </IconButton>
        )}
      </div>
      <LargeLetters secret={secret} isOpen={isLarge} onClose={() => setLarge(false)} />
    </div>
  );
}
