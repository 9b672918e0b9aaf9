import { memo } from 'react';
import { formatMoney } from '#domain/core/money.ts';
import { m } from '#src/copy/generated/messages.js';
import { kindName } from '#src/screens/hotels/house-names.ts';
import { cancelWords } from '#src/screens/hotels/refund-words.ts';
import type { Listed } from '#src/screens/hotels/results/filters.ts';
import css from '#src/screens/hotels/results/HotelResults.module.css';
import { Stars } from '#src/screens/hotels/Stars.tsx';
import { Price } from '#src/ui/Price.tsx';
import { Tag } from '#src/ui/Tag.tsx';
import { Tile } from '#src/ui/Tile.tsx';
import { houseSlug } from '#src/ui/tiles/houses.ts';

export type HotelCardProps = Listed & {
  readonly href: string;
  /** Name of the sight for the walking time. */
  readonly sight: string | undefined;
  readonly timeZone: string;
  readonly nights: number;
  readonly guests: number;
  readonly isCompared: boolean;
  readonly compareHref: string;
  readonly onCompare: (hotelId: string) => void;
  readonly isEager: boolean;
};

/** Show the number of rooms left up to this many. */
const FEW = 5;

export const HotelCard = memo(function HotelCard(props: HotelCardProps) {
  const {
    offer,
    price,
    walk,
    free,
    href,
    sight,
    timeZone,
    nights,
    guests,
    isCompared,
    compareHref,
    onCompare,
    isEager,
  } = props;
  const { hotel } = offer;
  const has = hotel.amenities.join(', ');
  return (
    <article className={css.stay}>
      <Tile slug={houseSlug({ id: hotel.hotelId, city: hotel.city.slug, kind: hotel.kind })} isEager={isEager} />
      <div>
        <h3>
          <a href={href}>{hotel.name.en}</a> <Stars count={hotel.stars} />
        </h3>
        <div className={css.facts}>
          <span>{m.hotels_card_place({ kind: kindName(hotel.kind), area: hotel.area.en })}</span>
          {walk && sight ? <span>{m.hotels_walk({ minutes: walk.minutes, sight })}</span> : null}
          {hotel.precision === 'area' ? <span>{m.hotels_card_quarter({ area: hotel.area.en })}</span> : null}
          {has ? <span>{has}</span> : null}
          <span>{price.hasBreakfast ? m.hotels_breakfast() : m.hotels_card_room_only()}</span>
          <span className={price.freeUntil === null ? undefined : css.ok}>{cancelWords(price, timeZone)}</span>
          {price.freeUntil === null && free ? (
            <span>{m.hotels_card_free_from({ amount: formatMoney(free.total) })}</span>
          ) : null}
          {price.payment === 'atHotel' ? <span>{m.hotels_card_at_desk()}</span> : null}
        </div>
        <p className={css.tags}>
          {price.roomsLeft <= FEW ? <Tag tone="warn">{m.hotels_card_left({ count: price.roomsLeft })}</Tag> : null}
          {hotel.answers === 'onRequest' ? <Tag tone="line">{m.hotels_card_asked()}</Tag> : null}
          {hotel.isInvented ? <Tag tone="line">{m.hotels_card_invented()}</Tag> : null}
          <a
            className={css.compare}
            href={compareHref}
            aria-label={
              isCompared
                ? m.hotels_card_compared_name({ hotel: hotel.name.en })
                : m.hotels_card_compare_name({ hotel: hotel.name.en })
            }
            onClick={(event) => {
              event.preventDefault();
              onCompare(hotel.hotelId);
            }}
          >
            {isCompared ? m.hotels_card_compared() : m.hotels_card_compare()}
          </a>
        </p>
      </div>
      <Price
        isEnd
        total={price.total}
        lines={[
          m.hotels_card_lines({
            nights: m.hotels_nights({ count: nights }),
            people: m.hotels_people({ count: guests }),
          }),
          m.hotels_card_night({ amount: formatMoney(price.perNight) }),
        ]}
      />
    </article>
  );
});
