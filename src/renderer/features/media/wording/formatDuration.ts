/** `0:07`, `12:30`, `1:02:03`: how long a recording lasts, rounded down to the second, and at least one. */
export function formatDuration(seconds: number): string {
  const whole = Math.max(1, Math.floor(seconds));
  const hours = Math.floor(whole / 3_600);
  const minutes = Math.floor((whole % 3_600) / 60);
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  const tail = twoDigits(whole % 60);
  return hours > 0 ? `${hours}:${twoDigits(minutes)}:${tail}` : `${minutes}:${tail}`;
}
