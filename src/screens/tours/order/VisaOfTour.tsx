import { pathTo } from '#domain/core/page-paths.ts';
import { daysBetween } from '#domain/core/time.ts';
import { isCalledOff, restToPay } from '#domain/tours/standing.ts';
import { GUIDED_CODE_DAYS } from '#domain/tours/visa-days.ts';
import { m } from '#src/copy/generated/messages.js';
import type { TourOrder } from '#src/screens/tours/checkout/hold-slots.tsx';
import { buttonLook } from '#src/ui/Button.tsx';
import { Stack } from '#src/ui/layout.tsx';

/** A journey that is paid opens the visa request of its travellers; before that it says when. */
export function VisaOfTour({ order }: { readonly order: TourOrder }) {
  const { item, summary, serverNow } = order;
  if (item.kind === 'dayTour' || serverNow >= summary.startsAt || isCalledOff(order)) return null;
  const isPaid = restToPay(order) === null && item.guide !== null;
  return (
    <Stack as="section" gap={2}>
      <h2 className="strong">{m.tours_visa()}</h2>
      <p>{wordsOf(order, isPaid)}</p>
      {isPaid && item.isOwn ? (
        <p>
          <a {...buttonLook({ size: 's' })} href={requestOf(order)}>
            {m.tours_visa_open()}
          </a>
        </p>
      ) : null}
    </Stack>
  );
}

function wordsOf(order: TourOrder, isPaid: boolean): string {
  const { guide, isOwn = false } = order.item;
  if (!isPaid || guide === null) return m.tours_visa_later(GUIDED_CODE_DAYS);
  return isOwn ? m.tours_visa_text({ guide }) : m.tours_visa_elsewhere();
}

/** Passports and dates only; the server fills in the rest from the order. */
function requestOf({ orderId, item, passengers }: TourOrder): string {
  const passports = passengers.flatMap(({ nationality, leftAt }) => (leftAt === undefined ? [nationality] : []));
  return pathTo.visaRequest({
    ...Object.fromEntries(passports.map((nationality, at) => [`n${at + 1}`, nationality])),
    ...{ residence: passports[0] ?? '', entry: 'airport', purpose: 'tourism' },
    ...{ arrival: item.start, days: daysBetween(item.start, item.end) + 1, of: orderId },
  });
}
