/** Seconds as a player shows them: `1:05`, `1:02:09`. */
export function clipTime(seconds: number): string {
  const whole = Math.floor(seconds);
  const minutes = Math.floor(whole / 60);
  const shown = [minutes % 60, whole % 60].map((part) => String(part).padStart(2, '0')).join(':');
  return minutes >= 60 ? `${Math.floor(minutes / 60)}:${shown}` : shown.replace(/^0/, '');
}
