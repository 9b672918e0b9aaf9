// Written by `npm run generate` from what the machine can do. Change the machine, not this file.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderStage, type StageArgs } from '../support/stage/Stage.tsx';

const meta: Meta<StageArgs> = { title: 'States/Pay out', render: renderStage, args: { flow: 'payOut' } };
export default meta;
type Story = StoryObj<StageArgs>;

export const Resting: Story = {
  name: 'Resting',
  args: { input: 0, way: [] },
};
export const Quoting: Story = {
  name: 'Quoting',
  args: { input: 0, way: ['payout.ask'] },
};
export const Quoted: Story = {
  name: 'Quoted',
  args: { input: 0, way: ['payout.ask', '✓ quotePayout'] },
};
export const QuotedAfterQuotePayout2: Story = {
  name: 'Quoted – after quotePayout (2)',
  args: { input: 0, way: ['payout.ask', '✓ quotePayout (2)'] },
};
export const QuotedAfterQuotePayout3: Story = {
  name: 'Quoted – after quotePayout (3)',
  args: { input: 0, way: ['payout.ask', '✓ quotePayout (3)'] },
};
export const RestingUnavailable: Story = {
  name: 'Resting – unavailable',
  args: { input: 0, way: ['payout.ask', '✗ quotePayout: unavailable'] },
};
export const Paying: Story = {
  name: 'Paying',
  args: { input: 0, way: ['payout.ask', '✓ quotePayout', 'payout.confirm'] },
};
export const PayingAfterPayoutConfirm: Story = {
  name: 'Paying – after payout.confirm',
  args: { input: 0, way: ['payout.ask', '✓ quotePayout (2)', 'payout.confirm'] },
};
export const PayingAfterQuotePayout3ThenPayoutConfirm: Story = {
  name: 'Paying – after quotePayout (3), then payout.confirm',
  args: { input: 0, way: ['payout.ask', '✓ quotePayout (3)', 'payout.confirm'] },
};
export const Paid: Story = {
  name: 'Paid',
  args: { input: 0, way: ['payout.ask', '✓ quotePayout', 'payout.confirm', '✓ startPayout'] },
};
export const Proving: Story = {
  name: 'Proving',
  args: { input: 0, way: ['payout.ask', '✓ quotePayout', 'payout.confirm', '✗ startPayout: step_up_required'], sameScreen: [
      { id: 'states-pay-out--proving-after-code-resend', name: 'Proving – after code.resend' },
    ] },
};
export const QuotingPriceChanged: Story = {
  name: 'Quoting – price changed',
  args: { input: 0, way: ['payout.ask', '✓ quotePayout', 'payout.confirm', '✗ startPayout: price_changed'] },
};
export const QuotedInvalidDetails: Story = {
  name: 'Quoted – invalid details',
  args: { input: 0, way: ['payout.ask', '✓ quotePayout', 'payout.confirm', '✗ startPayout: invalid_details'] },
};
export const QuotedUnavailable: Story = {
  name: 'Quoted – unavailable',
  args: { input: 0, way: ['payout.ask', '✓ quotePayout', 'payout.confirm', '✗ startPayout: unavailable'] },
};
export const ProvingAfterStartPayoutStepUpRequired: Story = {
  name: 'Proving – after startPayout: step_up_required',
  args: { input: 0, way: ['payout.ask', '✓ quotePayout (2)', 'payout.confirm', '✗ startPayout: step_up_required'] },
};
export const QuotingPriceChangedAfterStartPayoutPriceChanged: Story = {
  name: 'Quoting – price changed, after startPayout: price_changed',
  args: { input: 0, way: ['payout.ask', '✓ quotePayout (2)', 'payout.confirm', '✗ startPayout: price_changed'] },
};
export const ProvingAfterPayoutConfirmThenStartPayoutStepUpRequired: Story = {
  name: 'Proving – after payout.confirm, then startPayout: step_up_required',
  args: { input: 0, way: ['payout.ask', '✓ quotePayout (3)', 'payout.confirm', '✗ startPayout: step_up_required'] },
};
export const QuotingPriceChangedAfterPayoutConfirmThenStartPayoutPriceChanged: Story = {
  name: 'Quoting – price changed, after payout.confirm, then startPayout: price_changed',
  args: { input: 0, way: ['payout.ask', '✓ quotePayout (3)', 'payout.confirm', '✗ startPayout: price_changed'] },
};
export const ProvingStepUpAsking: Story = {
  name: 'Proving – step up asking',
  args: { input: 0, way: ['payout.ask', '✓ quotePayout', 'payout.confirm', '✗ startPayout: step_up_required', '✓ stepUp/sendStepUpCode'] },
};
export const ProvingRateLimited: Story = {
  name: 'Proving – rate limited',
  args: { input: 0, way: ['payout.ask', '✓ quotePayout', 'payout.confirm', '✗ startPayout: step_up_required', '✗ stepUp/sendStepUpCode: rate_limited'] },
};
export const QuotedPriceChanged: Story = {
  name: 'Quoted – price changed',
  args: { input: 0, way: ['payout.ask', '✓ quotePayout', 'payout.confirm', '✗ startPayout: price_changed', '✓ quotePayout'] },
};
export const ProvingStepUpAskingNotCanResend: Story = {
  name: 'Proving – step up asking, not can resend',
  args: { input: 0, way: ['payout.ask', '✓ quotePayout', 'payout.confirm', '✗ startPayout: step_up_required', '✓ stepUp/sendStepUpCode', 'code.verify'] },
};
export const ProvingStepUpAskingCanResend: Story = {
  name: 'Proving – step up asking, can resend',
  args: { input: 0, way: ['payout.ask', '✓ quotePayout', 'payout.confirm', '✗ startPayout: step_up_required', '✓ stepUp/sendStepUpCode', '⏱ stepUp/resend'] },
};
export const ProvingCodeWrong: Story = {
  name: 'Proving – code wrong',
  args: { input: 0, way: ['payout.ask', '✓ quotePayout', 'payout.confirm', '✗ startPayout: step_up_required', '✓ stepUp/sendStepUpCode', 'code.verify', '✗ stepUp/verifyStepUpCode: code_wrong'] },
};
export const ProvingAfterCodeResend: Story = {
  name: 'Proving – after code.resend',
  tags: ['same-screen', '!test'],
  args: { input: 0, way: ['payout.ask', '✓ quotePayout', 'payout.confirm', '✗ startPayout: step_up_required', '✓ stepUp/sendStepUpCode', '⏱ stepUp/resend', 'code.resend'], sameScreen: [
      { id: 'states-pay-out--proving', name: 'Proving' },
    ] },
};
export const ProvingCodeWrongCanResend: Story = {
  name: 'Proving – code wrong, can resend',
  args: { input: 0, way: ['payout.ask', '✓ quotePayout', 'payout.confirm', '✗ startPayout: step_up_required', '✓ stepUp/sendStepUpCode', 'code.verify', '✗ stepUp/verifyStepUpCode: code_wrong', '⏱ stepUp/resend'] },
};
export const ProvingRateLimitedStepUpAsking: Story = {
  name: 'Proving – rate limited, step up asking',
  args: { input: 0, way: ['payout.ask', '✓ quotePayout', 'payout.confirm', '✗ startPayout: step_up_required', '✓ stepUp/sendStepUpCode', '⏱ stepUp/resend', 'code.resend', '✗ stepUp/sendStepUpCode: rate_limited'] },
};
export const ProvingRateLimitedStepUpAskingCanResend: Story = {
  name: 'Proving – rate limited, step up asking, can resend',
  args: { input: 0, way: ['payout.ask', '✓ quotePayout', 'payout.confirm', '✗ startPayout: step_up_required', '✓ stepUp/sendStepUpCode', '⏱ stepUp/resend', 'code.resend', '✗ stepUp/sendStepUpCode: rate_limited', '⏱ stepUp/resend'] },
};
