/** Asks what to do with files that do not all fit, before anything is added. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatBytes, libraryKeys, useHasTrash } from '#features/media/index.ts';
import { TRASH_LINK } from '#features/navigation/index.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { uiMessages } from '#ui/messages.ts';
import type { RoomQuestion } from './additions.ts';
import { uploadMessages } from './messages.ts';
import { tellRoom } from './tellRoom.ts';
import { additions, uploads } from './uploads.ts';

export function RoomDialog({ question }: { readonly question: RoomQuestion }) {
  const texts = useMessages(uploadMessages);
  const { cancel } = useMessages(uiMessages);
  const language = useLanguage();
  const navigate = useNavigate();
  const refuse = () => additions.answer(question, 'cancel');
  const client = useQueryClient();
  const { userId, isOfVault, fitting, unfitting, neededBytes, leftBytes } = question;
  const hasTrash = useHasTrash(userId);
  const [promisedBytes] = useState(() => uploads.unreservedBytes(userId));
  const needed = tellRoom([...fitting, ...unfitting], neededBytes);
  const told = (bytes: number) => formatBytes(bytes, language);
  // The page behind tells the room that is left too: of the same moment.
  useEffect(() => {
    void client.invalidateQueries({ queryKey: libraryKeys.storage(userId) });
  }, [client, userId]);
  return (
    <Dialog title={texts.roomTitle} isOpen onClose={refuse} size="small">
      <p className="text-ink-soft">
        {texts.roomNeeded(told(needed.total), told(leftBytes))}{' '}
        {needed.previews > 0 && !isOfVault
          ? texts.roomForPreviews(told(needed.files), told(needed.previews))
          : null}
      </p>
      {promisedBytes > 0 && leftBytes > 0 ? (
        <p className="mt-3 text-ink-soft">
          {texts.roomPromised(told(leftBytes + promisedBytes), told(promisedBytes))}
        </p>
      ) : null}
      {hasTrash ? (
        <>
          <p className="mt-3 text-ink-soft">{texts.trashTakesRoom}</p>
          <Button
            variant="quiet"
            size="small"
            className="-ms-3.5"
            onPress={() => {
              refuse();
              void navigate(TRASH_LINK);
            }}
          >
            {texts.openTrash}
          </Button>
        </>
      ) : null}
      <p className="mt-4 font-semibold text-small">{texts.roomMissing(unfitting.length)}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls is reached by keyboard */}
      <ul tabIndex={0} className="mt-1 max-h-48 overflow-y-auto text-small">
        {unfitting.map((file, index) => (
          <li key={index} className="flex justify-between gap-4 border-line border-b py-1.5">
            <span className="truncate">{file.name}</span>
            <span className="shrink-0 text-ink-soft tabular-nums">{formatBytes(file.size, language)}</span>
          </li>
        ))}
      </ul>
      {fitting.length > 0 ? <p className="mt-3 text-ink-soft text-small">{texts.roomLater}</p> : null}
      <div className="mt-7 flex flex-wrap-reverse justify-end gap-3">
        <Button variant="secondary" onPress={refuse}>
          {cancel}
        </Button>
        {fitting.length > 0 ? (
          <Button onPress={() => additions.answer(question, 'add-fitting')}>
            {texts.addFitting(fitting.length)}
          </Button>
        ) : null}
      </div>
    </Dialog>
  );
}
