/** The lightbox's keys, for whoever asks. */
import { Dialog } from '#ui/Dialog.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { mediaMessages } from '../messages.ts';
import { type LightboxCommand, lightboxKeys } from './lightboxKeys.ts';

interface ShortcutListProps {
  /** Commands that do something here: a visitor of the demo deletes nothing. */
  readonly available: ReadonlySet<LightboxCommand>;
  readonly onClose: () => void;
}

export function ShortcutList({ available, onClose }: ShortcutListProps) {
  const messages = useMessages(mediaMessages);
  const names: Readonly<Record<LightboxCommand, string>> = {
    next: messages.next,
    previous: messages.previous,
    first: messages.first,
    last: messages.last,
    play: messages.playOrPause,
    live: messages.playLive,
    'zoom-in': messages.zoomIn,
    'zoom-out': messages.zoomOut,
    whole: messages.showWhole,
    'turn-right': messages.turnRight,
    'turn-left': messages.turnLeft,
    favour: messages.favourite,
    details: messages.details,
    download: messages.download,
    delete: messages.delete,
    shortcuts: messages.shortcuts,
  };
  const keyNames: Readonly<Record<string, string>> = {
    ArrowRight: '→',
    ArrowLeft: '←',
    Home: messages.keyHome,
    End: messages.keyEnd,
    ' ': messages.keySpace,
    '-': '−',
    l: 'L',
    r: 'R',
    R: messages.keyShift('R'),
    f: 'F',
    i: 'I',
    d: 'D',
    Delete: messages.keyDelete,
  };
  const rows = lightboxKeys.filter(({ command }) => available.has(command));
  return (
    <Dialog title={messages.shortcuts} isOpen onClose={onClose}>
      <dl className="grid grid-cols-[1fr_auto] items-baseline gap-x-8 gap-y-2.5">
        {rows.map(({ command, keys: [key = ''] }) => (
          <Row key={command} name={names[command]} press={keyNames[key] ?? key} />
        ))}
        <Row name={messages.close} press={messages.keyEscape} />
      </dl>
    </Dialog>
  );
}

function Row({ name, press }: { readonly name: string; readonly press: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>
        <kbd className="rounded-small border border-line bg-sunken px-2 py-0.5 font-sans text-small">
          {press}
        </kbd>
      </dd>
    </>
  );
}
