import type { Meta, StoryObj } from '@storybook/react-vite';
import { euro } from '#domain/money.ts';
import { addDays, HOUR_MS } from '#domain/time.ts';
import { Card } from '#src/ui/Card.tsx';
import { DayStrip } from '#src/ui/DayStrip.tsx';
import { Columns } from '#src/ui/layout.tsx';
import { Price, PriceLines } from '#src/ui/Price.tsx';
import { RefundLine } from '#src/ui/RefundLine.tsx';
import { RefundMini } from '#src/ui/RefundMini.tsx';
import { refundSentence } from '#src/ui/refund-sentence.ts';
import { NOW } from '../support/clock.ts';
import { DEPARTS_AT, LONG_TEXT, NO_REFUND, REFUND_STEPS, TOTAL } from '../support/fixtures.ts';
import { dark, Narrow, rtl, Sheet } from '../support/Sheet.tsx';

const meta = {
  title: 'UI/Money',
  component: RefundLine,
  args: { steps: REFUND_STEPS, paid: TOTAL, now: NOW, departsAt: DEPARTS_AT },
} satisfies Meta<typeof RefundLine>;
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

export const Refund: Story = {
  render: (args) => (
    <Columns n={2}>
      <Card>
        <RefundLine {...args} />
      </Card>
      <Sheet>
        <div>
          <span className="small">{refundSentence(args)}</span>
          <RefundMini {...args} />
        </div>
        <div>
          <span className="small">{refundSentence({ ...args, steps: NO_REFUND })}</span>
          <RefundMini {...args} steps={NO_REFUND} />
        </div>
        <Narrow>
          <RefundLine {...args} />
        </Narrow>
      </Sheet>
    </Columns>
  ),
};
export const RefundDark: Story = { ...Refund, ...dark };
export const RefundRtl: Story = { ...Refund, ...rtl };
export const RefundOneStep: Story = { args: { steps: [{ until: DEPARTS_AT, percent: 50 }] } };
export const RefundTwoSteps: Story = { args: { steps: REFUND_STEPS.slice(0, 2) } };
export const RefundNothing: Story = { args: { steps: NO_REFUND } };
/** The table most airlines follow: the first share is high, the last two steps end on one day. */
const COMMON = [
  { until: DEPARTS_AT - 70 * HOUR_MS, percent: 80 },
  { until: DEPARTS_AT - 22 * HOUR_MS, percent: 70 },
  { until: DEPARTS_AT - 3 * HOUR_MS, percent: 40 },
  { until: DEPARTS_AT, percent: 20 },
];
const MANY = [72, 48, 24, 12, 3, 0].map((hours, index) => ({
  until: DEPARTS_AT - hours * HOUR_MS,
  percent: [60, 50, 40, 30, 20, 0][index] ?? 0,
}));
export const RefundTwoOnOneDay: Story = {
  render: (args) => (
    <Sheet>
      <RefundLine {...args} steps={COMMON} />
      <RefundLine {...args} steps={[{ until: DEPARTS_AT - 2 * HOUR_MS, percent: 90 }, ...COMMON.slice(3)]} />
      <RefundLine {...args} steps={MANY} />
      <Narrow>
        <RefundLine {...args} steps={COMMON} />
        <RefundLine {...args} steps={MANY} />
      </Narrow>
    </Sheet>
  ),
};
export const RefundLastHour: Story = { args: { now: DEPARTS_AT - 3_600_000 } };

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
