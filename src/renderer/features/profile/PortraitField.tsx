/** Chooses a portrait: picked, cropped to a square, stored; the profile is told its path. */
import { useRef, useState } from 'react';
import type { UserId } from '#shared/domain/ids.ts';
import { Button } from '#ui/Button.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { useChange } from '#ui/readOnly.tsx';
import { savePortrait, saveProfile } from './api.ts';
import { cropPortrait, UnreadablePictureError } from './cropPortrait.ts';
import { profileMessages } from './messages.ts';
import { Portrait } from './Portrait.tsx';

interface PortraitFieldProps {
  readonly userId: UserId;
  readonly path: string;
  readonly name: string;
  /** Called after the profile was saved with the new path; empty after removal. */
  readonly onChange: (path: string) => void;
}

type FieldState = { kind: 'idle' } | { kind: 'saving' } | { kind: 'failed'; message: string };

export function PortraitField({ userId, path, name, onChange }: PortraitFieldProps) {
  const texts = useMessages(profileMessages);
  const picker = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<FieldState>({ kind: 'idle' });
  const change = useChange();

  async function save(makePath: () => Promise<string>): Promise<void> {
    setState({ kind: 'saving' });
    try {
      const avatar = await makePath();
      await saveProfile(userId, { avatar });
      onChange(avatar);
      setState({ kind: 'idle' });
    } catch (error) {
      const message =
        error instanceof UnreadablePictureError
          ? texts.unreadablePicture(error.message)
          : texts.portraitNotSaved;
      setState({ kind: 'failed', message });
    }
  }

  return (
    <div className="flex items-center gap-5">
      <Portrait path={path} name={name} size={88} />
      <div>
        <input
          ref={picker}
          type="file"
          accept="image/*"
          className="hidden"
          onChange={(event) => {
            const file = event.target.files?.[0];
            event.target.value = '';
            if (file) void save(async () => savePortrait(userId, await cropPortrait(file)));
          }}
        />
        <div className="flex flex-wrap gap-2">
          <Button
            variant="secondary"
            size="small"
            isPending={state.kind === 'saving'}
            onPress={change(() => picker.current?.click())}
          >
            {path ? texts.changePortrait : texts.choosePortrait}
          </Button>
          {path ? (
            <Button variant="quiet" size="small" onPress={change(() => void save(async () => ''))}>
              {texts.removePortrait}
            </Button>
          ) : null}
        </div>
        <p role="status" className="mt-1 text-small text-danger-text">
          {state.kind === 'failed' ? state.message : null}
        </p>
      </div>
    </div>
  );
}
