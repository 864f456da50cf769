/** One code: how it looks, its files for print, how often it was opened, its guest book, and its end. */
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useMemo, useState } from 'react';
import { backend } from '#platform/backend/app.ts';
import { systemClock } from '#shared/clock.ts';
import { Button } from '#ui/Button.tsx';
import { buttonStyle } from '#ui/buttonStyle.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { useChange } from '#ui/readOnly.tsx';
import { revokeCode, updateCode } from './api.ts';
import { CodeFiles } from './CodeFiles.tsx';
import { codeAddress } from './codeAddress.ts';
import { drawCode } from './drawCode.ts';
import { GuestBook } from './GuestBook.tsx';
import { codeMessages } from './messages.ts';
import { openedLately } from './openedLately.ts';
import type { CodeWithBook } from './useCodes.ts';
import { useOwnersChange } from './useOwnersChange.ts';
import { WrongTries } from './WrongTries.tsx';

interface CodeDetailProps extends CodeWithBook {
  readonly onBack: () => void;
  readonly onEdit: () => void;
  readonly onChanged: () => Promise<void>;
  readonly onSaveAlbum?: () => void;
}

export function CodeDetail({ code, entries, onBack, onEdit, onChanged, onSaveAlbum }: CodeDetailProps) {
  const messages = useMessages(codeMessages);
  const attempt = useOwnersChange(onChanged);
  const change = useChange();
  const [isRevoking, setRevoking] = useState(false);
  const [isPending, setPending] = useState(false);
  const [now] = useState(() => systemClock.now());
  const address = useMemo(() => addressOf(code.id), [code.id]);
  const drawing = useMemo(() => drawCode(address, code.style), [address, code.style]);
  const isRevoked = code.state === 'revoked';

  const act = async (work: () => Promise<unknown>) => {
    setPending(true);
    await attempt(work);
    setRevoking(false);
    setPending(false);
  };
  const turn = () =>
    act(() => updateCode({ codeId: code.id, state: code.state === 'paused' ? 'active' : 'paused' }));

  return (
    <>
      <Button
        variant="quiet"
        size="small"
        className="-ms-3"
        icon={<ArrowLeft size={18} aria-hidden="true" />}
        onPress={onBack}
      >
        {messages.back}
      </Button>
      <h3 className="mt-2 text-title [overflow-wrap:anywhere]">{code.name}</h3>
      <p className="text-small text-ink-soft">
        {messages[code.state]} · {messages.opened(code.openedCount)},{' '}
        {messages.lately(openedLately(code.openings, now))}. {messages.countedHow}
      </p>
      <WrongTries days={code.wrongTries} now={now} />
      {isRevoked ? null : (
        <>
          <CodeFiles drawing={drawing} name={code.name} />
          <div className="mt-6 flex flex-wrap gap-3">
            <a href={address} target="_blank" rel="noreferrer" className={buttonStyle('secondary', 'small')}>
              {messages.visit}
            </a>
            <Button variant="secondary" size="small" onPress={onEdit}>
              {messages.edit}
            </Button>
            <Button
              variant="secondary"
              size="small"
              isPending={isPending}
              onPress={change(() => void turn())}
            >
              {code.state === 'paused' ? messages.goOn : messages.pause}
            </Button>
            <Button variant="danger" size="small" onPress={change(() => setRevoking(true))}>
              {messages.revoke}
            </Button>
          </div>
        </>
      )}
      {onSaveAlbum && !isRevoked ? (
        <div className="mt-6">
          <Button variant="secondary" size="small" onPress={onSaveAlbum}>
            {messages.saveAlbum}
          </Button>
          <p className="mt-2 max-w-prose text-small text-ink-soft">{messages.saveAlbumNote}</p>
        </div>
      ) : null}
      {code.hasGuestBook || entries.length > 0 ? (
        <GuestBook codeId={code.id} entries={entries} onChanged={onChanged} />
      ) : null}
      <ConfirmDialog
        isOpen={isRevoking}
        isDangerous
        isPending={isPending}
        title={messages.revokeTitle}
        confirmLabel={messages.revoke}
        onCancel={() => setRevoking(false)}
        onConfirm={() => void act(() => revokeCode(code.id))}
      >
        {messages.revokeText}
      </ConfirmDialog>
    </>
  );
}

function addressOf(codeId: CodeWithBook['code']['id']): string {
  const { siteOrigin, backend: known } = backend().configuration;
  return codeAddress(codeId, { page: location.origin, siteOrigin, ...known });
}
