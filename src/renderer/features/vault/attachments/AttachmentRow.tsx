/** One file of an item: what it is, and what can be done with it. */
import Ellipsis from 'lucide-react/icons/ellipsis';
import File from 'lucide-react/icons/file';
import FileAudio from 'lucide-react/icons/file-headphone';
import FileImage from 'lucide-react/icons/file-image';
import FileVideo from 'lucide-react/icons/file-play';
import FileText from 'lucide-react/icons/file-text';
import FileType from 'lucide-react/icons/file-type';
import { formatBytes } from '#features/media/index.ts';
import type { Attachment } from '#shared/vault/content.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { Menu } from '#ui/Menu.tsx';
import { type FileKind, kindOfFile } from './fileKinds.ts';
import { attachmentMessages } from './messages.ts';

const icons: Record<FileKind, typeof File> = {
  picture: FileImage,
  pdf: FileType,
  audio: FileAudio,
  film: FileVideo,
  text: FileText,
  other: File,
};

const kindTexts = {
  picture: 'kindPicture',
  pdf: 'kindPdf',
  audio: 'kindAudio',
  film: 'kindFilm',
  text: 'kindText',
  other: 'kindOther',
} as const satisfies Record<FileKind, string>;

interface AttachmentRowProps {
  readonly attachment: Attachment;
  readonly onOpen: () => void;
  readonly onDownload: () => void;
  readonly onRename: () => void;
  readonly onRemove: () => void;
  readonly isReadOnly: boolean;
}

export function AttachmentRow({
  attachment,
  onOpen,
  onDownload,
  onRename,
  onRemove,
  isReadOnly,
}: AttachmentRowProps) {
  const texts = useMessages(attachmentMessages);
  const language = useLanguage();
  const { name, byteCount } = attachment;
  const kind = kindOfFile(attachment);
  const Icon = icons[kind];
  const entries = [
    { id: 'download', label: texts.download, onAction: onDownload },
    ...(isReadOnly
      ? []
      : [
          { id: 'rename', label: texts.rename, onAction: onRename },
          { id: 'remove', label: texts.remove, onAction: onRemove, isDangerous: true },
        ]),
  ];
  return (
    <li className="flex items-center gap-1 border-line border-b last:border-b-0">
      <button
        type="button"
        aria-label={texts.open(name)}
        onClick={onOpen}
        className="flex min-h-14 min-w-0 flex-1 items-center gap-3 rounded-small px-2 py-2 text-start hover:bg-sunken"
      >
        <span className="flex size-10 shrink-0 items-center justify-center rounded-small bg-accent-soft text-accent-text">
          <Icon size={20} aria-hidden="true" />
        </span>
        <span className="min-w-0">
          <span className="block truncate">{name}</span>
          <span className="block text-caption text-ink-soft">
            {texts[kindTexts[kind]]}, {formatBytes(byteCount, language)}
          </span>
        </span>
      </button>
      <Menu
        label={texts.actions(name)}
        trigger={
          <IconButton label={texts.actions(name)}>
            <Ellipsis size={20} aria-hidden="true" />
          </IconButton>
        }
        entries={entries}
      />
    </li>
  );
}
