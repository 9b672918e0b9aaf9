// Written by `npm run generate` from what the machine can do. Change the machine, not this file.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderStage, type StageArgs } from '../support/stage/Stage.tsx';

const meta: Meta<StageArgs> = { title: 'States/Payment', render: renderStage, args: { flow: 'payment' } };
export default meta;
type Story = StoryObj<StageArgs>;

export const Starting: Story = {
  name: 'Starting',
  args: { input: 0, way: [] },
};
export const VerifyingAsking: Story = {
  name: 'Verifying / Asking',
  args: { input: 1, way: [] },
};
export const AtBank: Story = {
  name: 'At bank',
  args: { input: 0, way: ['✓ startPayment'] },
};
export const Ended: Story = {
  name: 'Ended',
  args: { input: 0, way: ['✗ startPayment: price_changed'] },
};
export const VerifyingWaiting: Story = {
  name: 'Verifying / Waiting',
  args: { input: 1, way: ['✓ readOrder: paying'] },
};
