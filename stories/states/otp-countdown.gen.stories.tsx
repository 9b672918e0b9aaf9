// Written by `npm run generate` from what the machine can do. Change the machine, not this file.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderStage, type StageArgs } from '../support/stage/Stage.tsx';

const meta: Meta<StageArgs> = { title: 'States/Otp countdown', render: renderStage, args: { flow: 'otpCountdown' } };
export default meta;
type Story = StoryObj<StageArgs>;

export const Waiting: Story = {
  name: 'Waiting',
  args: { input: 0, way: [] },
};
export const Ready: Story = {
  name: 'Ready',
  args: { input: 1, way: [], sameScreen: [
      { id: 'states-otp-countdown--ready-after-resend-deadline', name: 'Ready – after resendDeadline' },
    ] },
};
export const Sending: Story = {
  name: 'Sending',
  args: { input: 1, way: ['code.resend'], sameScreen: [
      { id: 'states-otp-countdown--sending-after-code-resend', name: 'Sending – after code.resend' },
      { id: 'states-otp-countdown--sending-after-send-code-unavailable-then-code-resend', name: 'Sending – after sendCode: unavailable, then code.resend' },
      { id: 'states-otp-countdown--sending-after-resend-deadline-then-code-resend', name: 'Sending – after resendDeadline, then code.resend' },
    ] },
};
export const WaitingHasResent: Story = {
  name: 'Waiting – has resent',
  args: { input: 1, way: ['code.resend', '✓ sendCode'] },
};
export const ReadyRateLimited: Story = {
  name: 'Ready – rate limited',
  args: { input: 1, way: ['code.resend', '✗ sendCode: rate_limited'] },
};
export const ReadyUnavailable: Story = {
  name: 'Ready – unavailable',
  args: { input: 1, way: ['code.resend', '✗ sendCode: unavailable'] },
};
export const ReadyAfterResendDeadline: Story = {
  name: 'Ready – after resendDeadline',
  tags: ['same-screen', '!test'],
  args: { input: 1, way: ['code.resend', '✓ sendCode', '⏱ resendDeadline'], sameScreen: [
      { id: 'states-otp-countdown--ready', name: 'Ready' },
    ] },
};
export const SendingAfterCodeResend: Story = {
  name: 'Sending – after code.resend',
  tags: ['same-screen', '!test'],
  args: { input: 1, way: ['code.resend', '✗ sendCode: rate_limited', 'code.resend'], sameScreen: [
      { id: 'states-otp-countdown--sending', name: 'Sending' },
    ] },
};
export const SendingAfterSendCodeUnavailableThenCodeResend: Story = {
  name: 'Sending – after sendCode: unavailable, then code.resend',
  tags: ['same-screen', '!test'],
  args: { input: 1, way: ['code.resend', '✗ sendCode: unavailable', 'code.resend'], sameScreen: [
      { id: 'states-otp-countdown--sending', name: 'Sending' },
    ] },
};
export const SendingAfterResendDeadlineThenCodeResend: Story = {
  name: 'Sending – after resendDeadline, then code.resend',
  tags: ['same-screen', '!test'],
  args: { input: 1, way: ['code.resend', '✓ sendCode', '⏱ resendDeadline', 'code.resend'], sameScreen: [
      { id: 'states-otp-countdown--sending', name: 'Sending' },
    ] },
};
