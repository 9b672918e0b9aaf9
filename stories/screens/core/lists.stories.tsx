import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, within } from 'storybook/test';
import type { FlightFilters } from '#domain/flights/flight-filters.ts';
import type { HotelFilters } from '#domain/hotels/hotel-filters.ts';
import { hotelAvailabilityFor } from '#machines/hotels/hotel-booking/documents.ts';
import { search as staySearch } from '#machines/hotels/hotel-booking/fixtures.ts';
import { filtersOfUrl, parseFlightUrl } from '#src/platform/flights/flight-url.ts';
import { parseHotelUrl } from '#src/platform/hotels/hotel-url.ts';
import { filtersOfUrl as filtersOfHotelUrl } from '#src/platform/hotels/hotel-url-parts.ts';
import { FilterForm } from '#src/screens/flights/results/FilterForm.tsx';
import { SortForm } from '#src/screens/flights/results/SortForm.tsx';
import { HotelFilterForm } from '#src/screens/hotels/results/HotelFilterForm.tsx';
import { HotelSortForm } from '#src/screens/hotels/results/HotelSortForm.tsx';
import { NOW } from '../../support/clock.ts';
import { offersOf, search } from '../../support/flight-results.ts';

type Filters = Readonly<Record<string, unknown>>;
/** The forms of one list. Nobody answers what they ask: what they show then, they show by themselves. */
type List = {
  readonly filters: Filters;
  readonly forms: (filters: Filters, ask: (next: Filters) => void) => ReactNode;
  /** What the URL means that a form without scripts asks for. */
  readonly read: (sent: Readonly<Record<string, unknown>>) => Filters;
};

/** What was asked for until now; the forms do not hear of it. */
const asked: { last: Filters | null } = { last: null };
const keep = (next: Filters) => {
  asked.last = next;
};

const stays = hotelAvailabilityFor(staySearch);
const LISTS: Readonly<Record<string, List>> = {
  flights: {
    filters: { time: ['morning'], price: ['to100'], sort: 'price', all: true } satisfies FlightFilters,
    forms: (filters: FlightFilters, ask) => {
      const shared = {
        search,
        more: {},
        filters,
        onFilters: (change: (before: FlightFilters) => FlightFilters) =>
          ask(change((asked.last ?? filters) as FlightFilters)),
      };
      return (
        <>
          <FilterForm {...shared} offers={offersOf(search, search.departing, 20)} now={NOW} hasCharterLabel count={3} />
          <SortForm {...shared} />
        </>
      );
    },
    read: (sent) => filtersOfUrl(parseFlightUrl(sent)),
  },
  hotels: {
    filters: {
      kind: ['hotel'],
      walk: ['to30'],
      compare: ['abbasi-hotel'],
      sort: 'price',
      all: true,
    } satisfies HotelFilters,
    forms: (filters: HotelFilters, ask) => {
      const shared = {
        search: staySearch,
        more: {},
        filters,
        onFilters: (change: (before: HotelFilters) => HotelFilters) =>
          ask(change((asked.last ?? filters) as HotelFilters)),
      };
      return (
        <>
          <HotelFilterForm {...shared} offers={stays.offers} sights={stays.sights} count={3} />
          <HotelSortForm {...shared} />
        </>
      );
    },
    read: (sent) => filtersOfHotelUrl(parseHotelUrl(sent)),
  },
};

/** The forms of a list alone. */
function Forms({ product }: { readonly product: string }) {
  const list = LISTS[product];
  return <div>{list?.forms(list.filters, keep)}</div>;
}

const meta = {
  title: 'Screens/Lists',
  component: Forms,
  args: { product: 'flights' },
  beforeEach: () => {
    asked.last = null;
  },
} satisfies Meta<typeof Forms>;
export default meta;
type Story = StoryObj<typeof meta>;

const boxesIn = (form: HTMLElement) => [
  ...within(form).queryAllByRole<HTMLInputElement>('checkbox', { hidden: true }),
  ...within(form).queryAllByRole<HTMLInputElement>('radio', { hidden: true }),
];
/** What a browser without scripts puts into the URL. */
const sentBy = (form: HTMLFormElement): Readonly<Record<string, unknown>> => {
  const data = new FormData(form);
  return Object.fromEntries([...new Set(data.keys())].map((name) => [name, data.getAll(name).join('.')]));
};

/** Values of a group mean the same in any order. */
const inOrder = (filters: Filters | null | undefined) =>
  Object.fromEntries(
    Object.entries(filters ?? {}).map(([word, value]) => [word, Array.isArray(value) ? [...value].sort() : value]),
  );

/** Each choice of each form: it shows in the very click, and asks for what the form would send without scripts. */
const eachTick: NonNullable<Story['play']> = async ({ canvasElement, args }) => {
  const list = LISTS[args.product];
  for (const details of canvasElement.querySelectorAll('details')) details.open = true;
  const forms = [...canvasElement.querySelectorAll('form')];
  await expect(forms).toHaveLength(2);
  for (const form of forms) {
    asked.last = null;
    const count = boxesIn(form).length;
    await expect(count).toBeGreaterThan(3);
    for (let at = 0; at < count; at += 1) {
      const box = boxesIn(form)[at] as HTMLInputElement;
      const name = `${box.name}=${box.value}`;
      const next = box.type === 'radio' || !box.checked;
      if (next === box.checked) continue;
      box.click();
      await expect([name, box.checked]).toEqual([name, next]);
      await expect([name, inOrder(asked.last)]).toEqual([name, inOrder(list?.read(sentBy(form)))]);
    }
  }
};

export const Flights: Story = { args: { product: 'flights' }, play: eachTick };
export const Hotels: Story = { args: { product: 'hotels' }, play: eachTick };
