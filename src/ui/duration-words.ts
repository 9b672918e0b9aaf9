import { HOLD_CLOSING_SECONDS } from '#domain/core/limits.ts';
import { m } from '#src/copy/generated/messages.js';

/** Time left: "1 h 5 min", "18 min", "4 min 30 s", "40 s". Seconds only in the last five minutes. */
export function leftWords(seconds: number): string {
  if (seconds > 3600) {
    const all = Math.ceil(seconds / 60);
    return m.ui_hours_minutes({ hours: Math.floor(all / 60), minutes: all % 60 });
  }
  if (seconds > HOLD_CLOSING_SECONDS) return m.ui_minutes({ minutes: Math.ceil(seconds / 60) });
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  if (minutes === 0) return m.ui_seconds({ seconds: rest });
  return rest === 0 ? m.ui_minutes({ minutes }) : m.ui_minutes_seconds({ minutes, seconds: rest });
}
