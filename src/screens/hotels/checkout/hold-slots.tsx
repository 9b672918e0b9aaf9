import { formatMoney } from '#domain/money.ts';
import { formatDay } from '#domain/time.ts';
import { clockIn } from '#domain/zoned-time.ts';
import type { components } from '#openapi/generated/types.ts';
import { m } from '#src/copy/generated/messages.js';
import type { HoldSlots, StepWords } from '#src/screens/booking/slots.ts';
import { boardName } from '#src/screens/hotels/board.ts';
import { HOLD_WORDS } from '#src/screens/hotels/hold-words.ts';
import { untilThere } from '#src/screens/hotels/moment-there.ts';
import { Stars } from '#src/screens/hotels/Stars.tsx';

export type HotelOrder = components['schemas']['HotelOrder'];

export const hotelSteps: StepWords = [
  m.hotels_step_list,
  m.hotels_step_people,
  m.hotels_step_review,
  m.hotels_step_papers,
];

/** "Sat 5 Dec, 14:00 to Tue 8 Dec, 12:00", on the clocks of the hotel. */
export const stayWords = ({ checkIn, checkOut, checkInAt, checkOutAt, timeZone }: HotelOrder['item']): string =>
  m.hotels_stay_times({
    from: formatDay(checkIn),
    fromTime: clockIn(timeZone, checkInAt),
    to: formatDay(checkOut),
    toTime: clockIn(timeZone, checkOutAt),
  });

export const roomLines = ({ rooms }: HotelOrder['item']): string[] =>
  rooms.map(({ room, rate }, at) =>
    m.hotels_stay_line({ number: at + 1, room: room.name.en, board: boardName(rate.board) }),
  );

/** What is paid at the hotel, in words; nothing where it is nothing. */
export const deskWords = ({ payAtHotel, cityTax }: HotelOrder['item']): string[] => [
  ...(payAtHotel.amount > 0 ? [m.hotels_review_desk({ amount: formatMoney(payAtHotel) })] : []),
  ...(cityTax ? [m.hotels_review_tax({ amount: formatMoney(cityTax) })] : []),
];

/** Until when all comes back, in words. */
export const freeWords = ({ freeUntil, timeZone }: HotelOrder['item']): string =>
  freeUntil === null ? m.hotels_back_none() : m.hotels_back_free(untilThere(timeZone, freeUntil));

const Bought = ({ order: { item } }: { readonly order: HotelOrder }) => (
  <>
    <h2 className="strong">{m.hotels_stay()}</h2>
    <p>
      <strong className="strong">{item.name.en}</strong> <Stars count={item.stars} />
      <br />
      <span className="quiet small">{`${stayWords(item)}, ${m.hotels_nights({ count: item.nights })}`}</span>
    </p>
    <ul className="small">
      {[...roomLines(item), freeWords(item), ...deskWords(item)].map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </>
);

export const hotelHold: HoldSlots<HotelOrder> = {
  steps: hotelSteps,
  Bought,
  lineText: ({ words, count }) => (count > 1 ? `${words} × ${count}` : words),
  protectionOf: null,
  Instead: () => <p>{m.hotels_hold_instead()}</p>,
  hold: {
    clock: HOLD_WORDS,
    ended: m.hotels_hold_ended,
    soldOut: m.hotels_hold_sold,
    slow: m.hotels_slow,
    priceUp: m.hotels_hold_price_up,
    back: m.hotels_hold_back,
    look: m.hotels_hold_look,
  },
};
