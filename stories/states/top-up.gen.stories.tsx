// Written by `npm run generate` from what the machine can do. Change the machine, not this file.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderStage, type StageArgs } from '../support/stage/Stage.tsx';

const meta: Meta<StageArgs> = { title: 'States/Top up', render: renderStage, args: { flow: 'topUp' } };
export default meta;
type Story = StoryObj<StageArgs>;

export const Choosing: Story = {
  name: 'Choosing',
  args: { input: 0, way: [] },
};
export const VerifyingAsking: Story = {
  name: 'Verifying / Asking',
  args: { input: 1, way: [], sameScreen: [
      { id: 'states-top-up--verifying-waiting', name: 'Verifying / Waiting' },
    ] },
};
export const Starting: Story = {
  name: 'Starting',
  args: { input: 0, way: ['amount.submit'], sameScreen: [
      { id: 'states-top-up--starting-after-amount-submit', name: 'Starting – after amount.submit' },
    ] },
};
export const VerifyingWaiting: Story = {
  name: 'Verifying / Waiting',
  tags: ['same-screen', '!test'],
  args: { input: 1, way: ['✓ readTopUp: started'], sameScreen: [
      { id: 'states-top-up--verifying-asking', name: 'Verifying / Asking' },
    ] },
};
export const Succeeded: Story = {
  name: 'Succeeded',
  args: { input: 1, way: ['✓ readTopUp: succeeded'] },
};
export const Declined: Story = {
  name: 'Declined',
  args: { input: 1, way: ['✓ readTopUp: declined'] },
};
export const ChoosingNotFound: Story = {
  name: 'Choosing – not found',
  args: { input: 1, way: ['✗ readTopUp: not_found'] },
};
export const AtBank: Story = {
  name: 'At bank',
  args: { input: 0, way: ['amount.submit', '✓ startTopUp'], sameScreen: [
      { id: 'states-top-up--at-bank-after-open-bank-page', name: 'At bank – after openBankPage' },
    ] },
};
export const ChoosingInvalidDetails: Story = {
  name: 'Choosing – invalid details',
  args: { input: 0, way: ['amount.submit', '✗ startTopUp: invalid_details'] },
};
export const ChoosingUnavailable: Story = {
  name: 'Choosing – unavailable',
  args: { input: 0, way: ['amount.submit', '✗ startTopUp: unavailable'] },
};
export const AtBankAfterOpenBankPage: Story = {
  name: 'At bank – after openBankPage',
  tags: ['same-screen', '!test'],
  args: { input: 0, way: ['amount.submit', '✓ startTopUp', '✓ openBankPage'], sameScreen: [
      { id: 'states-top-up--at-bank', name: 'At bank' },
    ] },
};
export const ChoosingUnexpected: Story = {
  name: 'Choosing – unexpected',
  args: { input: 0, way: ['amount.submit', '✓ startTopUp', '✗ openBankPage: TypeError'] },
};
export const StartingAfterAmountSubmit: Story = {
  name: 'Starting – after amount.submit',
  tags: ['same-screen', '!test'],
  args: { input: 0, way: ['amount.submit', '✓ startTopUp', '✗ openBankPage: TypeError', 'amount.submit'], sameScreen: [
      { id: 'states-top-up--starting', name: 'Starting' },
    ] },
};
