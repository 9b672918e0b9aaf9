import type { Meta, StoryObj } from '@storybook/react-vite';
import { OrdersScreen } from '#src/screens/profile/OrdersScreen.tsx';
import { orderSummaries } from '../support/profile.ts';

const meta = {
  title: 'screens/Orders',
  component: OrdersScreen,
  parameters: { layout: 'fullscreen' },
  args: { orders: orderSummaries, filter: {} },
} satisfies Meta<typeof OrdersScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {};
export const Open: Story = {
  args: { orders: orderSummaries.slice(0, 1), filter: { state: 'open', product: 'flights' } },
};
export const None: Story = { args: { orders: [] } };
export const NoneFits: Story = { args: { orders: [], filter: { state: 'past' } } };
export const NotLoaded: Story = { args: { orders: null } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { dir: 'rtl' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
