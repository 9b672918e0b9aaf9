import { m } from '#src/copy/generated/messages.js';
import { Tag } from '#src/ui/Tag.tsx';

type Departure = {
  readonly left: number;
  readonly isCertain: boolean;
  readonly taken: number;
  readonly leastToRun: number;
};

/** Whether a departure surely runs, and what is missing else. */
export function StateTag({ departure, places }: { readonly departure: Departure; readonly places: number }) {
  const { left, isCertain, taken, leastToRun } = departure;
  if (left === 0) return <Tag tone="warn">{m.tourpage_full()}</Tag>;
  if (left < places) return <Tag tone="warn">{m.tourpage_too_few({ count: left })}</Tag>;
  if (isCertain) {
    return (
      <Tag tone="done" icon="check">
        {m.tourpage_certain()}
      </Tag>
    );
  }
  const missing = leastToRun - taken - places;
  return <Tag>{missing > 0 ? m.tourpage_runs_with_more({ count: missing }) : m.tourpage_runs_with_you()}</Tag>;
}
