import type { Meta, StoryObj } from '@storybook/react-vite';
import { DAY_MS, dayOf } from '#domain/core/time.ts';
import { seasonsFrom } from '#domain/country/year-seasons.ts';
import { FLIGHT_HOLD_SECONDS } from '#domain/flights/flight-limits.ts';
import { HOTEL_HOLD_SECONDS } from '#domain/hotels/hotel-limits.ts';
import { HomeReading } from '#src/screens/core/home/HomeReading.tsx';
import { HomeScreen } from '#src/screens/core/home/HomeScreen.tsx';
import { Today } from '#src/screens/core/home/Today.tsx';
import { FareExample } from '#src/screens/flights/home/FareExample.tsx';
import { FareKinds } from '#src/screens/flights/home/FareKinds.tsx';
import { LowestFares } from '#src/screens/flights/home/LowestFares.tsx';
import { NOW } from '../../support/clock.ts';
import { DAY, lowest, offersOf, search } from '../../support/flight-results.ts';
import { SearchFormHost } from '../../support/SearchFormHost.tsx';

const [offer] = offersOf(search, DAY);
const held = { minutes: FLIGHT_HOLD_SECONDS / 60, roomMinutes: HOTEL_HOLD_SECONDS / 60 };
const reading = { held, seasons: seasonsFrom(NOW, dayOf(NOW)) };
const prices = (
  <>
    <FareKinds />
    {offer ? <FareExample offer={offer} now={NOW} /> : null}
  </>
);
const meta = {
  title: 'Screens/Home',
  component: HomeScreen,
  args: {
    recent: null,
    form: <SearchFormHost />,
    offers: <LowestFares lowest={lowest} />,
    date: <Today now={NOW} />,
    held,
    children: <HomeReading {...reading} prices={prices} />,
  },
} satisfies Meta<typeof HomeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Friday: Story = {};
export const Monday: Story = { args: { date: <Today now={NOW + 3 * DAY_MS} /> } };
export const NothingOnSale: Story = {
  args: { offers: <LowestFares lowest={[]} />, children: <HomeReading {...reading} prices={<FareKinds />} /> },
};
export const RightToLeft: Story = { globals: { dir: 'rtl' } };
