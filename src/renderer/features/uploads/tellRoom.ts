/** What files need, in numbers that add up as they are read: the files themselves, their previews, both together. */

interface RoomNeeded {
  readonly total: number;
  readonly files: number;
  /** Zero where previews make no difference that is shown. */
  readonly previews: number;
}

/** Rounded to the last digit that `formatBytes` shows of the total. */
export function tellRoom(files: readonly Pick<File, 'size'>[], neededBytes: number): RoomNeeded {
  const fileBytes = files.reduce((sum, { size }) => sum + size, 0);
  const unit = 1_024 ** Math.max(0, Math.floor(Math.log(Math.max(1, neededBytes)) / Math.log(1_024)));
  const step = unit === 1 || neededBytes / unit >= 100 ? unit : unit / 10;
  const round = (bytes: number) => Math.round(bytes / step) * step;
  const total = round(neededBytes);
  const previews = Math.max(0, total - round(fileBytes));
  return { total, files: total - previews, previews };
}
