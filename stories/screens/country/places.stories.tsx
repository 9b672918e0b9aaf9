import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { euro } from '#domain/core/money.ts';
import { addDays } from '#domain/core/time.ts';
import { PLACES, placeOf } from '#domain/country/places.ts';
import { NOW } from '#machines/core/testing/moment.ts';
import { DestinationsScreen } from '#src/screens/country/places/DestinationsScreen.tsx';
import { type PlacePage, PlaceScreen } from '#src/screens/country/places/PlaceScreen.tsx';

const placed = (slug: string) => {
  const place = placeOf(slug);
  if (!place) throw new Error(`${slug} is no place`);
  return place;
};
const DAY = '2026-12-05';
const flightsTo = {
  ...{ origin: 'THR', destination: 'IFN', minutes: 60, lowest: { adult: euro(2300), date: '2027-01-12' } },
  days: [2600, 2500, null, 2400, 2400, 2500, 2600].map((cents, index) => ({
    date: addDays(DAY, index),
    lowest: cents === null ? null : euro(cents),
  })),
};
const flights = {
  to: flightsTo,
  from: {
    origin: 'IFN',
    fares: ['THR', 'SYZ', 'KIH'].map((destination, index) => ({
      ...{ destination, adult: euro(2200 + index * 300), date: addDays(DAY, index) },
    })),
  },
};
const hotels = {
  ...{ checkIn: DAY, checkOut: addDays(DAY, 2), count: 9 },
  offers: ['Abbasi Hotel', 'Dibai House', 'Traditional House of the Merchants by the Old Bazaar'].map(
    (name, index) => ({
      ...{
        name,
        link: `isfahan/${index}`,
        stars: 4,
        picture: `house-cobalt-court-${index % 2}`,
        total: euro(11200 + index * 900),
      },
    }),
  ),
};
const tours = {
  ...{ count: 5, people: 2 },
  tours: [
    { slug: 'classic', title: 'Classic Iran in 8 days', days: 8, next: addDays(DAY, 100), each: euro(88_000) },
    { slug: 'full', title: 'Isfahan, its villages and the road to the salt lakes', days: 5, next: null, each: null },
    { slug: 'persepolis', title: 'Persepolis in a day', days: 1, next: null, each: euro(7800) },
  ],
};
const noTours = { count: 0, people: 2, tours: [] };
const transport = {
  least: { airport: 'IFN', zone: 'ifn-city', car: 'Sedan', people: 3, price: euro(1400) },
};
const noTransfer = { least: null };
const isfahan: PlacePage = {
  place: placed('isfahan'),
  now: NOW,
  offers: { flights, hotels, tours, transport },
  posts: [
    { slug: 'route-tehran-to-shiraz', title: 'Tehran to Shiraz in nine days' },
    { slug: 'trains', title: 'Trains' },
  ],
  near: [placed('kashan'), placed('yazd')],
};

const meta = {
  title: 'Screens/Places',
  component: PlaceScreen,
  parameters: { layout: 'fullscreen' },
  args: isfahan,
} satisfies Meta<typeof PlaceScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const City: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText(/the lowest fare for one adult of the next 60 days/)).toHaveTextContent('€23');
    await expect(page.getByRole('link', { name: /Two nights for two people/ })).toHaveTextContent('€112');
    await expect(page.getByRole('link', { name: /Flight from Tehran/ })).toHaveTextContent('€24');
    await expect(page.getByRole('link', { name: 'How to take a train in Iran' })).toHaveAttribute(
      'href',
      '/blog/trains',
    );
    await expect(page.getByRole('link', { name: /A car from the airport \(IFN\)/ })).toHaveTextContent('from €14.00');
    await expect(page.getByRole('link', { name: /Classic Iran in 8 days/ })).toHaveTextContent('from €880');
    await expect(page.getByRole('link', { name: /the salt lakes/ })).toHaveTextContent('no date now');
    await expect(page.getByRole('link', { name: 'All 5 tours' })).toHaveAttribute(
      'href',
      '/iran-tours/search?city=isfahan',
    );
  },
};
export const WithoutItsOwnAirport: Story = {
  args: {
    place: placed('abyaneh'),
    offers: {
      flights: { ...flights, to: { ...flightsTo, destination: 'KKS', minutes: 45 } },
      hotels: { near: placed('kashan') },
      tours: noTours,
      transport: noTransfer,
    },
  },
};
export const Island: Story = {
  args: {
    place: placed('hormuz'),
    offers: { flights: { ...flights, to: 'none' }, hotels: { near: null }, tours, transport: noTransfer },
  },
};
/** Without a fare in 60 days, the page's own week is named. */
export const LowestOfTheWeek: Story = {
  args: {
    offers: { flights: { ...flights, to: { ...flightsTo, lowest: null } }, hotels, tours, transport },
    posts: [],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/the lowest fare for one adult, .* to /)).toBeVisible();
  },
};
export const NothingOnSale: Story = {
  args: {
    offers: {
      flights: {
        to: { ...flightsTo, minutes: null, lowest: null, days: [{ date: DAY, lowest: null }] },
        from: null,
      },
      hotels: { ...hotels, count: 0, offers: [] },
      tours: noTours,
      transport: noTransfer,
    },
  },
};
export const PricesNotRead: Story = {
  args: { offers: { flights: { to: null, from: null }, hotels: null, tours: null, transport: null } },
};
export const Tehran: Story = {
  args: { place: placed('tehran'), offers: { flights: { ...flights, to: 'none' }, hotels, tours, transport } },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { dir: 'rtl' } };

export const AllPlaces: Story = { render: () => <DestinationsScreen places={PLACES} month={null} tag={null} /> };
export const InDecember: Story = {
  render: () => (
    <DestinationsScreen places={PLACES.filter(({ months }) => months.includes(12))} month={12} tag={null} />
  ),
};
export const NoPlaceFits: Story = { render: () => <DestinationsScreen places={[]} month={7} tag="beach" /> };
