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
export const PreviewingPreviewPartial: Story = {
  name: 'Previewing – preview partial',
  args: { input: 0, way: ['report.open', '✓ prepareReport (2)'] },
};
export const PreviewingPreviewEmpty: Story = {
  name: 'Previewing – preview empty',
  args: { input: 0, way: ['report.open', '✓ prepareReport (3)'] },
};
export const PreviewingPreviewUnsafe: Story = {
  name: 'Previewing – preview unsafe',
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
export const SendingPreviewPartial: Story = {
  name: 'Sending – preview partial',
  args: { input: 0, way: ['report.open', '✓ prepareReport (2)', 'report.send'] },
};
export const SendingPreviewEmpty: Story = {
  name: 'Sending – preview empty',
  args: { input: 0, way: ['report.open', '✓ prepareReport (3)', 'report.send'] },
};
export const SendingPreviewUnsafe: Story = {
  name: 'Sending – preview unsafe',
  args: { input: 0, way: ['report.open', '✓ prepareReport (4)', 'report.send'] },
};
export const Sent: Story = {
  name: 'Sent',
  args: { input: 0, way: ['report.open', '✓ prepareReport', 'report.send', '✓ sendReport'], sameScreen: [
      { id: 'states-problem-report--sent-after-send-report', name: 'Sent – after sendReport' },
      { id: 'states-problem-report--sent-after-report-send-then-send-report', name: 'Sent – after report.send, then sendReport' },
      { id: 'states-problem-report--sent-after-prepare-report-4-then-report-send-then-send-report', name: 'Sent – after prepareReport (4), then report.send, then sendReport' },
    ] },
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
export const SentAfterSendReport: Story = {
  name: 'Sent – after sendReport',
  tags: ['same-screen', '!test'],
  args: { input: 0, way: ['report.open', '✓ prepareReport (2)', 'report.send', '✓ sendReport'], sameScreen: [
      { id: 'states-problem-report--sent', name: 'Sent' },
    ] },
};
export const FailedRateLimitedPreviewPartial: Story = {
  name: 'Failed – rate limited, preview partial',
  args: { input: 0, way: ['report.open', '✓ prepareReport (2)', 'report.send', '✗ sendReport: rate_limited'] },
};
export const SentAfterReportSendThenSendReport: Story = {
  name: 'Sent – after report.send, then sendReport',
  tags: ['same-screen', '!test'],
  args: { input: 0, way: ['report.open', '✓ prepareReport (3)', 'report.send', '✓ sendReport'], sameScreen: [
      { id: 'states-problem-report--sent', name: 'Sent' },
    ] },
};
export const FailedRateLimitedPreviewEmpty: Story = {
  name: 'Failed – rate limited, preview empty',
  args: { input: 0, way: ['report.open', '✓ prepareReport (3)', 'report.send', '✗ sendReport: rate_limited'] },
};
export const SentAfterPrepareReport4ThenReportSendThenSendReport: Story = {
  name: 'Sent – after prepareReport (4), then report.send, then sendReport',
  tags: ['same-screen', '!test'],
  args: { input: 0, way: ['report.open', '✓ prepareReport (4)', 'report.send', '✓ sendReport'], sameScreen: [
      { id: 'states-problem-report--sent', name: 'Sent' },
    ] },
};
export const FailedRateLimitedPreviewUnsafe: Story = {
  name: 'Failed – rate limited, preview unsafe',
  args: { input: 0, way: ['report.open', '✓ prepareReport (4)', 'report.send', '✗ sendReport: rate_limited'] },
};
