/** 20:04:02, like the clock of the site. */
export const formatTehranTime = (at: number): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Tehran', timeStyle: 'medium' }).format(at);

/** +2 s, +20 min 3 s. */
export function passedWords(ms: number): string {
  const seconds = Math.round(ms / 100) / 10;
  if (seconds < 60) return `+${seconds} s`;
  const rest = Math.round(seconds % 60);
  return `+${Math.floor(seconds / 60)} min${rest ? ` ${rest} s` : ''}`;
}
