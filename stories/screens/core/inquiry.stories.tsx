import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { inquiryViews } from '#machines/core/inquiry/fixtures.ts';
import { inquiryAddressViews } from '#machines/core/inquiry-address/fixtures.ts';
import { frozenClock } from '../../support/clock.ts';
import { MuseumInquiry } from '../../support/MuseumInquiry.tsx';

const meta = {
  title: 'Screens/Asked for first',
  component: MuseumInquiry,
  parameters: { layout: 'fullscreen' },
  args: { view: inquiryViews.inquiring, clock: frozenClock, send: fn() },
} satisfies Meta<typeof MuseumInquiry>;
export default meta;
type Story = StoryObj<typeof meta>;

const ANSWERED = { answeredAt: frozenClock.now() };

/** An address that cannot be one is not sent, and stays as typed. */
export const Asked: Story = {
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    const field = page.getByRole('textbox', { name: /E-mail for the answer/ });
    await userEvent.type(field, 'anna@');
    await userEvent.click(page.getByRole('button', { name: 'Send the answer there' }));
    await expect(args.send).toHaveBeenCalledWith({
      type: 'address.leave',
      email: 'anna@',
      faults: [{ field: 'email', code: 'email_invalid' }],
    });
    await expect(field).toHaveValue('anna@');
    await expect(canvasElement).not.toHaveTextContent(/hotel|room/i);
  },
};
export const TwoBefore: Story = {
  args: { inquiry: { before: 2 } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('2 people asked for the same before you.');
  },
};
export const OneBefore: Story = {
  args: { inquiry: { before: 1 } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('1 person asked for the same before you.');
  },
};
export const AddressMissing: Story = { args: { address: inquiryAddressViews.invalid } };
export const AddressLeaving: Story = { args: { address: inquiryAddressViews.leaving } };
export const AddressNotTaken: Story = { args: { address: inquiryAddressViews.notTaken } };
export const AddressLeft: Story = {
  args: { address: inquiryAddressViews.left, inquiry: { email: 'anna.keller@example.org' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('The answer goes to anna.keller@example.org.');
  },
};
export const Offline: Story = { args: { view: inquiryViews.offline } };
export const Offered: Story = { args: { view: inquiryViews.offered, inquiry: ANSWERED } };
export const Refused: Story = { args: { view: inquiryViews.refused, inquiry: ANSWERED } };
export const Silent: Story = { args: { view: inquiryViews.lapsed } };
export const NotPaid: Story = { args: { view: inquiryViews.lapsed, inquiry: ANSWERED } };
export const Withdrawn: Story = { args: { view: inquiryViews.withdrawn } };
