import { formatDay } from '#domain/core/time.ts';
import { m } from '#src/copy/generated/messages.js';
import css from '#src/screens/card/tracking/Tracking.module.css';
import { type WayDay, wayDays } from '#src/screens/card/tracking/working-days.ts';
import { Card } from '#src/ui/Card.tsx';

const KEYS = {
  past: m.card_days_past,
  now: m.card_days_now,
  due: m.card_days_due,
  fly: m.card_days_fly,
} as const;

/** The days of the way as squares; the heading above says the same in words. */
export function WorkingDays(span: Parameters<typeof wayDays>[0]) {
  const days = wayDays(span);
  const kinds = (['past', 'now', 'due', 'fly'] as const).filter((kind) => days.some((day) => day.kind === kind));
  return (
    <Card>
      <figure className={css.days} aria-hidden="true">
        <ol>{days.map(square)}</ol>
        <figcaption className={css.key}>
          {kinds.map((kind) => (
            <span key={kind} data-k={kind}>
              {KEYS[kind]()}
            </span>
          ))}
        </figcaption>
      </figure>
    </Card>
  );
}

const square = ({ day, kind, number }: WayDay) => (
  <li key={day} data-k={kind}>
    <small>{formatDay(day).slice(0, 2)}</small>
    <b>{Number(day.slice(8))}</b>
    <i>{number ?? ''}</i>
  </li>
);
