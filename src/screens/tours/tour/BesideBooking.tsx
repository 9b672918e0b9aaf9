import { pathTo } from '#domain/core/page-paths.ts';
import { formatDay } from '#domain/core/time.ts';
import { codeBefore, GUIDED_CODE_DAYS } from '#domain/tours/visa-days.ts';
import { m } from '#src/copy/generated/messages.js';
import type { Chosen } from '#src/screens/tours/tour/chosen.ts';
import type { Tour } from '#src/screens/tours/tour/tour-props.ts';
import { Note } from '#src/ui/Note.tsx';

/** Above it an insurance needs its own cover of mountains, in metres. */
const HIGH_METRES = 4000;

/** What one needs besides the tour: the visa where only a guide opens it, and an insurance with the dates filled in. */
export function BesideBooking({
  tour: { card, highest },
  chosen: { start },
  today,
}: {
  readonly tour: Tour;
  readonly chosen: Chosen;
  readonly today: string;
}) {
  const isHigh = highest !== null && highest > HIGH_METRES;
  const late = card.departures.filter((one) => codeBefore(one.start, today) === 'late');
  const tight = card.departures.filter((one) => codeBefore(one.start, today) === 'tight');
  const days = (departures: typeof late) => departures.map((one) => formatDay(one.start)).join(', ');
  return (
    <>
      <Note icon="stamp">
        <strong>{m.tourpage_visa_title()}</strong> {m.tourpage_visa(GUIDED_CODE_DAYS)}{' '}
        {late.length > 0 ? m.tourpage_visa_too_soon({ days: days(late) }) : ''}{' '}
        {tight.length > 0 ? m.tourpage_visa_maybe({ days: days(tight) }) : ''}{' '}
        {start && card.runs ? dayVisaWords(start, today) : ''} <a href={pathTo.visa()}>{m.tourpage_visa_link()}</a>
      </Note>
      <Note icon="shield-plus">
        {m.tourpage_insurance()} {isHigh ? m.tourpage_insurance_high({ metres: highest ?? HIGH_METRES }) : ''}{' '}
        <a
          href={pathTo.insurance({
            ...(start ? { firstDay: start, days: card.days } : {}),
            ...(isHigh ? { mountain: 1 } : {}),
          })}
        >
          {start ? m.tourpage_insurance_days({ count: card.days }) : m.tourpage_insurance_link()}
        </a>
      </Note>
    </>
  );
}

function dayVisaWords(start: string, today: string): string {
  const code = codeBefore(start, today);
  return code === 'inTime' ? '' : code === 'late' ? m.tourpage_visa_late() : m.tourpage_visa_tight();
}
