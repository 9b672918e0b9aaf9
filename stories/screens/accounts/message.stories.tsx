import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { MessageScreen } from '#src/screens/accounts/profile/MessageScreen.tsx';
import { longMessage, messages } from '../../support/profile.ts';

const [tickets, code] = messages;
if (!tickets || !code) throw new Error('There are messages');

const meta = {
  title: 'Screens/Message',
  component: MessageScreen,
  parameters: { layout: 'fullscreen' },
  args: { message: tickets },
} satisfies Meta<typeof MessageScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfAnOrder: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('link', { name: tickets.reference ?? '' })).toHaveAttribute(
      'href',
      `/profile/orders/${tickets.orderId}`,
    );
    await expect(page.getByRole('link', { name: /find-booking/ })).toBeVisible();
  },
};
export const Covered: Story = { args: { message: code } };
export const LongNames: Story = { args: { message: longMessage } };
export const Dark: Story = { args: { message: code }, globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { dir: 'rtl' } };
export const Phone: Story = { args: { message: longMessage }, globals: { viewport: { value: 'phone' } } };
