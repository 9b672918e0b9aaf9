import type { Meta, StoryObj } from '@storybook/react-vite';
import { euro } from '#domain/core/money.ts';
import { account, longAccount, newAccount } from '#machines/accounts/account-settings/fixtures.ts';
import { savedPassengers } from '#machines/accounts/passenger-book/fixtures.ts';
import { NOW } from '#machines/core/testing/moment.ts';
import { ProfileScreen } from '#src/screens/accounts/profile/ProfileScreen.tsx';
import { messages, orderSummaries } from '../../support/profile.ts';

const meta = {
  title: 'Screens/Profile',
  component: ProfileScreen,
  parameters: { layout: 'fullscreen' },
  args: { account, orders: orderSummaries, passengers: savedPassengers, messages: messages.slice(0, 3), now: NOW },
} satisfies Meta<typeof ProfileScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Everything: Story = {};
export const New: Story = { args: { account: newAccount, orders: [], passengers: [], messages: [] } };
export const NotLoaded: Story = { args: { orders: null, passengers: null, messages: null } };
export const LongNames: Story = { args: { account: longAccount } };
export const EmptyBalance: Story = { args: { account: { ...account, balance: euro(0) } } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { dir: 'rtl' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
