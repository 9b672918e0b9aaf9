import type { Meta, StoryObj } from '@storybook/react-vite';
import { MessagesScreen } from '#src/screens/accounts/profile/MessagesScreen.tsx';
import { longMessage, messages } from '../../support/profile.ts';

const meta = {
  title: 'Screens/Messages',
  component: MessagesScreen,
  parameters: { layout: 'fullscreen' },
  args: { messages, pages: 1, hasMore: false, isLoading: false },
} satisfies Meta<typeof MessagesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {};
export const None: Story = { args: { messages: [] } };
export const NotLoaded: Story = { args: { messages: null } };
export const LoadingMore: Story = { args: { hasMore: true, isLoading: true } };
export const LongNames: Story = { args: { messages: [longMessage, ...messages] } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { dir: 'rtl' } };
export const Phone: Story = {
  args: { messages: [longMessage, ...messages] },
  globals: { viewport: { value: 'phone' } },
};
