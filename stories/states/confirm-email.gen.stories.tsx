// Written by `npm run generate` from what the machine can do. Change the machine, not this file.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderStage, type StageArgs } from '../support/stage/Stage.tsx';

const meta: Meta<StageArgs> = { title: 'States/Confirm email', render: renderStage, args: { flow: 'confirmEmail' } };
export default meta;
type Story = StoryObj<StageArgs>;

export const Verifying: Story = {
  name: 'Verifying',
  args: { input: 0, way: [] },
};
export const Unknown: Story = {
  name: 'Unknown',
  args: { input: 1, way: [] },
};
export const Confirmed: Story = {
  name: 'Confirmed',
  args: { input: 0, way: ['✓ confirmEmail'] },
};
export const ConfirmedAfterConfirmEmail2: Story = {
  name: 'Confirmed – after confirmEmail (2)',
  args: { input: 0, way: ['✓ confirmEmail (2)'] },
};
export const ConfirmedAfterConfirmEmail3: Story = {
  name: 'Confirmed – after confirmEmail (3)',
  args: { input: 0, way: ['✓ confirmEmail (3)'] },
};
export const Expired: Story = {
  name: 'Expired',
  args: { input: 0, way: ['✗ confirmEmail: link_expired'] },
};
export const Used: Story = {
  name: 'Used',
  args: { input: 0, way: ['✗ confirmEmail: link_used'] },
};
export const FailedUnavailable: Story = {
  name: 'Failed – unavailable',
  args: { input: 0, way: ['✗ confirmEmail: unavailable'] },
};
export const Resending: Story = {
  name: 'Resending',
  args: { input: 0, way: ['✗ confirmEmail: link_expired', 'link.resend'] },
};
export const Resent: Story = {
  name: 'Resent',
  args: { input: 0, way: ['✗ confirmEmail: link_expired', 'link.resend', '✓ resendConfirmation'] },
};
export const ExpiredRateLimited: Story = {
  name: 'Expired – rate limited',
  args: { input: 0, way: ['✗ confirmEmail: link_expired', 'link.resend', '✗ resendConfirmation: rate_limited'] },
};
