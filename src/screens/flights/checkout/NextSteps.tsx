import { formatMoney } from '#domain/core/money.ts';
import { comesBack } from '#domain/core/refund-split.ts';
import { shortAirport } from '#domain/country/airports.ts';
import { cityOf } from '#domain/country/cities.ts';
import { counterClosesAt } from '#domain/flights/check-in-counter.ts';
import { type OrderLeg, refundPercentAt } from '#domain/flights/fares.ts';
import { m } from '#src/copy/generated/messages.js';
import { momentText } from '#src/screens/core/issue/moment.ts';
import { type FlightOrder, refundPlanOf, whoFlies } from '#src/screens/flights/checkout/order.ts';
import { beThereAt } from '#src/screens/flights/checkout/times.ts';
import { Stack } from '#src/ui/layout.tsx';
import { Timeline, type TimelineItem } from '#src/ui/Timeline.tsx';

/** Next steps with their times, in Tehran time. */
export function NextSteps({ order }: { readonly order: FlightOrder }) {
  const steps = order.item.legs
    .flatMap((leg) => [...refundSteps(leg, order), ...legSteps(leg, order)])
    .sort((a, b) => a.at - b.at);
  return (
    <Stack as="section" gap={4}>
      <h2>{m.issue_next()}</h2>
      <Timeline items={steps.map(({ at, ...step }) => ({ ...step, ...whenOf(at, order.serverNow) }))} />
    </Stack>
  );
}

type Step = Pick<TimelineItem, 'id' | 'title' | 'text'> & { readonly at: number };

const whenOf = (at: number, now: number) => ({
  time: momentText(at),
  state: at <= now ? ('done' as const) : ('next' as const),
});

/** When the refund share drops next; empty if nothing is refunded. */
function refundSteps({ path, flight }: OrderLeg, order: FlightOrder): Step[] {
  const plan = refundPlanOf(order).find((leg) => leg.path === path);
  const step = plan?.steps.find(({ until }) => until > order.serverNow);
  if (!plan || !step || step.percent === 0 || step.until >= flight.departsAt) return [];
  const { paid, steps } = plan;
  const after = refundPercentAt(steps, step.until);
  const amounts = { amount: formatMoney(comesBack(paid, step.percent)), paid: formatMoney(paid) };
  return [
    {
      id: `${path}-refund`,
      at: step.until,
      title: m.issue_next_refund({ percent: step.percent }),
      text:
        after > 0
          ? m.issue_next_refund_text({ ...amounts, after: formatMoney(comesBack(paid, after)) })
          : m.issue_next_refund_none(amounts),
    },
  ];
}

function legSteps({ path, flight }: OrderLeg, order: FlightOrder): Step[] {
  const airport = shortAirport(flight.origin);
  const { terminal } = flight;
  // Travellers who arrived at the international airport often look for domestic flights there.
  const hints = [
    m.issue_next_be_text(),
    flight.origin === 'THR' ? m.issue_next_not_ika() : '',
    terminal ? m.issue_next_board() : '',
  ];
  return [
    {
      id: `${path}-be`,
      at: beThereAt(flight),
      title: terminal ? m.issue_next_be_terminal({ airport, terminal }) : m.issue_next_be({ airport }),
      text: hints.filter(Boolean).join(' '),
    },
    {
      id: `${path}-counter`,
      at: counterClosesAt(flight),
      title: m.issue_next_counter(),
      text: m.issue_next_counter_text({ count: whoFlies(order).length }),
    },
    { id: `${path}-off`, at: flight.departsAt, title: m.issue_next_off({ city: cityOf(flight.destination) }) },
    { id: `${path}-lands`, at: flight.arrivesAt, title: m.issue_next_lands({ city: cityOf(flight.destination) }) },
  ];
}
