// Written by `npm run generate` from what the machine can do. Change the machine, not this file.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderStage, type StageArgs } from '../support/stage/Stage.tsx';

const meta: Meta<StageArgs> = { title: 'States/Order issue', render: renderStage, args: { flow: 'orderIssue' } };
export default meta;
type Story = StoryObj<StageArgs>;

export const Waiting: Story = {
  name: 'Waiting',
  args: { input: 0, way: [] },
};
export const Waiting2: Story = {
  name: 'Waiting (2)',
  args: { input: 1, way: [] },
};
export const Asking: Story = {
  name: 'Asking',
  args: { input: 0, way: ['⏱ pause'] },
};
export const Settled: Story = {
  name: 'Settled',
  args: { input: 0, way: ['⏱ pause', '✓ readOrder: issued'] },
};
