/** What the dialogs that compose a print file are given, whichever they are. */
import type { UserId } from '#shared/domain/ids.ts';
import type { MadePrint } from './making/useMaking.ts';
import type { PrintedSize } from './printedSize.ts';

export interface ComposingProps {
  readonly userId: UserId;
  readonly size: PrintedSize;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onMade: (made: MadePrint) => void;
}
