import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { euro } from '#domain/core/money.ts';
import { momentOf } from '#domain/core/time.ts';
import { type Fit, Fits } from '#src/screens/country/fits/Fits.tsx';
import { Section, Wrap } from '#src/ui/layout.tsx';

const ISFAHAN = { slug: 'isfahan', name: 'Isfahan' };
const TEHRAN = { slug: 'tehran', name: 'Tehran' };
const NIGHTS: Fit = {
  kind: 'stay',
  place: ISFAHAN,
  day: '2026-12-05',
  until: '2026-12-08',
  people: [],
  href: '/hotel/search/results?departing=2026-12-05',
  price: euro(15_600),
};
const WAY: Fit = {
  kind: 'way',
  from: TEHRAN,
  to: ISFAHAN,
  day: '2026-12-05',
  people: ['Jonas Keller'],
  href: '/flights/THR-IFN?departing=2026-12-05',
  price: euro(2_300),
};

const CAR: Fit = {
  kind: 'transfer',
  airport: 'IFN',
  landsAt: momentOf('2026-12-05', 620),
  day: '2026-12-05',
  people: [],
  href: '/iran-transportation?kind=transfer&airport=IFN&day=2026-12-05&time=10%3A20',
  price: euro(1_400),
};

const meta = {
  title: 'screens/country/fits',
  component: Fits,
  args: { fits: [NIGHTS], onChoose: () => undefined },
  decorators: [
    (Story) => (
      <Section>
        <Wrap>
          <Story />
        </Wrap>
      </Section>
    ),
  ],
} satisfies Meta<typeof Fits>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NightsBetweenTwoFlights: Story = {};
export const AWayForOneAndNights: Story = { args: { fits: [WAY, NIGHTS] } };
export const ACarFromTheAirport: Story = {
  args: { fits: [NIGHTS, CAR] },
  play: async ({ canvas }) => {
    const offer = canvas.getByRole('link', { name: 'A car from the airport, from €14.00' });
    await expect(offer).toHaveAttribute('href', CAR.href);
    await expect(canvas.getByRole('heading', { name: 'By car from Isfahan airport' })).toBeVisible();
    await expect(canvas.getByText('A driver with your name when you land: Sat 5 Dec, 10:20.')).toBeVisible();
  },
};
/** Nothing is missing without it. */
export const OnlyACar: Story = {
  args: { fits: [CAR] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Also for this trip' })).toBeVisible();
  },
};
/** No empty frame where nothing is missing. */
export const NothingIsMissing: Story = {
  args: { fits: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};
