/** A sheet with the mark of a kind, for a file of which there is no picture. */
import FileIcon from 'lucide-react/icons/file';
import FileAudio from 'lucide-react/icons/file-headphone';
import FileText from 'lucide-react/icons/file-text';
import Film from 'lucide-react/icons/film';
import ImageIcon from 'lucide-react/icons/image';
import type { MediaFile } from '#shared/domain/mediaItem.ts';

const icons = { pdf: FileText, photo: ImageIcon, video: Film, audio: FileAudio, file: FileIcon };

export function KindIcon({ kind }: Pick<MediaFile, 'kind'>) {
  const Icon = icons[kind];
  return (
    <span className="flex aspect-[3/4] w-40 shrink-0 items-center justify-center rounded-card border border-line bg-raised text-accent-text shadow-overlay">
      <Icon size={60} strokeWidth={1.25} aria-hidden="true" />
    </span>
  );
}
