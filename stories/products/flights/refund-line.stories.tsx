import type { Meta, StoryObj } from '@storybook/react-vite';
import { HOUR_MS } from '#domain/core/time.ts';
import { RefundLine } from '#src/screens/flights/RefundLine.tsx';
import { RefundMini } from '#src/screens/flights/RefundMini.tsx';
import { refundSentence } from '#src/screens/flights/refund-sentence.ts';
import { Card } from '#src/ui/Card.tsx';
import { Columns } from '#src/ui/layout.tsx';
import { NOW } from '../../support/clock.ts';
import { DEPARTS_AT, NO_REFUND, REFUND_STEPS, TOTAL } from '../../support/fixtures.ts';
import { dark, Narrow, rtl, Sheet } from '../../support/Sheet.tsx';

const meta = {
  title: 'Screens/Refund line',
  component: RefundLine,
  args: { steps: REFUND_STEPS, paid: TOTAL, now: NOW, departsAt: DEPARTS_AT },
} satisfies Meta<typeof RefundLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Steps: Story = {
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
export const Dark: Story = { ...Steps, ...dark };
export const Rtl: Story = { ...Steps, ...rtl };
export const OneStep: Story = { args: { steps: [{ until: DEPARTS_AT, percent: 50 }] } };
export const TwoSteps: Story = { args: { steps: REFUND_STEPS.slice(0, 2) } };
export const Nothing: Story = { args: { steps: NO_REFUND } };
/** The table of most airlines: a high first share, and two final steps on the same day. */
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
export const TwoOnOneDay: Story = {
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
export const LastHour: Story = { args: { now: DEPARTS_AT - 3_600_000 } };
