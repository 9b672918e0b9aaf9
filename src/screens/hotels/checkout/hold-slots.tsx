import { formatDay } from '#domain/core/time.ts';
import { clockIn } from '#domain/core/zoned-time.ts';
import type { components } from '#openapi/generated/types.ts';
import { m } from '#src/copy/generated/messages.js';
import type { HoldSlots, StepWords } from '#src/screens/core/booking/slots.ts';
import { extraBedWords } from '#src/screens/hotels/bed-words.ts';
import { boardName } from '#src/screens/hotels/board.ts';
import { deskWords, taxWords } from '#src/screens/hotels/desk-words.ts';
import { HOLD_WORDS } from '#src/screens/hotels/hold-words.ts';
import { stayRefundLines } from '#src/screens/hotels/refund-words.ts';
import { Stars } from '#src/screens/hotels/Stars.tsx';

export type HotelOrder = components['schemas']['HotelOrder'];

export const hotelSteps: StepWords = [
  m.hotels_step_list,
  m.hotels_step_people,
  m.hotels_step_review,
  m.hotels_step_papers,
];

/** "Sat 5 Dec, 14:00 to Tue 8 Dec, 12:00", in the hotel's local time. */
export const stayWords = ({ checkIn, checkOut, checkInAt, checkOutAt, timeZone }: HotelOrder['item']): string =>
  m.hotels_stay_times({
    from: formatDay(checkIn),
    fromTime: clockIn(timeZone, checkInAt),
    to: formatDay(checkOut),
    toTime: clockIn(timeZone, checkOutAt),
  });

export const roomLines = ({ rooms }: HotelOrder['item']): string[] =>
  rooms.map(({ number, room, rate, party }) =>
    [
      m.hotels_stay_line({ number, room: room.name.en, board: boardName(rate.board) }),
      ...extraBedWords(party, room),
    ].join(', '),
  );

const Bought = ({ order, order: { item, serverNow } }: { readonly order: HotelOrder }) => (
  <>
    <h2 className="strong">{m.hotels_stay()}</h2>
    <p>
      <strong className="strong">{item.name.en}</strong> <Stars count={item.stars} />
      <br />
      <span className="quiet small">{`${stayWords(item)}, ${m.hotels_nights({ count: item.nights })}`}</span>
    </p>
    <ul className="small">
      {[...roomLines(item), ...stayRefundLines(item, serverNow), ...deskWords(order)].map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </>
);

export const hotelHold: HoldSlots<HotelOrder> = {
  steps: hotelSteps,
  Bought,
  lineText: ({ words, count }) => (count > 1 ? `${words} × ${count}` : words),
  included: ({ item }) => taxWords(item.cityTax),
  protectionOf: null,
  Instead: () => <p>{m.hotels_hold_instead()}</p>,
  hold: {
    clock: HOLD_WORDS,
    ended: m.hotels_hold_ended,
    soldOut: m.hotels_hold_sold_out,
    slow: m.hotels_slow,
    priceUp: m.hotels_hold_price_up,
    back: m.hotels_hold_back,
    look: m.hotels_hold_look,
  },
};
