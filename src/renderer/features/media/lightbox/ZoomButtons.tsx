/** Plus and minus for those who have neither wheel nor two fingers. */
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { IconButton } from '#ui/IconButton.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { mediaMessages } from '../messages.ts';
import { LARGEST_SCALE } from './zoom.ts';

const STEP = 1.5;

export interface ZoomButtonsProps {
  readonly scale: number;
  readonly onZoom: (factor: number) => void;
}

export function ZoomButtons({ scale, onZoom }: ZoomButtonsProps) {
  const messages = useMessages(mediaMessages);
  return (
    <div className="absolute end-4 bottom-4 hidden rounded-full bg-scrim pointer-fine:flex">
      <IconButton label={messages.zoomOut} isDisabled={scale <= 1} onPress={() => onZoom(1 / STEP)}>
        <Minus size={20} aria-hidden="true" />
      </IconButton>
      <IconButton label={messages.zoomIn} isDisabled={scale >= LARGEST_SCALE} onPress={() => onZoom(STEP)}>
        <Plus size={20} aria-hidden="true" />
      </IconButton>
    </div>
  );
}
