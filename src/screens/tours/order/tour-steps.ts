import { formatMoney } from '#domain/core/money.ts';
import { addDays, dayOf, formatDay } from '#domain/core/time.ts';
import { isCalledOff, restToPay } from '#domain/tours/standing.ts';
import { m } from '#src/copy/generated/messages.js';
import type { TrackStep } from '#src/screens/core/tracking/TrackWay.tsx';
import type { TourOrder } from '#src/screens/tours/checkout/hold-slots.tsx';
import { certainWords } from '#src/screens/tours/checkout/order-words.ts';
import { trackingOf } from '#src/screens/tours/order/tracked-tour.ts';

/** So many days before the start the guide is named. */
const GUIDE_DAYS = 7;

/** Why its departure does not run, in short; null while it may. */
export function offWords(stage: TourOrder['stage']): string | null {
  if (stage === 'belowMinimum') return m.tours_way_below();
  return stage === 'calledOff' ? m.tours_way_off() : null;
}

/** The way of a booked tour, from its deposit to its end; what is now is marked. */
export function tourSteps(order: TourOrder): readonly TrackStep[] {
  const { item, issuedAt, paid, total } = order;
  const { money, departure } = trackingOf(order);
  const hasBegun = departure === 'running' || departure === 'done';
  const rest = restToPay(order);
  const restDue = rest === null || rest.dueAt === null ? null : dayOf(rest.dueAt - 1);
  const isOff = isCalledOff(order);
  const journey: readonly TrackStep[] =
    item.kind === 'dayTour'
      ? []
      : [
          {
            id: 'certain',
            title: offWords(order.stage) ?? (item.isCertain ? certainWords(order) : m.tours_certain()),
            when:
              item.isCertain || departure === 'calledOff'
                ? ''
                : m.tours_way_by({ day: formatDay(item.decidedOn ?? item.start) }),
            state: isOff ? 'bad' : item.isCertain ? 'done' : 'now',
          },
          ...(isOff
            ? []
            : [
                {
                  id: 'rest',
                  title: money === 'paidInFull' ? m.tours_way_paid() : m.tours_way_rest(),
                  when: restDue === null ? '' : m.tours_way_by({ day: formatDay(restDue) }),
                  state:
                    money === 'paidInFull'
                      ? ('done' as const)
                      : money === 'balanceDue'
                        ? ('now' as const)
                        : ('next' as const),
                },
              ]),
          {
            id: 'guide',
            title: item.guide === null ? m.tours_way_guide() : m.tours_way_guide_name({ guide: item.guide }),
            when: item.guide === null ? m.tours_way_about({ day: formatDay(addDays(item.start, -GUIDE_DAYS)) }) : '',
            state: item.guide === null ? 'next' : 'done',
          },
        ];
  return [
    {
      id: 'booked',
      title: m.tours_way_booked(),
      when: [issuedAt === null ? '' : formatDay(dayOf(issuedAt)), formatMoney(paid ?? total)]
        .filter(Boolean)
        .join(', '),
      state: 'done',
    },
    ...journey,
    {
      id: 'start',
      title: m.tours_way_start(),
      when: formatDay(item.start),
      state: departure === 'running' ? 'now' : hasBegun ? 'done' : 'next',
    },
    ...(item.end === item.start
      ? []
      : [
          {
            id: 'end',
            title: m.tours_way_end(),
            when: formatDay(item.end),
            state: departure === 'done' ? ('done' as const) : ('next' as const),
          },
        ]),
  ];
}
