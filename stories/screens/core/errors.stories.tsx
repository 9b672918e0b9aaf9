import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NotFoundScreen } from '#src/screens/core/errors/NotFoundScreen.tsx';
import { ServerErrorScreen } from '#src/screens/core/errors/ServerErrorScreen.tsx';
import { OfflineScreen } from '#src/screens/core/offline/OfflineScreen.tsx';

const meta = { title: 'Screens/Errors', component: NotFoundScreen } satisfies Meta<typeof NotFoundScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NearACity: Story = { args: { path: '/isfehan' } };
export const Unknown: Story = {
  args: { path: '/admin/.env' },
  // The tiles are an image: the number is not read twice.
  play: ({ canvasElement }) => expect(canvasElement.textContent?.match(/404/g)).toHaveLength(1),
};
/** For an unknown hotel the links lead to hotels. */
export const UnknownHotel: Story = {
  args: { path: '/hotel/nowhere' },
  play: ({ canvasElement }) =>
    expect([...canvasElement.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(['/', '/hotel']),
};
export const LongUrl: Story = { args: { path: `/${'a-very-long-address-'.repeat(10)}` } };
export const ServerError: Story = { args: { path: '/' }, render: () => <ServerErrorScreen statusCode={503} /> };
export const Offline: Story = { args: { path: '/' }, render: () => <OfflineScreen /> };
