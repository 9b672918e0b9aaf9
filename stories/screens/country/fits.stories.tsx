import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { euro } from '#domain/core/money.ts';
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
/** No empty frame where nothing is missing. */
export const NothingIsMissing: Story = {
  args: { fits: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};
