import { formatMoney } from '#domain/core/money.ts';
import type { components } from '#openapi/generated/types.ts';
import { m } from '#src/copy/generated/messages.js';
import css from '#src/screens/hotels/results/HotelResults.module.css';
import { Stars } from '#src/screens/hotels/Stars.tsx';
import { shortDays } from '#src/screens/hotels/words.ts';

type HotelFull = components['schemas']['HotelFull'];

export type SoldOutHotelsProps = {
  readonly hotels: readonly HotelFull[];
  readonly hrefOf: (link: string, nights?: { readonly departing: string; readonly returning: string }) => string;
};

/** Hotels without rooms for this search: last, small, with the nearest free nights. */
export const SoldOutHotels = ({ hotels, hrefOf }: SoldOutHotelsProps) =>
  hotels.length === 0 ? null : (
    <section>
      <h3>{hotels.every(({ why }) => why === 'stayTooShort') ? m.hotels_full_longer() : m.hotels_full()}</h3>
      <ul>
        {hotels.map(({ hotel, why, minNights, nearest }) => (
          <li key={hotel.hotelId} className={css.gone}>
            <h4>
              <a href={hrefOf(hotel.link)}>{hotel.name.en}</a> <Stars count={hotel.stars} />
            </h4>
            <p>
              <span>{WHY[why](minNights ?? 1)}</span>
              {nearest.length > 0 ? (
                <span>{why === 'stayTooShort' ? m.hotels_full_longer_lead() : m.hotels_full_nearest_lead()}</span>
              ) : null}
              {nearest.map(({ checkIn, checkOut, total }) => (
                <a key={checkIn} href={hrefOf(hotel.link, { departing: checkIn, returning: checkOut })}>
                  {`${shortDays(checkIn, checkOut)}, ${formatMoney(total)}`}
                </a>
              ))}
              {nearest.length === 0 && why !== 'roomsTooSmall' ? <span>{m.hotels_full_none()}</span> : null}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );

const WHY: Readonly<Record<HotelFull['why'], (minNights: number) => string>> = {
  full: () => m.hotels_full_why(),
  stayTooShort: (count) => m.hotels_full_short({ count }),
  roomsTooSmall: () => m.hotels_full_small(),
};
