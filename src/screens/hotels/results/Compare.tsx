import { formatMoney } from '#domain/core/money.ts';
import { m } from '#src/copy/generated/messages.js';
import { Compared } from '#src/screens/core/list/Compared.tsx';
import { kindName, starsName } from '#src/screens/hotels/house-names.ts';
import { cancelWords } from '#src/screens/hotels/refund-words.ts';
import type { Listed } from '#src/screens/hotels/results/filters.ts';

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
  { name: () => m.hotels_compare_has(), cell: ({ offer }) => offer.hotel.amenities.join(', ') },
];

export const Compare = ({ hotels, hrefOf, sightOf, timeZone, clearHref, onClear }: CompareProps) => (
  <Compared
    columns={hotels.map(({ offer: { hotel } }) => ({
      id: hotel.hotelId,
      head: <a href={hrefOf(hotel.link)}>{hotel.name.en}</a>,
    }))}
    rows={ROWS.map(({ name, cell }) => ({
      name: name(),
      cells: hotels.map((listed) => cell(listed, { sightOf, timeZone })),
    }))}
    clearHref={clearHref}
    onClear={onClear}
  />
);
