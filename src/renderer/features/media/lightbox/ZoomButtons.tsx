/** Plus and minus for those who have neither wheel nor two fingers. */
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { IconButton } from '#ui/IconButton.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { mediaMessages } from '../messages.ts';

export const LARGEST_SCALE = 8;

interface ZoomButtonsProps {
  readonly scale: number;
  readonly onZoomIn: () => void;
  readonly onZoomOut: () => void;
}

export function ZoomButtons({ scale, onZoomIn, onZoomOut }: ZoomButtonsProps) {
  const messages = useMessages(mediaMessages);
  return (
    <div className="absolute end-4 bottom-4 hidden rounded-full bg-scrim pointer-fine:flex">
      <IconButton label={messages.zoomOut} isDisabled={scale <= 1} onPress={onZoomOut}>
        <Minus size={20} aria-hidden="true" />
      </IconButton>
      <IconButton label={messages.zoomIn} isDisabled={scale >= LARGEST_SCALE} onPress={onZoomIn}>
        <Plus size={20} aria-hidden="true" />
      </IconButton>
    </div>
  );
}
