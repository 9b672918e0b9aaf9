// Written by `npm run generate` from what the machine can do. Change the machine, not this file.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderStage, type StageArgs } from '../support/stage/Stage.tsx';

const meta: Meta<StageArgs> = { title: 'States/Find booking', render: renderStage, args: { flow: 'findBooking' } };
export default meta;
type Story = StoryObj<StageArgs>;

export const Asking: Story = {
  name: 'Asking',
  args: { input: 0, way: [] },
};
export const AskingNotFound: Story = {
  name: 'Asking – not found',
  args: { input: 1, way: [] },
};
export const Finding: Story = {
  name: 'Finding',
  args: { input: 0, way: ['booking.find SFR-7K2M-9Q'] },
};
export const Found: Story = {
  name: 'Found',
  args: { input: 0, way: ['booking.find SFR-7K2M-9Q', '✓ findOrder'] },
};
export const AskingRateLimited: Story = {
  name: 'Asking – rate limited',
  args: { input: 0, way: ['booking.find SFR-7K2M-9Q', '✗ findOrder: rate_limited'] },
};
export const AskingUnexpected: Story = {
  name: 'Asking – unexpected',
  args: { input: 0, way: ['booking.find SFR-7K2M-9Q', '✗ findOrder: TypeError'] },
};
