/** Picks files, or a whole folder, to add to the album. */
import FolderPlus from 'lucide-react/icons/folder-plus';
import ImagePlus from 'lucide-react/icons/image-plus';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Button } from '#ui/Button.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { useChange, useIsReadOnly } from '#ui/readOnly.tsx';
import { acceptedFiles } from './acceptedFiles.ts';
import { albumMessages } from './messages.ts';

export interface AddButtonsProps {
  readonly onFiles: (files: readonly File[]) => void;
}

export function AddButtons({ onFiles }: AddButtonsProps) {
  const messages = useMessages(albumMessages);
  const pick = (files: FileList | null) => {
    if (files && files.length > 0) onFiles([...files]);
  };
  const change = useChange();
  const text = (
    <>
      <span className="sm:hidden">{messages.add}</span>
      <span className="max-sm:hidden">{messages.addFiles}</span>
    </>
  );
  if (useIsReadOnly()) {
    return (
      <Button
        icon={<ImagePlus size={18} aria-hidden="true" />}
        aria-label={messages.addFiles}
        onPress={change(() => undefined)}
      >
        {text}
      </Button>
    );
  }
  return (
    <>
      <FileTrigger acceptDirectory allowsMultiple onSelect={pick}>
        <Button
          variant="secondary"
          icon={<FolderPlus size={18} aria-hidden="true" />}
          className="max-sm:hidden pointer-coarse:hidden"
        >
          {messages.addFolder}
        </Button>
      </FileTrigger>
      <FileTrigger acceptedFileTypes={[...acceptedFiles]} allowsMultiple onSelect={pick}>
        <Button icon={<ImagePlus size={18} aria-hidden="true" />} aria-label={messages.addFiles}>
          {text}
        </Button>
      </FileTrigger>
    </>
  );
}
