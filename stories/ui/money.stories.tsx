import type { Meta, StoryObj } from '@storybook/react-vite';
import { euro } from '#domain/core/money.ts';
import { addDays } from '#domain/core/time.ts';
import { DayStrip } from '#src/screens/flights/results/DayStrip.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Columns } from '#src/ui/layout.tsx';
import { Price, PriceLines } from '#src/ui/Price.tsx';
import { LONG_TEXT, TOTAL } from '../support/fixtures.ts';
import { dark, Narrow, rtl } from '../support/Sheet.tsx';

const meta = { title: 'UI/Money', component: Price, args: { total: TOTAL } } satisfies Meta<typeof Price>;
export default meta;
type Story = StoryObj<typeof meta>;

const Prices = () => (
  <Columns n={3}>
    <Price total={TOTAL} isLarge lines={['total for 3 people', '€38.00 adult, €19.00 child']} />
    <Price total={euro(9000)} was={TOTAL} lines={['fell since you searched']} isEnd />
    <Card gap={3}>
      <PriceLines
        lines={[
          { label: '2 adults, €38.00 each', amount: euro(7600) },
          { label: '1 child, half fare', amount: euro(1900) },
          { label: LONG_TEXT, amount: 'included' },
        ]}
        sum={{ label: 'Total', amount: euro(1_234_500) }}
      />
    </Card>
  </Columns>
);
export const Totals: Story = { render: Prices };
export const TotalsDark: Story = { render: Prices, ...dark };
export const TotalsRtl: Story = { render: Prices, ...rtl };

const prices = [9900, 11400, 10800, 8700, 8100, 7500, null] as const;
const days = prices.map((price, index) => ({
  day: addDays('2026-12-02', index),
  price: price === null ? null : euro(price),
}));
const Strip = () => (
  <DayStrip days={days} current="2026-12-05" renderLink={(day, parts) => <a key={day} href={`#${day}`} {...parts} />} />
);
export const Days: Story = { render: Strip };
export const DaysDark: Story = { render: Strip, ...dark };
export const DaysNarrow: Story = {
  render: () => (
    <Narrow>
      <Strip />
    </Narrow>
  ),
};
