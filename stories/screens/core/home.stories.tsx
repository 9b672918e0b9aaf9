import type { Meta, StoryObj } from '@storybook/react-vite';
import { DAY_MS, dayOf } from '#domain/core/time.ts';
import { seasonsFrom } from '#domain/country/year-seasons.ts';
import { HomeScreen } from '#src/screens/core/home/HomeScreen.tsx';
import { NOW } from '../../support/clock.ts';
import { DAY, lowest, offersOf, search } from '../../support/flight-results.ts';
import { SearchFormHost } from '../../support/SearchFormHost.tsx';

const [offer] = offersOf(search, DAY);
const meta = {
  title: 'Screens/Home',
  component: HomeScreen,
  args: {
    recent: null,
    form: <SearchFormHost />,
    lowest,
    now: NOW,
    example: offer ? { offer } : null,
    seasons: seasonsFrom(NOW, dayOf(NOW)),
  },
} satisfies Meta<typeof HomeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Friday: Story = {};
export const Monday: Story = { args: { now: NOW + 3 * DAY_MS } };
export const NothingOnSale: Story = { args: { lowest: [], example: null } };
export const RightToLeft: Story = { globals: { dir: 'rtl' } };
