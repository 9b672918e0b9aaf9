import type { ReportStep } from '#machines/core/problem-report/types.ts';
import { m } from '#src/copy/generated/messages.js';

/** Uses the charts' names, which testers search for. */
export function stepText({ kind, name, code }: ReportStep): string {
  switch (kind) {
    case 'event':
      return m.help_step_event({ name });
    case 'ok':
      return m.help_step_ok({ name });
    case 'refused':
      return code ? m.help_step_refused_why({ name, code }) : m.help_step_refused({ name });
    case 'time':
      return m.help_step_time({ name });
  }
}

/** 754321 → 12:34.3 */
export function offsetText(ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  const seconds = (Math.floor((ms % 60_000) / 100) / 10).toFixed(1).padStart(4, '0');
  return `${minutes}:${seconds}`;
}
