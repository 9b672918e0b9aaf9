// Written by `npm run generate` from what the machine can do. Change the machine, not this file.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderStage, type StageArgs } from '../support/stage/Stage.tsx';

const meta: Meta<StageArgs> = { title: 'States/Alert', render: renderStage, args: { flow: 'alert' } };
export default meta;
type Story = StoryObj<StageArgs>;

export const Hidden: Story = {
  name: 'Hidden',
  args: { input: 0, way: [] },
};
export const VisibleCountingSuccess: Story = {
  name: 'Visible / Counting – success',
  args: { input: 0, way: ['alert.show success'], sameScreen: [
      { id: 'states-alert--visible-paused-success', name: 'Visible / Paused – success' },
    ] },
};
export const VisiblePausedSuccess: Story = {
  name: 'Visible / Paused – success',
  tags: ['same-screen', '!test'],
  args: { input: 0, way: ['alert.show success', 'alert.pause'], sameScreen: [
      { id: 'states-alert--visible-counting-success', name: 'Visible / Counting – success' },
    ] },
};
