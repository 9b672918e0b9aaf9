// Written by `npm run generate` from what the machine can do. Change the machine, not this file.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderStage, type StageArgs } from '../support/stage/Stage.tsx';

const meta: Meta<StageArgs> = { title: 'States/Order cancel', render: renderStage, args: { flow: 'orderCancel' } };
export default meta;
type Story = StoryObj<StageArgs>;

export const Resting: Story = {
  name: 'Resting',
  args: { input: 0, way: [], sameScreen: [
      { id: 'states-order-cancel--resting-after-cancel-drop', name: 'Resting – after cancel.drop' },
    ] },
};
export const Quoting: Story = {
  name: 'Quoting',
  args: { input: 0, way: ['cancel.ask'] },
};
export const QuotedWayBack: Story = {
  name: 'Quoted – way back',
  args: { input: 0, way: ['cancel.ask', '✓ quoteCancellation: departing'] },
};
export const QuotedWayBackNotToBalance: Story = {
  name: 'Quoted – way back, not to balance',
  args: { input: 0, way: ['cancel.ask', '✓ quoteCancellation: departing (3)'] },
};
export const Quoted: Story = {
  name: 'Quoted',
  args: { input: 0, way: ['cancel.ask', '✓ quoteCancellation: departing (4)'] },
};
export const RestingNotAllowed: Story = {
  name: 'Resting – not allowed',
  args: { input: 0, way: ['cancel.ask', '✗ quoteCancellation: not_allowed'] },
};
export const RestingUnavailable: Story = {
  name: 'Resting – unavailable',
  args: { input: 0, way: ['cancel.ask', '✗ quoteCancellation: unavailable'] },
};
export const QuotedWayBackToBalance: Story = {
  name: 'Quoted – way back, to balance',
  args: { input: 0, way: ['cancel.ask', '✓ quoteCancellation: departing', 'refund.choose'] },
};
export const CancellingWayBack: Story = {
  name: 'Cancelling – way back',
  args: { input: 0, way: ['cancel.ask', '✓ quoteCancellation: departing', 'cancel.confirm'], sameScreen: [
      { id: 'states-order-cancel--quoting-way-back', name: 'Quoting – way back' },
    ] },
};
export const CancellingWayBackNotToBalance: Story = {
  name: 'Cancelling – way back, not to balance',
  args: { input: 0, way: ['cancel.ask', '✓ quoteCancellation: departing (3)', 'cancel.confirm'], sameScreen: [
      { id: 'states-order-cancel--quoting-way-back-not-to-balance', name: 'Quoting – way back, not to balance' },
    ] },
};
export const Cancelling: Story = {
  name: 'Cancelling',
  args: { input: 0, way: ['cancel.ask', '✓ quoteCancellation: departing (4)', 'cancel.confirm'], sameScreen: [
      { id: 'states-order-cancel--quoting-quoted', name: 'Quoting – quoted' },
    ] },
};
export const CancellingWayBackToBalance: Story = {
  name: 'Cancelling – way back, to balance',
  args: { input: 0, way: ['cancel.ask', '✓ quoteCancellation: departing', 'refund.choose', 'cancel.confirm'], sameScreen: [
      { id: 'states-order-cancel--quoting-way-back-to-balance', name: 'Quoting – way back, to balance' },
    ] },
};
export const RestingAfterCancelDrop: Story = {
  name: 'Resting – after cancel.drop',
  tags: ['same-screen', '!test'],
  args: { input: 0, way: ['cancel.ask', '✓ quoteCancellation: departing', 'refund.choose', 'cancel.drop'], sameScreen: [
      { id: 'states-order-cancel--resting', name: 'Resting' },
    ] },
};
export const Cancelled: Story = {
  name: 'Cancelled',
  args: { input: 0, way: ['cancel.ask', '✓ quoteCancellation: departing', 'cancel.confirm', '✓ cancelOrder'], sameScreen: [
      { id: 'states-order-cancel--cancelled-after-cancel-order', name: 'Cancelled – after cancelOrder' },
    ] },
};
export const ProvingWayBack: Story = {
  name: 'Proving – way back',
  args: { input: 0, way: ['cancel.ask', '✓ quoteCancellation: departing', 'cancel.confirm', '✗ cancelOrder: step_up_required'], sameScreen: [
      { id: 'states-order-cancel--proving-way-back-after-code-resend', name: 'Proving – way back, after code.resend' },
    ] },
};
export const QuotingWayBack: Story = {
  name: 'Quoting – way back',
  tags: ['same-screen', '!test'],
  args: { input: 0, way: ['cancel.ask', '✓ quoteCancellation: departing', 'cancel.confirm', '✗ cancelOrder: price_changed'], sameScreen: [
      { id: 'states-order-cancel--cancelling-way-back', name: 'Cancelling – way back' },
    ] },
};
export const QuotedWayBackNotAllowed: Story = {
  name: 'Quoted – way back, not allowed',
  args: { input: 0, way: ['cancel.ask', '✓ quoteCancellation: departing', 'cancel.confirm', '✗ cancelOrder: not_allowed'] },
};
export const QuotedWayBackUnavailable: Story = {
  name: 'Quoted – way back, unavailable',
  args: { input: 0, way: ['cancel.ask', '✓ quoteCancellation: departing', 'cancel.confirm', '✗ cancelOrder: unavailable'] },
};
export const CancelledAfterCancelOrder: Story = {
  name: 'Cancelled – after cancelOrder',
  tags: ['same-screen', '!test'],
  args: { input: 0, way: ['cancel.ask', '✓ quoteCancellation: departing (3)', 'cancel.confirm', '✓ cancelOrder'], sameScreen: [
      { id: 'states-order-cancel--cancelled', name: 'Cancelled' },
    ] },
};
export const ProvingWayBackNotToBalance: Story = {
  name: 'Proving – way back, not to balance',
  args: { input: 0, way: ['cancel.ask', '✓ quoteCancellation: departing (3)', 'cancel.confirm', '✗ cancelOrder: step_up_required'] },
};
export const QuotingWayBackNotToBalance: Story = {
  name: 'Quoting – way back, not to balance',
  tags: ['same-screen', '!test'],
  args: { input: 0, way: ['cancel.ask', '✓ quoteCancellation: departing (3)', 'cancel.confirm', '✗ cancelOrder: price_changed'], sameScreen: [
      { id: 'states-order-cancel--cancelling-way-back-not-to-balance', name: 'Cancelling – way back, not to balance' },
    ] },
};
export const CancelledAfterCancelConfirmThenCancelOrder: Story = {
  name: 'Cancelled – after cancel.confirm, then cancelOrder',
  args: { input: 0, way: ['cancel.ask', '✓ quoteCancellation: departing (4)', 'cancel.confirm', '✓ cancelOrder'] },
};
export const Proving: Story = {
  name: 'Proving',
  args: { input: 0, way: ['cancel.ask', '✓ quoteCancellation: departing (4)', 'cancel.confirm', '✗ cancelOrder: step_up_required'] },
};
export const QuotingQuoted: Story = {
  name: 'Quoting – quoted',
  tags: ['same-screen', '!test'],
  args: { input: 0, way: ['cancel.ask', '✓ quoteCancellation: departing (4)', 'cancel.confirm', '✗ cancelOrder: price_changed'], sameScreen: [
      { id: 'states-order-cancel--cancelling', name: 'Cancelling' },
    ] },
};
export const CancelledAfterRefundChooseThenCancelConfirmThenCancelOrder: Story = {
  name: 'Cancelled – after refund.choose, then cancel.confirm, then cancelOrder',
  args: { input: 0, way: ['cancel.ask', '✓ quoteCancellation: departing', 'refund.choose', 'cancel.confirm', '✓ cancelOrder'] },
};
export const ProvingWayBackToBalance: Story = {
  name: 'Proving – way back, to balance',
  args: { input: 0, way: ['cancel.ask', '✓ quoteCancellation: departing', 'refund.choose', 'cancel.confirm', '✗ cancelOrder: step_up_required'] },
};
export const QuotingWayBackToBalance: Story = {
  name: 'Quoting – way back, to balance',
  tags: ['same-screen', '!test'],
  args: { input: 0, way: ['cancel.ask', '✓ quoteCancellation: departing', 'refund.choose', 'cancel.confirm', '✗ cancelOrder: price_changed'], sameScreen: [
      { id: 'states-order-cancel--cancelling-way-back-to-balance', name: 'Cancelling – way back, to balance' },
    ] },
};
export const ProvingWayBackStepUpAsking: Story = {
  name: 'Proving – way back, step up asking',
  args: { input: 0, way: ['cancel.ask', '✓ quoteCancellation: departing', 'cancel.confirm', '✗ cancelOrder: step_up_required', '✓ stepUp/sendStepUpCode'] },
};
export const ProvingWayBackRateLimited: Story = {
  name: 'Proving – way back, rate limited',
  args: { input: 0, way: ['cancel.ask', '✓ quoteCancellation: departing', 'cancel.confirm', '✗ cancelOrder: step_up_required', '✗ stepUp/sendStepUpCode: rate_limited'] },
};
export const QuotedInEuros: Story = {
  name: 'Quoted – in euros',
  args: { input: 0, way: ['cancel.ask', '✓ quoteCancellation: departing', 'cancel.confirm', '✗ cancelOrder: price_changed', '✓ quoteCancellation: departing (2)'] },
};
export const ProvingWayBackStepUpAskingNotCanResend: Story = {
  name: 'Proving – way back, step up asking, not can resend',
  args: { input: 0, way: ['cancel.ask', '✓ quoteCancellation: departing', 'cancel.confirm', '✗ cancelOrder: step_up_required', '✓ stepUp/sendStepUpCode', 'code.verify'] },
};
export const ProvingWayBackStepUpAskingCanResend: Story = {
  name: 'Proving – way back, step up asking, can resend',
  args: { input: 0, way: ['cancel.ask', '✓ quoteCancellation: departing', 'cancel.confirm', '✗ cancelOrder: step_up_required', '✓ stepUp/sendStepUpCode', '⏱ stepUp/resend'] },
};
export const CancellingInEuros: Story = {
  name: 'Cancelling – in euros',
  args: { input: 0, way: ['cancel.ask', '✓ quoteCancellation: departing', 'cancel.confirm', '✗ cancelOrder: price_changed', '✓ quoteCancellation: departing (2)', 'cancel.confirm'], sameScreen: [
      { id: 'states-order-cancel--quoting-quoted-to-card', name: 'Quoting – quoted, to card' },
    ] },
};
export const ProvingWayBackCodeWrong: Story = {
  name: 'Proving – way back, code wrong',
  args: { input: 0, way: ['cancel.ask', '✓ quoteCancellation: departing', 'cancel.confirm', '✗ cancelOrder: step_up_required', '✓ stepUp/sendStepUpCode', 'code.verify', '✗ stepUp/verifyStepUpCode: code_wrong'] },
};
export const ProvingWayBackAfterCodeResend: Story = {
  name: 'Proving – way back, after code.resend',
  tags: ['same-screen', '!test'],
  args: { input: 0, way: ['cancel.ask', '✓ quoteCancellation: departing', 'cancel.confirm', '✗ cancelOrder: step_up_required', '✓ stepUp/sendStepUpCode', '⏱ stepUp/resend', 'code.resend'], sameScreen: [
      { id: 'states-order-cancel--proving-way-back', name: 'Proving – way back' },
    ] },
};
export const CancelledAfterQuoteCancellationDeparting2ThenCancelConfirmThenCancelOrder: Story = {
  name: 'Cancelled – after quoteCancellation: departing (2), then cancel.confirm, then cancelOrder',
  args: { input: 0, way: ['cancel.ask', '✓ quoteCancellation: departing', 'cancel.confirm', '✗ cancelOrder: price_changed', '✓ quoteCancellation: departing (2)', 'cancel.confirm', '✓ cancelOrder'] },
};
export const ProvingInEuros: Story = {
  name: 'Proving – in euros',
  args: { input: 0, way: ['cancel.ask', '✓ quoteCancellation: departing', 'cancel.confirm', '✗ cancelOrder: price_changed', '✓ quoteCancellation: departing (2)', 'cancel.confirm', '✗ cancelOrder: step_up_required'] },
};
export const QuotingQuotedToCard: Story = {
  name: 'Quoting – quoted, to card',
  tags: ['same-screen', '!test'],
  args: { input: 0, way: ['cancel.ask', '✓ quoteCancellation: departing', 'cancel.confirm', '✗ cancelOrder: price_changed', '✓ quoteCancellation: departing (2)', 'cancel.confirm', '✗ cancelOrder: price_changed'], sameScreen: [
      { id: 'states-order-cancel--cancelling-in-euros', name: 'Cancelling – in euros' },
    ] },
};
export const ProvingWayBackCodeWrongCanResend: Story = {
  name: 'Proving – way back, code wrong, can resend',
  args: { input: 0, way: ['cancel.ask', '✓ quoteCancellation: departing', 'cancel.confirm', '✗ cancelOrder: step_up_required', '✓ stepUp/sendStepUpCode', 'code.verify', '✗ stepUp/verifyStepUpCode: code_wrong', '⏱ stepUp/resend'] },
};
export const ProvingWayBackRateLimitedStepUpAsking: Story = {
  name: 'Proving – way back, rate limited, step up asking',
  args: { input: 0, way: ['cancel.ask', '✓ quoteCancellation: departing', 'cancel.confirm', '✗ cancelOrder: step_up_required', '✓ stepUp/sendStepUpCode', '⏱ stepUp/resend', 'code.resend', '✗ stepUp/sendStepUpCode: rate_limited'] },
};
export const ProvingWayBackRateLimitedStepUpAskingCanResend: Story = {
  name: 'Proving – way back, rate limited, step up asking, can resend',
  args: { input: 0, way: ['cancel.ask', '✓ quoteCancellation: departing', 'cancel.confirm', '✗ cancelOrder: step_up_required', '✓ stepUp/sendStepUpCode', '⏱ stepUp/resend', 'code.resend', '✗ stepUp/sendStepUpCode: rate_limited', '⏱ stepUp/resend'] },
};
