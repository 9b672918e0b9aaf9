import { formatFullPersianDay } from '#domain/core/persian-day.ts';
import { dayOf, formatDuration } from '#domain/core/time.ts';
import type { RunOrder } from '#domain/transport/orders.ts';
import { m } from '#src/copy/generated/messages.js';
import type { HoldSlots, StepWords } from '#src/screens/core/booking/slots.ts';
import { HOLD_WORDS } from '#src/screens/transport/hold-words.ts';
import { PlaceList } from '#src/screens/transport/runs/checkout/PlaceList.tsx';
import {
  arrivesWords,
  departsWords,
  kindWords,
  numberWords,
  type RunItem,
  staying,
  wayOf,
} from '#src/screens/transport/runs/checkout/run-words.ts';
import { nightsWords } from '#src/screens/transport/runs/run-words.ts';
import { Tag } from '#src/ui/Tag.tsx';

/** As on the plan: the train or bus, the places, and what follows. */
export const runSteps = ({ kind, places }: RunItem) =>
  [
    kind === 'train' ? m.transportplace_step_train : m.transportplace_step_bus,
    places[0]?.compartment ? m.transportplace_step_berths : m.transportplace_step_seats,
    m.transportplace_step_people,
    m.transportplace_step_review,
    m.transportplace_step_tickets,
  ] as const satisfies StepWords;

/** "Family compartment, sold whole", once for all who lie in it. */
const kindsOf = (item: RunItem): readonly string[] => [
  ...new Set(staying(item).flatMap((place) => kindWords(place) ?? [])),
];

export const RunTimes = ({ item }: { readonly item: RunItem }) => (
  <p>
    {departsWords(item)}
    <br />
    {arrivesWords(item)}
    <br />
    <span className="small quiet">
      {[formatFullPersianDay(dayOf(item.departsAt)), formatDuration(item.minutes)].join(', ')}
    </span>
  </p>
);

const Bought = ({ order }: { readonly order: RunOrder }) => {
  const { item } = order;
  return (
    <>
      <h2 className="strong">{item.kind === 'train' ? m.transportplace_your_train() : m.transportplace_your_bus()}</h2>
      {item.nights > 0 ? (
        <p>
          <Tag tone="accent" icon="moon">
            {nightsWords(item.nights)}
          </Tag>
        </p>
      ) : null}
      <p>
        <strong className="strong">{wayOf(item)}</strong>
        <br />
        {numberWords(item)}
      </p>
      <RunTimes item={item} />
      {kindsOf(item).map((kind) => (
        <p key={kind} className="small quiet">
          {kind}
        </p>
      ))}
      <PlaceList order={order} />
      {item.isSimulated ? (
        <p className="small quiet">
          {item.kind === 'train' ? m.transportrun_sample_train() : m.transportrun_sample_bus()}
        </p>
      ) : null}
    </>
  );
};

export const runHold: Omit<HoldSlots<RunOrder>, 'steps'> = {
  Bought,
  lineText: ({ words, count }) => (count > 1 ? `${words} × ${count}` : words),
  included: () => m.transportticket_included(),
  protectionOf: null,
  Instead: () => <p>{m.transportticket_instead()}</p>,
  hold: {
    clock: HOLD_WORDS,
    ended: m.transportticket_hold_ended,
    soldOut: m.transportticket_hold_sold,
    slow: m.transport_slow,
    priceUp: m.transport_hold_price_up,
    back: m.transportplace_price_back,
    look: m.transportplace_price_back,
  },
};
