import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import type { HotelFilters } from '#domain/hotels/hotel-filters.ts';
import { hotelAvailabilityFor, hotelCities } from '#machines/hotels/hotel-booking/documents.ts';
import { hotelBookingViews } from '#machines/hotels/hotel-booking/fixtures.ts';
import { hotelMapViews } from '#machines/hotels/hotel-map/fixtures.ts';
import type { HotelMapView } from '#machines/hotels/hotel-map/view.ts';
import { stay } from '#machines/hotels/hotel-results/fixtures.ts';
import type { components } from '#openapi/generated/types.ts';
import { LiveHotelMap } from '#src/screens/hotels/map/LiveHotelMap.tsx';
import { Compare } from '#src/screens/hotels/results/Compare.tsx';
import { HotelResultsScreen } from '#src/screens/hotels/results/HotelResultsScreen.tsx';
import svg from '#src/ui/map/land.svg?raw';
import { readLand } from '#src/ui/map/land.ts';

type Availability = components['schemas']['HotelAvailability'];

const LOADED = { LiveHotelMap, land: readLand(svg) };
const isfahan = hotelAvailabilityFor(stay);
const ISTANBUL = { lat: 41.0082, lon: 28.9784 };

function inIstanbul(): Availability {
  const city = hotelCities.find(({ id }) => id === 'istanbul');
  if (!city) throw new Error('No Istanbul among the fixtures');
  return {
    ...isfahan,
    destination: city,
    sights: [],
    offers: isfahan.offers.map((offer) => ({ ...offer, hotel: { ...offer.hotel, walks: [], point: ISTANBUL } })),
  };
}
const istanbul = inIstanbul();
const LATER = { departing: '2026-12-12', returning: '2026-12-15' };

type Props = {
  readonly map: HotelMapView;
  readonly asked: HotelFilters;
  readonly onMap: (event: { readonly type: string }) => void;
};

/** A list with filters as in a URL, and a second search as from its header. */
function List({ map, asked, onMap }: Props) {
  const [filters, setFilters] = useState(asked);
  const [availability, setAvailability] = useState(isfahan);
  const [asksLater, setAsksLater] = useState(false);
  // A week later the prices are the same.
  const searchLater = () => {
    setAsksLater(true);
    setAvailability({ ...isfahan, offers: [...isfahan.offers] });
  };
  return (
    <>
      <button type="button" onClick={searchLater}>
        Search a week later
      </button>
      <button type="button" onClick={() => setAvailability(istanbul)}>
        Search Istanbul
      </button>
      <HotelResultsScreen
        Compare={Compare}
        view={{ ...hotelBookingViews.list, stay: asksLater ? { ...stay, ...LATER } : stay }}
        availability={availability}
        filters={filters}
        onFilters={(change) => setFilters(change)}
        hasBadRooms={false}
        form={null}
        hold={null}
        map={{ view: map, send: onMap, tiles: null, loaded: LOADED, cities: [] }}
        send={() => {}}
      />
    </>
  );
}

const meta = {
  title: 'Screens/Hotel map',
  component: List,
  args: { map: hotelMapViews.withoutTiles, asked: {}, onMap: fn() },
} satisfies Meta<typeof List>;
export default meta;
type Story = StoryObj<typeof meta>;

const HIDE_ALL = { stars: ['s1'] } as const;

/** After another search the map shows the new place with its prices visible. */
export const AnotherPlace: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const shown = async (name: RegExp) => within(await canvas.findByRole('application', { name }));
    await expect((await (await shown(/^Map of Isfahan/)).findAllByRole('button')).length).toBeGreaterThan(0);
    await userEvent.click(canvas.getByRole('button', { name: 'Search Istanbul' }));
    await expect((await (await shown(/^Map of Istanbul/)).findAllByRole('button')).length).toBeGreaterThan(0);
  },
};

/** Pins link to the searched dates, even when a price is unchanged. */
export const OtherNights: Story = {
  args: { asked: { stars: ['s5'] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const map = within(await canvas.findByRole('application'));
    await map.findAllByRole('link');
    const leads = () => map.getAllByRole('link').map((pin) => new URL((pin as HTMLAnchorElement).href).searchParams);
    await expect(leads().map((query) => query.get('departing'))).toEqual(leads().map(() => stay.departing));
    await userEvent.click(canvas.getByRole('button', { name: 'Search a week later' }));
    await waitFor(() =>
      expect(leads().map((query) => query.get('departing'))).toEqual(leads().map(() => LATER.departing)),
    );
  },
};

/** No empty card for a hotel that is no longer in the list. */
export const PinOfAnotherPlace: Story = {
  args: { map: { ...hotelMapViews.withoutTiles, pinId: 'gone-hotel' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('application');
    await expect(canvas.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
  },
};

/** The filters of a link hide all hotels: the map stays, and on a phone the way back to the list too. */
export const AllHidden: Story = {
  args: { asked: HIDE_ALL },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const map = within(await canvas.findByRole('region', { name: 'Map of Isfahan' }));
    await userEvent.click(canvas.getByText('List', { selector: 'button *' }));
    await waitFor(() => expect(args.onMap).toHaveBeenCalledWith({ type: 'list.show' }));
    await expect(map.queryByRole('link')).not.toBeInTheDocument();
  },
};
export const AllHiddenDrawn: Story = { args: { map: hotelMapViews.drawn, asked: HIDE_ALL } };

/** Zooming with the wheel moves a focused price out of view: keyboard navigation continues from it. */
export const FocusStays: Story = {
  play: async ({ canvasElement }) => {
    const map = await within(canvasElement).findByRole('application');
    const pin = (await within(map).findAllByRole('button'))[0] as HTMLElement;
    pin.focus();
    const { left, top, right } = map.getBoundingClientRect();
    // Zoom towards a corner until the centre is far outside.
    await waitFor(
      async () => {
        fireEvent.wheel(map, { deltaY: -300, clientX: left + 4, clientY: top + 4 });
        await expect(pin.getBoundingClientRect().left).toBeGreaterThan(right + 200);
      },
      { timeout: 10_000, interval: 400 },
    );
    await expect(pin).toHaveFocus();
  },
};

const LATEST_MS = 300; // Leaflet reports a new size after 200 ms.

/** Leaving the page during a resize (a phone that is turned) causes no later error. */
export const GoneWhileResized: Story = {
  render: (args) => {
    const [isThere, setThere] = useState(true);
    return (
      <>
        <button type="button" onClick={() => setThere(false)}>
          Leave
        </button>
        {isThere ? <List {...args} /> : null}
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('application');
    const errors = fn();
    window.addEventListener('error', errors);
    canvasElement.style.inlineSize = '70%';
    window.dispatchEvent(new Event('resize'));
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
    await new Promise((resolve) => setTimeout(resolve, LATEST_MS));
    window.removeEventListener('error', errors);
    await expect(errors).not.toHaveBeenCalled();
  },
};
