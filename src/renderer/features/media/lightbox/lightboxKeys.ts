/** What each key means in the lightbox. The same list is shown to whoever presses "?". */

export type LightboxCommand =
  | 'next'
  | 'previous'
  | 'first'
  | 'last'
  | 'play'
  | 'live'
  | 'zoom-in'
  | 'zoom-out'
  | 'whole'
  | 'turn-right'
  | 'turn-left'
  | 'favour'
  | 'details'
  | 'download'
  | 'delete'
  | 'shortcuts';

/** In the order they are listed. Escape closes whatever is open and belongs to the dialog. */
export const lightboxKeys: readonly {
  readonly command: LightboxCommand;
  readonly keys: readonly string[];
}[] = [
  { command: 'next', keys: ['ArrowRight'] },
  { command: 'previous', keys: ['ArrowLeft'] },
  { command: 'first', keys: ['Home'] },
  { command: 'last', keys: ['End'] },
  { command: 'play', keys: [' '] },
  { command: 'live', keys: ['l'] },
  { command: 'zoom-in', keys: ['+', '='] },
  { command: 'zoom-out', keys: ['-'] },
  { command: 'whole', keys: ['0'] },
  { command: 'turn-right', keys: ['r'] },
  { command: 'turn-left', keys: ['R'] },
  { command: 'favour', keys: ['f'] },
  { command: 'details', keys: ['i'] },
  { command: 'download', keys: ['d'] },
  { command: 'delete', keys: ['Delete'] },
  { command: 'shortcuts', keys: ['?'] },
];

export interface PressedKey {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** Null for keys that are not the lightbox's; the browser's own shortcuts pass through. */
export function readLightboxKey(event: PressedKey): LightboxCommand | null {
  if (event.altKey || event.ctrlKey || event.metaKey) return null;
  return lightboxKeys.find(({ keys }) => keys.includes(event.key))?.command ?? null;
}
