// Written by `npm run generate` from what the machine can do. Change the machine, not this file.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderStage, type StageArgs } from '../support/stage/Stage.tsx';

const meta: Meta<StageArgs> = { title: 'States/Problem report', render: renderStage, args: { flow: 'problemReport' } };
export default meta;
type Story = StoryObj<StageArgs>;

export const Closed: Story = {
  name: 'Closed',
  args: { input: 0, way: [] },
};
export const Preparing: Story = {
  name: 'Preparing',
  args: { input: 0, way: ['report.open'] },
};
export const Previewing: Story = {
  name: 'Previewing',
  args: { input: 0, way: ['report.open', '✓ prepareReport'] },
};
export const Previewing2: Story = {
  name: 'Previewing (2)',
  args: { input: 0, way: ['report.open', '✓ prepareReport (2)'] },
};
export const Previewing3: Story = {
  name: 'Previewing (3)',
  args: { input: 0, way: ['report.open', '✓ prepareReport (3)'] },
};
export const Previewing4: Story = {
  name: 'Previewing (4)',
  args: { input: 0, way: ['report.open', '✓ prepareReport (4)'] },
};
export const FailedUnexpected: Story = {
  name: 'Failed – unexpected',
  args: { input: 0, way: ['report.open', '✗ prepareReport: TypeError'] },
};
export const Sending: Story = {
  name: 'Sending',
  args: { input: 0, way: ['report.open', '✓ prepareReport', 'report.send'] },
};
export const Sent: Story = {
  name: 'Sent',
  args: { input: 0, way: ['report.open', '✓ prepareReport', 'report.send', '✓ sendReport'] },
};
export const FailedRateLimited: Story = {
  name: 'Failed – rate limited',
  args: { input: 0, way: ['report.open', '✓ prepareReport', 'report.send', '✗ sendReport: rate_limited'] },
};
export const FailedUnavailable: Story = {
  name: 'Failed – unavailable',
  args: { input: 0, way: ['report.open', '✓ prepareReport', 'report.send', '✗ sendReport: unavailable'] },
};
export const FailedInvalidDetails: Story = {
  name: 'Failed – invalid details',
  args: { input: 0, way: ['report.open', '✓ prepareReport', 'report.send', '✗ sendReport: invalid_details'] },
};
