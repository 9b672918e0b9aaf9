import { clockOf, dayOf, formatShortDay } from '#domain/core/time.ts';
import { m } from '#src/copy/generated/messages.js';
import { Card } from '#src/ui/Card.tsx';
import { Timeline } from '#src/ui/Timeline.tsx';

type Line<Act extends string> = {
  /** Epoch milliseconds. */
  readonly at: number;
  readonly by: string;
  readonly act: Act;
  /** Person of the order, from 0; null: the whole of it. */
  readonly position: number | null;
  readonly field: string | null;
};

type Props<Act extends string> = {
  /** Newest first. */
  readonly log: readonly Line<Act>[];
  readonly words: Readonly<Record<Act, () => string>>;
  readonly fieldLabel: (field: string) => string;
};

/** Who of the staff did what with an order, in the words of its product. */
export const StaffLog = <Act extends string>({ log, words, fieldLabel }: Props<Act>) => (
  <Card as="section" gap={4} aria-labelledby="staff-log">
    <h2 id="staff-log">{m.staff_log()}</h2>
    {log.length === 0 ? (
      <p className="quiet">{m.staff_log_none()}</p>
    ) : (
      <Timeline
        items={log.map(({ at, by, act, position, field }, index) => ({
          // Entries are added at the top: numbered from the end, each keeps its id.
          id: String(log.length - index),
          time: `${formatShortDay(dayOf(at))}, ${clockOf(at)}`,
          title: `${by}: ${words[act]()}`,
          text: [position === null ? null : m.staff_log_person({ number: position + 1 }), field && fieldLabel(field)]
            .filter(Boolean)
            .join(', '),
          state: 'done',
        }))}
      />
    )}
  </Card>
);
