/** The printed codes of an album: all of them, one of them, or the form that makes and changes one. */
import { useState } from 'react';
import type { Album } from '#shared/domain/album.ts';
import type { AlbumCode, AlbumCodeId } from '#shared/domain/albumCode.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { RetryBanner } from '#ui/RetryBanner.tsx';
import { useChange } from '#ui/readOnly.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { CodeDetail } from './CodeDetail.tsx';
import { CodeForm } from './CodeForm.tsx';
import { CodeList } from './CodeList.tsx';
import { codeMessages } from './messages.ts';
import { useCodes, useCodesChanged } from './useCodes.ts';

interface CodesDialogProps {
  readonly album: Album;
  readonly otherAlbums: readonly Album[];
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Saves the album that they open as a site of its own. */
  readonly onSaveAlbum?: () => void;
  /** A new one, once it is saved. */
  readonly onMade?: (codeId: AlbumCodeId) => void;
}

type View =
  | { readonly is: 'list' }
  | { readonly is: 'code'; readonly codeId: AlbumCodeId }
  | { readonly is: 'form'; readonly code: AlbumCode | null };

export function CodesDialog(props: CodesDialogProps) {
  const messages = useMessages(codeMessages);
  return (
    <Dialog title={messages.title} isOpen={props.isOpen} onClose={props.onClose} size="wide">
      {/* Inside, so that each opening begins with the list. */}
      <Codes {...props} />
    </Dialog>
  );
}

function Codes({ album, otherAlbums, onSaveAlbum, onMade }: CodesDialogProps) {
  const messages = useMessages(codeMessages);
  const codes = useCodes(album.ownerId, album.id);
  const changed = useCodesChanged(album.ownerId);
  const change = useChange();
  const [view, setView] = useState<View>({ is: 'list' });
  const showList = () => setView({ is: 'list' });
  if (codes.state === 'loading') return <Skeleton className="h-40 w-full" />;
  if (codes.state === 'failed') return <RetryBanner onRetry={codes.retry}>{messages.failed}</RetryBanner>;
  if (view.is === 'form') {
    return (
      <CodeForm
        album={album}
        otherAlbums={otherAlbums}
        code={view.code}
        onCancel={() => setView(view.code ? { is: 'code', codeId: view.code.id } : { is: 'list' })}
        onSaved={async (codeId) => {
          // It was saved, whether or not the list can be read just now.
          await changed().catch(() => undefined);
          if (view.code === null) onMade?.(codeId);
          setView({ is: 'code', codeId });
        }}
      />
    );
  }
  const found = view.is === 'code' ? codes.codes.find(({ code }) => code.id === view.codeId) : undefined;
  if (found) {
    return (
      <CodeDetail
        {...found}
        onBack={showList}
        onEdit={change(() => setView({ is: 'form', code: found.code }))}
        onChanged={changed}
        {...(onSaveAlbum ? { onSaveAlbum } : {})}
      />
    );
  }
  return (
    <>
      <p className="text-ink-soft">{messages.intro}</p>
      <CodeList codes={codes.codes} onOpen={(codeId) => setView({ is: 'code', codeId })} />
      <Button className="mt-6" onPress={change(() => setView({ is: 'form', code: null }))}>
        {messages.make}
      </Button>
    </>
  );
}
