import type { RoomEstimate } from './fileRoom.ts';

/** Which of the files fit: each file in the order given takes its room where there is enough for it, as the server does. */
export function divideByRoom(files: readonly File[], leftBytes: number, estimate: RoomEstimate) {
  let left = leftBytes;
  const fitting: File[] = [];
  const unfitting: File[] = [];
  for (const file of files) {
    const room = estimate(file);
    const fits = room <= left;
    if (fits) left -= room;
    (fits ? fitting : unfitting).push(file);
  }
  return { fitting, unfitting };
}
