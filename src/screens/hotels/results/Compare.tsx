import { formatMoney } from '#domain/core/money.ts';
import { m } from '#src/copy/generated/messages.js';
import { kindName, starsName } from '#src/screens/hotels/house-names.ts';
import { cancelWords } from '#src/screens/hotels/refund-words.ts';
import type { Listed } from '#src/screens/hotels/results/filters.ts';
import css from '#src/screens/hotels/results/HotelResults.module.css';
import { Row } from '#src/ui/layout.tsx';
import { Table } from '#src/ui/Table.tsx';

export type CompareProps = {
  readonly hotels: readonly Listed[];
  readonly hrefOf: (link: string) => string;
  readonly sightOf: (sightId: string) => string;
  readonly timeZone: string;
  readonly clearHref: string;
  readonly onClear: () => void;
};

const ROWS: readonly {
  readonly name: () => string;
  readonly cell: (listed: Listed, about: Pick<CompareProps, 'sightOf' | 'timeZone'>) => string;
}[] = [
  { name: () => m.hotels_compare_total(), cell: ({ price }) => formatMoney(price.total) },
  { name: () => m.hotels_compare_night(), cell: ({ price }) => formatMoney(price.perNight) },
  { name: () => m.hotels_compare_stars(), cell: ({ offer }) => starsName(offer.hotel.stars) },
  { name: () => m.hotels_compare_kind(), cell: ({ offer }) => kindName(offer.hotel.kind) },
  {
    name: () => m.hotels_compare_walk(),
    cell: ({ walk, offer }, { sightOf }) =>
      walk
        ? m.hotels_walk({ minutes: walk.minutes, sight: sightOf(walk.sightId) })
        : m.hotels_card_quarter({ area: offer.hotel.area.en }),
  },
  {
    name: () => m.hotels_compare_board(),
    cell: ({ price }) => (price.hasBreakfast ? m.hotels_compare_in() : m.hotels_compare_not_in()),
  },
  {
    name: () => m.hotels_compare_back(),
    cell: ({ price }, { timeZone }) => cancelWords(price, timeZone),
  },
  { name: () => m.hotels_compare_has(), cell: ({ offer }) => offer.hotel.amenities.join(', ') || '–' },
];

export const Compare = ({ hotels, hrefOf, sightOf, timeZone, clearHref, onClear }: CompareProps) => (
  <section className={css.compared} aria-label={m.hotels_compare()}>
    <Row isSpread>
      <h2 className="strong">{m.hotels_compare()}</h2>
      <a
        href={clearHref}
        className="small"
        onClick={(event) => {
          event.preventDefault();
          onClear();
        }}
      >
        {m.hotels_compare_clear()}
      </a>
    </Row>
    {hotels.length < 2 ? (
      <p className="small quiet">{m.hotels_compare_hint({ count: hotels.length })}</p>
    ) : (
      <Table caption={<span className="vh">{m.hotels_compare()}</span>}>
        <thead>
          <tr>
            <th scope="col">{m.hotels_compare_hotel()}</th>
            {hotels.map(({ offer: { hotel } }) => (
              <th scope="col" key={hotel.hotelId}>
                <a href={hrefOf(hotel.link)}>{hotel.name.en}</a>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ROWS.map(({ name, cell }) => (
            <tr key={name()}>
              <th scope="row">{name()}</th>
              {hotels.map((listed) => (
                <td key={listed.offer.hotel.hotelId}>{cell(listed, { sightOf, timeZone })}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    )}
  </section>
);
