/** Which of the owner's printed codes the square of a piece is; one can be made on the spot. */
import { AlbumCodes } from '#features/shop/index.ts';
import type { AlbumCodeId } from '#shared/domain/albumCode.ts';
import type { UserId } from '#shared/domain/ids.ts';
import { DialogOnDemand } from '#ui/DialogOnDemand.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { cartMessages } from '../messages.ts';

interface CodeDialogProps {
  readonly userId: UserId;
  readonly isOpen: boolean;
  readonly chosen: AlbumCodeId | null;
  readonly onChoose: (codeId: AlbumCodeId) => void;
  readonly onClose: () => void;
}

export function CodeDialog({ userId, isOpen, chosen, onChoose, onClose }: CodeDialogProps) {
  const texts = useMessages(cartMessages);
  return (
    <DialogOnDemand title={texts.codeTitle} isOpen={isOpen} onClose={onClose}>
      <p className="mb-5 text-ink-soft">{texts.codeLead}</p>
      <AlbumCodes userId={userId} value={chosen} onChange={onChoose} isMissing={false} />
    </DialogOnDemand>
  );
}
