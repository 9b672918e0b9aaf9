import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { clockOf } from '#domain/core/time.ts';
import { OrdersScreen } from '#src/screens/accounts/profile/OrdersScreen.tsx';
import { orderSummaries } from '../../support/profile.ts';
import { expectReachable } from '../../support/reachable.ts';

const meta = {
  title: 'Screens/Orders',
  component: OrdersScreen,
  parameters: { layout: 'fullscreen' },
  args: { orders: orderSummaries, filter: {}, pages: 1, hasMore: false, isLoading: false },
} satisfies Meta<typeof OrdersScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = { play: ({ canvasElement }) => expectReachable(canvasElement, 'article h3 a') };
export const Open: Story = {
  args: { orders: orderSummaries.slice(0, 1), filter: { state: 'open', product: 'flights' } },
  play: async ({ canvasElement }) => {
    const until = await within(canvasElement).findByText(/^Held until/);
    await expect(until).toHaveTextContent(`Held until ${clockOf(orderSummaries[0]?.deadlineAt ?? 0)} Tehran time`);
  },
};
export const None: Story = { args: { orders: [] } };
export const NoneFits: Story = { args: { orders: [], filter: { state: 'past' } } };
export const More: Story = { args: { hasMore: true } };
export const LoadingMore: Story = { args: { hasMore: true, isLoading: true } };
export const NotLoaded: Story = { args: { orders: null } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { dir: 'rtl' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** New rows are announced and the first one gets the focus. */
export const ShowsMore: Story = {
  args: { orders: orderSummaries.slice(0, 2), hasMore: true },
  render: function Host(args) {
    const [count, setCount] = useState(2);
    useEffect(() => {
      const follow = (event: Event) => {
        event.preventDefault();
        setCount(4);
      };
      document.addEventListener('click', follow);
      return () => document.removeEventListener('click', follow);
    }, []);
    return <OrdersScreen {...args} orders={orderSummaries.slice(0, count)} hasMore={count < 4} />;
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const more = await page.findByRole('link', { name: 'Show more' });
    await expect(more).toHaveAttribute('href', '/profile/orders?pages=2#n3');
    more.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await page.findByText('2 more, 4 in all.')).toBeVisible();
    await expect(document.activeElement).toHaveAttribute('id', 'n3');
    await expect(page.queryByRole('link', { name: 'Show more' })).toBeNull();
  },
};
