/** One file in the panel: its name, where it is, and what can be done about it. */
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import RotateCw from 'lucide-react/icons/rotate-cw';
import X from 'lucide-react/icons/x';
import { useSentences } from '#features/failures/index.ts';
import { useHasTrash } from '#features/media/index.ts';
import { TRASH_LINK } from '#features/navigation/index.ts';
import { Button } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Link } from '#ui/Link.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import { describeState, nameUpload } from './describeState.ts';
import { uploadMessages } from './messages.ts';
import { isNotAdded, sentBytesOf, type Upload } from './upload.ts';
import { cancelUpload, uploads } from './uploads.ts';

export function UploadRow({ upload }: { readonly upload: Upload }) {
  const texts = useMessages(uploadMessages);
  const { refused } = useSentences();
  const { id, byteCount, state } = upload;
  const fileName = nameUpload(texts, upload);
  const text = describeState(texts, refused, upload);
  const isMoving = ['sealing', 'uploading', 'reconnecting', 'paused'].includes(state.kind);
  return (
    <div className="flex items-center gap-2 border-line border-t py-2 ps-4 pe-2">
      <div className="min-w-0 flex-1">
        <p className="truncate text-small" title={fileName}>
          {fileName}
        </p>
        {isMoving ? (
          <ProgressBar
            label={fileName}
            value={state.kind === 'sealing' ? state.sealedBytes : sentBytesOf(upload)}
            maximum={Math.max(1, byteCount)}
            hideText
            className="mt-1.5"
          />
        ) : null}
        {text ? (
          <p className={`text-caption ${isNotAdded(upload) ? 'text-danger-text' : 'text-ink-soft'}`}>
            {text}
          </p>
        ) : null}
        {state.kind === 'failed' && state.code === 'storage-quota-exceeded' ? (
          <TrashAdvice userId={upload.userId} />
        ) : null}
        {state.kind === 'damaged' ? (
          <Button
            variant="quiet"
            size="small"
            className="-ms-3.5"
            aria-label={texts.keepNamed(fileName)}
            onPress={() => uploads.keepDamaged(id)}
          >
            {texts.keepDamaged}
          </Button>
        ) : null}
      </div>
      {state.kind === 'paused' ? (
        <IconButton label={texts.resume(fileName)} onPress={() => uploads.resume(id)}>
          <Play size={18} aria-hidden="true" />
        </IconButton>
      ) : null}
      {state.kind === 'uploading' ? (
        <IconButton label={texts.pause(fileName)} onPress={() => uploads.pause(id)}>
          <Pause size={18} aria-hidden="true" />
        </IconButton>
      ) : null}
      {state.kind === 'failed' && state.canRetry ? (
        <IconButton label={texts.retry(fileName)} onPress={() => uploads.retry(id)}>
          <RotateCw size={18} aria-hidden="true" />
        </IconButton>
      ) : null}
      {state.kind === 'done' ? null : (
        <IconButton label={texts.cancel(fileName)} onPress={() => cancelUpload(id)}>
          <X size={18} aria-hidden="true" />
        </IconButton>
      )}
    </div>
  );
}

function TrashAdvice({ userId }: Pick<Upload, 'userId'>) {
  const texts = useMessages(uploadMessages);
  return useHasTrash(userId) ? (
    <p className="text-caption">
      <Link to={TRASH_LINK}>{texts.openTrash}</Link>
    </p>
  ) : null;
}
