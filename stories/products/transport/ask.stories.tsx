import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { addDays, clockOf, dayOf, HOUR_MS } from '#domain/core/time.ts';
import { NOW } from '#machines/core/testing/moment.ts';
import { transportAskViews } from '#machines/transport/transport-ask/fixtures.ts';
import { TransportAskScreen } from '#src/screens/transport/ask/TransportAskScreen.tsx';
import { soonService, soonWish } from './asked.ts';
import { cipPrices, transferPrices } from './prices.ts';

const SOON = NOW + 6 * HOUR_MS;
const data = {
  ...{ wish: soonWish(dayOf(SOON), clockOf(SOON)), prices: transferPrices, now: NOW, accountEmail: null },
};

const meta = {
  title: 'Transport/Asking',
  component: TransportAskScreen,
  parameters: { layout: 'fullscreen' },
  args: { view: transportAskViews.writing, data, formHref: '/iran-transportation', loginHref: '/login', onAsk: fn() },
} satisfies Meta<typeof TransportAskScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Transfer: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('E-mail for the answer'), 'anna@example.org');
    await userEvent.click(canvas.getByRole('button', { name: 'Ask now' }));
    await expect(args.onAsk).toHaveBeenCalledWith('anna@example.org');
  },
};
export const Service: Story = {
  args: { data: { ...data, wish: soonService(dayOf(SOON), clockOf(SOON)), prices: cipPrices } },
};
export const WithinTheHour: Story = {
  args: { data: { ...data, wish: soonWish(dayOf(NOW + HOUR_MS / 2), clockOf(NOW + HOUR_MS / 2)) } },
  play: ({ canvas }) => expect(canvas.queryByRole('button', { name: 'Ask now' })).toBeNull(),
};
/** It begins later by now, or the link is old: nothing is asked for what is sold. */
export const SoldAtOnce: Story = {
  args: { data: { ...data, wish: soonWish(addDays(dayOf(NOW), 9), '12:00') } },
  play: ({ canvas }) => expect(canvas.getByRole('link', { name: 'Go on to book it' })).toBeVisible(),
};
export const NoSuchZone: Story = { args: { data: { ...data, wish: { ...data.wish, zone: 'nowhere' } } } };
export const NothingSold: Story = { args: { data: { ...data, prices: null } } };
export const SignedIn: Story = { args: { data: { ...data, accountEmail: 'anna.keller@example.org' } } };
export const Invalid: Story = { args: { view: transportAskViews.invalid } };
export const Asking: Story = { args: { view: transportAskViews.asking } };
export const Refused: Story = { args: { view: transportAskViews.refused } };
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
