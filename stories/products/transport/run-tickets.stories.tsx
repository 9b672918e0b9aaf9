import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { HOUR_MS, MINUTE_MS } from '#domain/core/time.ts';
import type { RunOrder } from '#domain/transport/orders.ts';
import { checkoutViews } from '#machines/core/order-checkout/fixtures.ts';
import type { IssueScreenProps } from '#src/screens/core/issue/IssueScreen.tsx';
import { TicketCode } from '#src/screens/core/issue/TicketCode.tsx';
import { RunPapers } from '#src/screens/transport/runs/checkout/RunPapers.tsx';
import { frozenClock } from '../../support/clock.ts';
import { coach, family, issuedRun, runOrder, tickets } from './run-order.ts';

type Props = { readonly order: RunOrder; readonly view: IssueScreenProps<RunOrder>['view'] };

/** The tickets, and how the train or the bus stands. */
const meta: Meta<Props> = {
  title: 'Screens/Transport/RunTickets',
  parameters: { layout: 'fullscreen' },
  args: { order: issuedRun(family), view: checkoutViews.issued },
  render: ({ order, view }) => (
    <RunPapers
      {...{ order, view }}
      documents={view.kind === 'issued' ? tickets(order) : null}
      problem={null}
      onRetry={() => {}}
      clock={frozenClock}
      pageUrl="https://example.org/iran-transportation/issue/1"
      Code={TicketCode}
      send={fn()}
    />
  ),
};
export default meta;
type Story = StoryObj<Props>;

const late = { minutes: 80, toldAt: family.departsAt - 3 * HOUR_MS, givesAllBack: true };
const told = family.departsAt - 2 * HOUR_MS;

export const Issued: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
    await expect(canvas.getByRole('article', { name: 'Train ticket 3 of 3, Mia Keller' })).toHaveTextContent(
      'upper berth',
    );
    await expect(canvasElement).not.toHaveTextContent(/driver is|pick-up|voucher/i);
  },
};
export const Bus: Story = { args: { order: issuedRun(coach) } };
export const Boarding: Story = {
  args: { order: issuedRun({ ...family, stage: 'boarding' }, family.departsAt - 20 * MINUTE_MS) },
  play: ({ canvas }) => expect(canvas.getByText(/^You can board\./)).toBeVisible(),
};
export const Late: Story = {
  args: { order: issuedRun({ ...family, delay: late }, told) },
  play: ({ canvas }) => expect(canvas.getByText(/Until then you can have all your money back/)).toBeVisible(),
};
export const LittleLate: Story = {
  args: { order: issuedRun({ ...family, delay: { ...late, minutes: 30, givesAllBack: false } }, told) },
};
export const DoesNotRun: Story = {
  args: { order: issuedRun({ ...family, stage: 'cancelled' }, told) },
  play: ({ canvas }) => expect(canvas.getByRole('link', { name: 'Choose what to do' })).toBeVisible(),
};
export const Arrived: Story = { args: { order: issuedRun({ ...family, stage: 'done' }, family.arrivesAt) } };
export const BeingIssued: Story = {
  args: { order: { ...runOrder(family), status: 'issuing' }, view: checkoutViews.issuing },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { globals: { dir: 'rtl' } };
