import { formatMoney } from '#domain/core/money.ts';
import type { HotelBookingEvent } from '#machines/hotels/hotel-booking/types.ts';
import type { HotelBookingView } from '#machines/hotels/hotel-booking/view.ts';
import type { components } from '#openapi/generated/types.ts';
import { m } from '#src/copy/generated/messages.js';
import { wayOn } from '#src/screens/hotels/hotel/next-step.ts';
import { Button } from '#src/ui/Button.tsx';
import { PayBar } from '#src/ui/PayBar.tsx';
import { Price } from '#src/ui/Price.tsx';

/** Same breakpoint as in PayBar.module.css: below it the choice is far from the tables. */
const IS_NARROW = '(width < 60rem)';

export const roomId = (room: number) => `room-${room + 1}`;

function showRoom(room: number): void {
  const section = document.getElementById(roomId(room));
  if (!section) return;
  section.focus({ preventScroll: true });
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  section.scrollIntoView({ block: 'start', behavior: isCalm ? 'instant' : 'smooth' });
}

/** On a phone the next table is below the fold: scroll to it. */
export function leadTo(room: number | null): void {
  if (room !== null && matchMedia(IS_NARROW).matches) showRoom(room);
}

export type StayBarProps = {
  readonly stay: components['schemas']['HotelStay'];
  readonly view: Extract<HotelBookingView, { kind: 'hotel' }>;
  readonly send: (event: HotelBookingEvent) => void;
};

/** Bottom bar on phones: the room without a rate, or the total and the button. */
export function StayBar({ stay, view, send }: StayBarProps) {
  const { total, missing, canBook, book } = wayOn(stay, view, send);
  const count = stay.rooms.length;
  const { price } = view.isPriceChanged && view.problem ? view.problem : {};
  if (price) {
    return (
      <PayBar>
        <Price total={price.new} was={price.old} lines={[m.hotels_bar_price()]} />
        <Button kind="primary" onClick={() => send({ type: 'price.accept' })}>
          {m.hotels_price_take({ amount: formatMoney(price.new) })}
        </Button>
      </PayBar>
    );
  }
  if (missing === null) {
    return (
      <PayBar>
        <Price total={total} lines={[m.hotels_nights({ count: stay.nights })]} />
        <Button kind="primary" isBusy={view.isBooking} aria-disabled={!canBook} onClick={book}>
          {view.hotel.answers === 'onRequest' ? m.hotels_stay_ask() : m.hotels_stay_go()}
        </Button>
      </PayBar>
    );
  }
  return (
    <PayBar>
      {count > 1 ? (
        <Price total={m.hotels_bar_room({ number: missing + 1, count })} lines={[m.hotels_bar_missing()]} />
      ) : (
        <Price total={m.hotels_bar_missing()} />
      )}
      <Button kind="primary" onClick={() => showRoom(missing)}>
        {count > 1 ? m.hotels_bar_choose_of({ number: missing + 1 }) : m.hotels_bar_choose()}
      </Button>
    </PayBar>
  );
}
