// Written by `npm run generate` from what the machine can do. Change the machine, not this file.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderStage, type StageArgs } from '../support/stage/Stage.tsx';

const meta: Meta<StageArgs> = { title: 'States/Payment', render: renderStage, args: { flow: 'payment' } };
export default meta;
type Story = StoryObj<StageArgs>;

export const Starting: Story = {
  name: 'Starting',
  args: { input: 0, way: [], sameScreen: [
      { id: 'states-payment--ended', name: 'Ended' },
    ] },
};
export const VerifyingAsking: Story = {
  name: 'Verifying / Asking',
  args: { input: 1, way: [], sameScreen: [
      { id: 'states-payment--verifying-asking-after-start-payment-2', name: 'Verifying / Asking – after startPayment (2)' },
      { id: 'states-payment--verifying-waiting', name: 'Verifying / Waiting' },
      { id: 'states-payment--verifying-waiting-after-read-order-paying', name: 'Verifying / Waiting – after readOrder: paying' },
    ] },
};
export const AtBank: Story = {
  name: 'At bank',
  args: { input: 0, way: ['✓ startPayment'], sameScreen: [
      { id: 'states-payment--at-bank-after-open-bank-page', name: 'At bank – after openBankPage' },
    ] },
};
export const VerifyingAskingAfterStartPayment2: Story = {
  name: 'Verifying / Asking – after startPayment (2)',
  tags: ['same-screen', '!test'],
  args: { input: 0, way: ['✓ startPayment (2)'], sameScreen: [
      { id: 'states-payment--verifying-asking', name: 'Verifying / Asking' },
    ] },
};
export const Ended: Story = {
  name: 'Ended',
  tags: ['same-screen', '!test'],
  args: { input: 0, way: ['✗ startPayment: price_changed'], sameScreen: [
      { id: 'states-payment--starting', name: 'Starting' },
    ] },
};
export const Leaving: Story = {
  name: 'Leaving',
  args: { input: 1, way: ['payment.leave'], sameScreen: [
      { id: 'states-payment--leaving-after-payment-leave', name: 'Leaving – after payment.leave' },
    ] },
};
export const VerifyingWaiting: Story = {
  name: 'Verifying / Waiting',
  tags: ['same-screen', '!test'],
  args: { input: 1, way: ['✓ readOrder: paying'], sameScreen: [
      { id: 'states-payment--verifying-asking', name: 'Verifying / Asking' },
    ] },
};
export const EndedAtTheTickets: Story = {
  name: 'Ended – at the tickets',
  args: { input: 1, way: ['✓ readOrder: paymentFailed'] },
};
export const AtBankAfterOpenBankPage: Story = {
  name: 'At bank – after openBankPage',
  tags: ['same-screen', '!test'],
  args: { input: 0, way: ['✓ startPayment', '✓ openBankPage'], sameScreen: [
      { id: 'states-payment--at-bank', name: 'At bank' },
    ] },
};
export const LeavingAfterPaymentLeave: Story = {
  name: 'Leaving – after payment.leave',
  tags: ['same-screen', '!test'],
  args: { input: 0, way: ['✓ startPayment (2)', 'payment.leave'], sameScreen: [
      { id: 'states-payment--leaving', name: 'Leaving' },
    ] },
};
export const VerifyingWaitingAfterReadOrderPaying: Story = {
  name: 'Verifying / Waiting – after readOrder: paying',
  tags: ['same-screen', '!test'],
  args: { input: 0, way: ['✓ startPayment (2)', '✓ readOrder: paying'], sameScreen: [
      { id: 'states-payment--verifying-asking', name: 'Verifying / Asking' },
    ] },
};
export const VerifyingAskingUnavailable: Story = {
  name: 'Verifying / Asking – unavailable',
  args: { input: 1, way: ['payment.leave', '✗ leavePayment: unavailable'], sameScreen: [
      { id: 'states-payment--verifying-waiting-unavailable', name: 'Verifying / Waiting – unavailable' },
    ] },
};
export const VerifyingWaitingUnavailable: Story = {
  name: 'Verifying / Waiting – unavailable',
  tags: ['same-screen', '!test'],
  args: { input: 1, way: ['payment.leave', '✗ leavePayment: unavailable', '✓ readOrder: paying'], sameScreen: [
      { id: 'states-payment--verifying-asking-unavailable', name: 'Verifying / Asking – unavailable' },
    ] },
};
