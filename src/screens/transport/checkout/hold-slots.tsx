import { addedWords } from '#domain/transport/added-words.ts';
import { goingRides } from '#domain/transport/ride-now.ts';
import { peopleOf } from '#domain/transport/wish.ts';
import { m } from '#src/copy/generated/messages.js';
import type { HoldSlots, StepWords } from '#src/screens/core/booking/slots.ts';
import { roadWords } from '#src/screens/transport/drive-words.ts';
import { HOLD_WORDS } from '#src/screens/transport/hold-words.ts';
import {
  bookedWords,
  carWords,
  type Item,
  loadWords,
  persianDayWords,
  seatWords,
  type TransportOrder,
  wayWords,
} from '#src/screens/transport/ride-words.ts';

export type { TransportOrder };

export const transportSteps: StepWords = [
  m.transport_step_question,
  m.transport_step_people,
  m.transport_step_review,
  m.transport_step_papers,
];

/** The car with who and what rides in it, or who is served at the airport, a line for each. */
function partyLines(item: Item): readonly string[] {
  const { wish, parts } = item;
  if (wish.kind === 'cip') {
    const { adults, children, infants } = wish.people;
    return [m.transportride_people({ count: adults + children + infants }), ...parts, ...addedLine(item)];
  }
  const seats = seatWords(wish.load);
  return [
    `${carWords(wish.car)}, ${loadWords(wish.load)}`,
    ...(seats === null ? [] : [m.transportride_seats({ seats })]),
    ...(wish.stops > 0 ? [m.transportride_stops({ count: wish.stops })] : []),
    ...(wish.kind === 'car' && wish.waitingHours > 0
      ? [m.transportride_waiting_hours({ count: wish.waitingHours })]
      : []),
  ];
}

const addedLine = (item: Item): readonly string[] =>
  item.added.length === 0 ? [] : [`${m.transportride_doc_added()}: ${addedWords(item)}`];

/** The same in one line: "3 people: meet at the gate, porter. Added: Wheelchair". */
export function partyWords(item: Item): string {
  const lines = partyLines(item);
  if (item.kind !== 'cip') return lines.join('. ');
  return [[lines[0], item.parts.join(', ')].filter(Boolean).join(': '), ...addedLine(item)].join('. ');
}

const Bought = ({ order: { item } }: { readonly order: TransportOrder }) => (
  <>
    <h2 className="strong">{m.transport_bought()}</h2>
    {goingRides(item).map((ride) => (
      <p key={ride.bookedAt}>
        <strong className="strong">{wayWords(item, ride)}</strong>
        <br />
        {bookedWords(item, ride)}
        <br />
        <span className="small quiet">
          {[
            persianDayWords(ride),
            ...(ride.flight === '' ? [] : [ride.flight]),
            ...(item.kind === 'cip' ? [] : [roadWords(ride.minutes)]),
          ].join(', ')}
        </span>
      </p>
    ))}
    <ul className="small quiet">
      {partyLines(item).map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
    {item.isSimulated ? <p className="small quiet">{m.transportride_sample()}</p> : null}
  </>
);

export const transportHold: HoldSlots<TransportOrder> = {
  steps: transportSteps,
  Bought,
  lineText: ({ words, count }) => (count > 1 ? `${words} × ${count}` : words),
  totalFor: ({ item: { kind, wish } }) =>
    kind === 'cip' ? m.transportride_total_cip({ count: peopleOf(wish) }) : m.transportwish_whole_car(),
  included: ({ item }) => (item.kind === 'cip' ? m.transportride_included_cip() : m.transportride_included()),
  protectionOf: null,
  Instead: () => <p>{m.transport_instead()}</p>,
  hold: {
    clock: HOLD_WORDS,
    ended: m.transport_hold_ended,
    soldOut: m.transport_hold_sold,
    slow: m.transport_slow,
    priceUp: m.transport_hold_price_up,
    back: m.transport_hold_back,
    look: m.transport_hold_back,
  },
};
