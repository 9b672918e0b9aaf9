// Written by `npm run generate` from what the machine can do. Change the machine, not this file.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderStage, type StageArgs } from '../support/stage/Stage.tsx';

const meta: Meta<StageArgs> = { title: 'States/Newsletter', render: renderStage, args: { flow: 'newsletter' } };
export default meta;
type Story = StoryObj<StageArgs>;

export const Sending: Story = {
  name: 'Sending',
  args: { input: 0, way: [] },
};
export const Unwanted: Story = {
  name: 'Unwanted',
  args: { input: 1, way: [] },
};
export const Sent: Story = {
  name: 'Sent',
  args: { input: 0, way: ['✓ subscribeNewsletter'] },
};
export const Failed: Story = {
  name: 'Failed',
  args: { input: 0, way: ['✗ subscribeNewsletter: rate_limited'] },
};
