// Written by `npm run generate` from what the machine can do. Change the machine, not this file.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderStage, type StageArgs } from '../support/stage/Stage.tsx';

const meta: Meta<StageArgs> = { title: 'States/Order issue', render: renderStage, args: { flow: 'orderIssue' } };
export default meta;
type Story = StoryObj<StageArgs>;

export const Waiting: Story = {
  name: 'Waiting',
  args: { input: 0, way: [], sameScreen: [
      { id: 'states-order-issue--asking', name: 'Asking' },
    ] },
};
export const WaitingOrderRefunding: Story = {
  name: 'Waiting – order refunding',
  args: { input: 1, way: [], sameScreen: [
      { id: 'states-order-issue--asking-order-refunding', name: 'Asking – order refunding' },
      { id: 'states-order-issue--waiting-order-refunding-refunding', name: 'Waiting – order refunding, refunding' },
      { id: 'states-order-issue--asking-order-refunding-refunding', name: 'Asking – order refunding, refunding' },
    ] },
};
export const Asking: Story = {
  name: 'Asking',
  tags: ['same-screen', '!test'],
  args: { input: 0, way: ['⏱ pause'], sameScreen: [
      { id: 'states-order-issue--waiting', name: 'Waiting' },
    ] },
};
export const AskingOrderRefunding: Story = {
  name: 'Asking – order refunding',
  tags: ['same-screen', '!test'],
  args: { input: 1, way: ['⏱ pause'], sameScreen: [
      { id: 'states-order-issue--waiting-order-refunding', name: 'Waiting – order refunding' },
    ] },
};
export const WaitingOrderIssuing: Story = {
  name: 'Waiting – order issuing',
  args: { input: 0, way: ['⏱ pause', '✓ readOrder: issuing'], sameScreen: [
      { id: 'states-order-issue--asking-order-issuing', name: 'Asking – order issuing' },
    ] },
};
export const Settled: Story = {
  name: 'Settled',
  args: { input: 0, way: ['⏱ pause', '✓ readOrder: issued'] },
};
export const WaitingOrderRefundingRefunding: Story = {
  name: 'Waiting – order refunding, refunding',
  tags: ['same-screen', '!test'],
  args: { input: 0, way: ['⏱ pause', '✓ readOrder: issueFailed'], sameScreen: [
      { id: 'states-order-issue--waiting-order-refunding', name: 'Waiting – order refunding' },
    ] },
};
export const SettledRefunded: Story = {
  name: 'Settled – refunded',
  args: { input: 0, way: ['⏱ pause', '✓ readOrder: refunded'] },
};
export const AskingOrderIssuing: Story = {
  name: 'Asking – order issuing',
  tags: ['same-screen', '!test'],
  args: { input: 0, way: ['⏱ pause', '✓ readOrder: issuing', '⏱ pause'], sameScreen: [
      { id: 'states-order-issue--waiting-order-issuing', name: 'Waiting – order issuing' },
    ] },
};
export const AskingOrderRefundingRefunding: Story = {
  name: 'Asking – order refunding, refunding',
  tags: ['same-screen', '!test'],
  args: { input: 0, way: ['⏱ pause', '✓ readOrder: issueFailed', '⏱ pause'], sameScreen: [
      { id: 'states-order-issue--waiting-order-refunding', name: 'Waiting – order refunding' },
    ] },
};
