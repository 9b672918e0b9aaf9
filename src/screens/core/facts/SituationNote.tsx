import { pathTo } from '#domain/core/page-paths.ts';
import { formatFullDay } from '#domain/core/time.ts';
import type { components } from '#openapi/generated/types.ts';
import { m } from '#src/copy/generated/messages.js';
import { SITUATION_ID } from '#src/screens/core/facts/situation-place.ts';
import { Note } from '#src/ui/Note.tsx';

export type CurrentSituation = components['schemas']['Situation'];
type Item = CurrentSituation['items'][number];

/** The latest news on war and airspace, and whom to ask; nothing if unreadable. */
export function SituationNote({ situation }: { readonly situation: CurrentSituation | null }) {
  const [latest] = situation?.items ?? [];
  if (!latest) return null;
  return (
    <Note tone="warn">
      <strong>{m.help_situation_note()}</strong> {latest.text} {lookedText(latest)} {m.help_situation_ask()}{' '}
      <a href={`${pathTo.help()}#${SITUATION_ID}`}>{m.help_situation_all()}</a>
    </Note>
  );
}

/** When somebody last checked, or since when nobody has. */
export const lookedText = ({ lookedAt, notSince }: Pick<Item, 'lookedAt' | 'notSince'>): string =>
  notSince
    ? m.help_situation_overdue({ day: formatFullDay(notSince) })
    : m.help_situation_looked({ day: formatFullDay(lookedAt) });
