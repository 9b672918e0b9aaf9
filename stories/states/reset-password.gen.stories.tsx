// Written by `npm run generate` from what the machine can do. Change the machine, not this file.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderStage, type StageArgs } from '../support/stage/Stage.tsx';

const meta: Meta<StageArgs> = { title: 'States/Reset password', render: renderStage, args: { flow: 'resetPassword' } };
export default meta;
type Story = StoryObj<StageArgs>;

export const ProvingAskingIdle: Story = {
  name: 'Proving / Asking / Idle',
  args: { input: 0, way: [] },
};
export const ProvingAskingIdleCountdownReady: Story = {
  name: 'Proving / Asking / Idle – countdown ready',
  args: { input: 1, way: [], sameScreen: [
      { id: 'states-reset-password--proving-asking-idle-otp-countdown-ready', name: 'Proving / Asking / Idle – otpCountdown ready' },
    ] },
};
export const ChoosingAskingIdle: Story = {
  name: 'Choosing / Asking / Idle',
  args: { input: 2, way: [], sameScreen: [
      { id: 'states-reset-password--choosing-asking-idle-after-log-in-with-code', name: 'Choosing / Asking / Idle – after logInWithCode' },
    ] },
};
export const ProvingChecking: Story = {
  name: 'Proving / Checking',
  args: { input: 0, way: ['code.enter'] },
};
export const ProvingAskingInvalid: Story = {
  name: 'Proving / Asking / Invalid',
  args: { input: 0, way: ['code.enter (2)'] },
};
export const ProvingCheckingCountdownReady: Story = {
  name: 'Proving / Checking – countdown ready',
  args: { input: 1, way: ['code.enter'], sameScreen: [
      { id: 'states-reset-password--proving-checking-otp-countdown-ready', name: 'Proving / Checking – otpCountdown ready' },
    ] },
};
export const ProvingAskingInvalidCountdownReady: Story = {
  name: 'Proving / Asking / Invalid – countdown ready',
  args: { input: 1, way: ['code.enter (2)'], sameScreen: [
      { id: 'states-reset-password--proving-asking-invalid-otp-countdown-ready', name: 'Proving / Asking / Invalid – otpCountdown ready' },
    ] },
};
export const ProvingAskingIdleCountdownSending: Story = {
  name: 'Proving / Asking / Idle – countdown sending',
  args: { input: 1, way: ['code.resend'], sameScreen: [
      { id: 'states-reset-password--proving-asking-idle-otp-countdown-sending', name: 'Proving / Asking / Idle – otpCountdown sending' },
      { id: 'states-reset-password--proving-asking-idle-countdown-sending-otp-countdown-sending', name: 'Proving / Asking / Idle – countdown sending, otpCountdown sending' },
      { id: 'states-reset-password--proving-asking-idle-countdown-sending-after-code-resend', name: 'Proving / Asking / Idle – countdown sending, after code.resend' },
    ] },
};
export const ChoosingSaving: Story = {
  name: 'Choosing / Saving',
  args: { input: 2, way: ['password.set'], sameScreen: [
      { id: 'states-reset-password--choosing-saving-after-password-set', name: 'Choosing / Saving – after password.set' },
    ] },
};
export const ChoosingAskingInvalid: Story = {
  name: 'Choosing / Asking / Invalid',
  args: { input: 2, way: ['password.set (2)'], sameScreen: [
      { id: 'states-reset-password--choosing-asking-invalid-after-password-set-2', name: 'Choosing / Asking / Invalid – after password.set (2)' },
    ] },
};
export const ChoosingAskingIdleAfterLogInWithCode: Story = {
  name: 'Choosing / Asking / Idle – after logInWithCode',
  tags: ['same-screen', '!test'],
  args: { input: 0, way: ['code.enter', '✓ logInWithCode'], sameScreen: [
      { id: 'states-reset-password--choosing-asking-idle', name: 'Choosing / Asking / Idle' },
    ] },
};
export const ProvingAskingInvalidCodeWrong: Story = {
  name: 'Proving / Asking / Invalid – code wrong',
  args: { input: 0, way: ['code.enter', '✗ logInWithCode: code_wrong'] },
};
export const ProvingAskingInvalidRateLimited: Story = {
  name: 'Proving / Asking / Invalid – rate limited',
  args: { input: 0, way: ['code.enter', '✗ logInWithCode: rate_limited'] },
};
export const ProvingAskingIdle1Faults: Story = {
  name: 'Proving / Asking / Idle – 1 faults',
  args: { input: 0, way: ['code.enter (2)', '⏱ timer 1'], sameScreen: [
      { id: 'states-reset-password--proving-asking-invalid-after-code-enter-2', name: 'Proving / Asking / Invalid – after code.enter (2)' },
    ] },
};
export const ProvingCheckingCountdownSending: Story = {
  name: 'Proving / Checking – countdown sending',
  args: { input: 1, way: ['code.enter', 'code.resend'], sameScreen: [
      { id: 'states-reset-password--proving-checking-otp-countdown-sending', name: 'Proving / Checking – otpCountdown sending' },
      { id: 'states-reset-password--proving-checking-countdown-sending-otp-countdown-sending', name: 'Proving / Checking – countdown sending, otpCountdown sending' },
      { id: 'states-reset-password--proving-checking-countdown-sending-after-code-resend', name: 'Proving / Checking – countdown sending, after code.resend' },
    ] },
};
export const ProvingAskingInvalidCountdownSending: Story = {
  name: 'Proving / Asking / Invalid – countdown sending',
  args: { input: 1, way: ['code.enter (2)', 'code.resend'], sameScreen: [
      { id: 'states-reset-password--proving-asking-invalid-otp-countdown-sending', name: 'Proving / Asking / Invalid – otpCountdown sending' },
      { id: 'states-reset-password--proving-asking-invalid-countdown-sending-otp-countdown-sending', name: 'Proving / Asking / Invalid – countdown sending, otpCountdown sending' },
      { id: 'states-reset-password--proving-asking-invalid-countdown-sending-after-code-resend', name: 'Proving / Asking / Invalid – countdown sending, after code.resend' },
    ] },
};
export const ProvingAskingIdleHasResent: Story = {
  name: 'Proving / Asking / Idle – has resent',
  args: { input: 1, way: ['code.resend', '✓ otpCountdown/sendCode'] },
};
export const ProvingAskingIdleRateLimited: Story = {
  name: 'Proving / Asking / Idle – rate limited',
  args: { input: 1, way: ['code.resend', '✗ otpCountdown/sendCode: rate_limited'] },
};
export const ProvingAskingIdleUnavailable: Story = {
  name: 'Proving / Asking / Idle – unavailable',
  args: { input: 1, way: ['code.resend', '✗ otpCountdown/sendCode: unavailable'] },
};
export const Done: Story = {
  name: 'Done',
  args: { input: 2, way: ['password.set', '✓ changePassword'], sameScreen: [
      { id: 'states-reset-password--done-after-change-password', name: 'Done – after changePassword' },
      { id: 'states-reset-password--done-after-password-set-then-change-password', name: 'Done – after password.set, then changePassword' },
    ] },
};
export const ChoosingAskingInvalidInvalidDetails: Story = {
  name: 'Choosing / Asking / Invalid – invalid details',
  args: { input: 2, way: ['password.set', '✗ changePassword: invalid_details'] },
};
export const Lapsed: Story = {
  name: 'Lapsed',
  args: { input: 2, way: ['password.set', '✗ changePassword: login_required'], sameScreen: [
      { id: 'states-reset-password--lapsed-after-change-password-login-required', name: 'Lapsed – after changePassword: login_required' },
      { id: 'states-reset-password--lapsed-after-password-set-then-change-password-login-required', name: 'Lapsed – after password.set, then changePassword: login_required' },
    ] },
};
export const ChoosingAskingInvalidUnavailable: Story = {
  name: 'Choosing / Asking / Invalid – unavailable',
  args: { input: 2, way: ['password.set', '✗ changePassword: unavailable'] },
};
export const ChoosingAskingIdle1Faults: Story = {
  name: 'Choosing / Asking / Idle – 1 faults',
  args: { input: 2, way: ['password.set (2)', '⏱ timer 1'], sameScreen: [
      { id: 'states-reset-password--choosing-asking-invalid-after-timer-1-then-password-set-2', name: 'Choosing / Asking / Invalid – after timer 1, then password.set (2)' },
    ] },
};
export const ChoosingSavingAfterPasswordSet: Story = {
  name: 'Choosing / Saving – after password.set',
  tags: ['same-screen', '!test'],
  args: { input: 0, way: ['code.enter', '✓ logInWithCode', 'password.set'], sameScreen: [
      { id: 'states-reset-password--choosing-saving', name: 'Choosing / Saving' },
    ] },
};
export const ChoosingAskingInvalidAfterPasswordSet2: Story = {
  name: 'Choosing / Asking / Invalid – after password.set (2)',
  tags: ['same-screen', '!test'],
  args: { input: 0, way: ['code.enter', '✓ logInWithCode', 'password.set (2)'], sameScreen: [
      { id: 'states-reset-password--choosing-asking-invalid', name: 'Choosing / Asking / Invalid' },
    ] },
};
export const ProvingAskingIdleCodeWrong: Story = {
  name: 'Proving / Asking / Idle – code wrong',
  args: { input: 0, way: ['code.enter', '✗ logInWithCode: code_wrong', '⏱ timer 1'] },
};
export const ProvingAskingIdleRateLimitedCountdownWaiting: Story = {
  name: 'Proving / Asking / Idle – rate limited, countdown waiting',
  args: { input: 0, way: ['code.enter', '✗ logInWithCode: rate_limited', '⏱ timer 1'] },
};
export const ProvingCheckingAfterCodeEnter: Story = {
  name: 'Proving / Checking – after code.enter',
  args: { input: 0, way: ['code.enter (2)', '⏱ timer 1', 'code.enter'] },
};
export const ProvingAskingInvalidAfterCodeEnter2: Story = {
  name: 'Proving / Asking / Invalid – after code.enter (2)',
  tags: ['same-screen', '!test'],
  args: { input: 0, way: ['code.enter (2)', '⏱ timer 1', 'code.enter (2)'], sameScreen: [
      { id: 'states-reset-password--proving-asking-idle-1-faults', name: 'Proving / Asking / Idle – 1 faults' },
    ] },
};
export const ProvingCheckingHasResent: Story = {
  name: 'Proving / Checking – has resent',
  args: { input: 1, way: ['code.enter', 'code.resend', '✓ otpCountdown/sendCode'] },
};
export const ProvingCheckingRateLimited: Story = {
  name: 'Proving / Checking – rate limited',
  args: { input: 1, way: ['code.enter', 'code.resend', '✗ otpCountdown/sendCode: rate_limited'] },
};
export const ProvingCheckingUnavailable: Story = {
  name: 'Proving / Checking – unavailable',
  args: { input: 1, way: ['code.enter', 'code.resend', '✗ otpCountdown/sendCode: unavailable'] },
};
export const ProvingAskingInvalidHasResent: Story = {
  name: 'Proving / Asking / Invalid – has resent',
  args: { input: 1, way: ['code.enter (2)', 'code.resend', '✓ otpCountdown/sendCode'] },
};
export const ProvingAskingInvalidRateLimitedCountdownReady: Story = {
  name: 'Proving / Asking / Invalid – rate limited, countdown ready',
  args: { input: 1, way: ['code.enter (2)', 'code.resend', '✗ otpCountdown/sendCode: rate_limited'] },
};
export const ProvingAskingInvalidUnavailable: Story = {
  name: 'Proving / Asking / Invalid – unavailable',
  args: { input: 1, way: ['code.enter (2)', 'code.resend', '✗ otpCountdown/sendCode: unavailable'] },
};
export const ProvingAskingIdleOtpCountdownReady: Story = {
  name: 'Proving / Asking / Idle – otpCountdown ready',
  tags: ['same-screen', '!test'],
  args: { input: 1, way: ['code.resend', '✓ otpCountdown/sendCode', '⏱ otpCountdown/resendDeadline'], sameScreen: [
      { id: 'states-reset-password--proving-asking-idle-countdown-ready', name: 'Proving / Asking / Idle – countdown ready' },
    ] },
};
export const ProvingAskingIdleOtpCountdownSending: Story = {
  name: 'Proving / Asking / Idle – otpCountdown sending',
  tags: ['same-screen', '!test'],
  args: { input: 1, way: ['code.resend', '✗ otpCountdown/sendCode: rate_limited', 'code.resend'], sameScreen: [
      { id: 'states-reset-password--proving-asking-idle-countdown-sending', name: 'Proving / Asking / Idle – countdown sending' },
    ] },
};
export const ProvingAskingIdleCountdownSendingOtpCountdownSending: Story = {
  name: 'Proving / Asking / Idle – countdown sending, otpCountdown sending',
  tags: ['same-screen', '!test'],
  args: { input: 1, way: ['code.resend', '✗ otpCountdown/sendCode: unavailable', 'code.resend'], sameScreen: [
      { id: 'states-reset-password--proving-asking-idle-countdown-sending', name: 'Proving / Asking / Idle – countdown sending' },
    ] },
};
export const ChoosingAskingIdleInvalidDetails: Story = {
  name: 'Choosing / Asking / Idle – invalid details',
  args: { input: 2, way: ['password.set', '✗ changePassword: invalid_details', '⏱ timer 1'] },
};
export const ChoosingAskingIdleUnavailable: Story = {
  name: 'Choosing / Asking / Idle – unavailable',
  args: { input: 2, way: ['password.set', '✗ changePassword: unavailable', '⏱ timer 1'] },
};
export const ChoosingSavingAfterTimer1ThenPasswordSet: Story = {
  name: 'Choosing / Saving – after timer 1, then password.set',
  args: { input: 2, way: ['password.set (2)', '⏱ timer 1', 'password.set'] },
};
export const ChoosingAskingInvalidAfterTimer1ThenPasswordSet2: Story = {
  name: 'Choosing / Asking / Invalid – after timer 1, then password.set (2)',
  tags: ['same-screen', '!test'],
  args: { input: 2, way: ['password.set (2)', '⏱ timer 1', 'password.set (2)'], sameScreen: [
      { id: 'states-reset-password--choosing-asking-idle-1-faults', name: 'Choosing / Asking / Idle – 1 faults' },
    ] },
};
export const DoneAfterChangePassword: Story = {
  name: 'Done – after changePassword',
  tags: ['same-screen', '!test'],
  args: { input: 0, way: ['code.enter', '✓ logInWithCode', 'password.set', '✓ changePassword'], sameScreen: [
      { id: 'states-reset-password--done', name: 'Done' },
    ] },
};
export const LapsedAfterChangePasswordLoginRequired: Story = {
  name: 'Lapsed – after changePassword: login_required',
  tags: ['same-screen', '!test'],
  args: { input: 0, way: ['code.enter', '✓ logInWithCode', 'password.set', '✗ changePassword: login_required'], sameScreen: [
      { id: 'states-reset-password--lapsed', name: 'Lapsed' },
    ] },
};
export const ProvingCheckingOtpCountdownReady: Story = {
  name: 'Proving / Checking – otpCountdown ready',
  tags: ['same-screen', '!test'],
  args: { input: 1, way: ['code.enter', 'code.resend', '✓ otpCountdown/sendCode', '⏱ otpCountdown/resendDeadline'], sameScreen: [
      { id: 'states-reset-password--proving-checking-countdown-ready', name: 'Proving / Checking – countdown ready' },
    ] },
};
export const ProvingCheckingOtpCountdownSending: Story = {
  name: 'Proving / Checking – otpCountdown sending',
  tags: ['same-screen', '!test'],
  args: { input: 1, way: ['code.enter', 'code.resend', '✗ otpCountdown/sendCode: rate_limited', 'code.resend'], sameScreen: [
      { id: 'states-reset-password--proving-checking-countdown-sending', name: 'Proving / Checking – countdown sending' },
    ] },
};
export const ProvingCheckingCountdownSendingOtpCountdownSending: Story = {
  name: 'Proving / Checking – countdown sending, otpCountdown sending',
  tags: ['same-screen', '!test'],
  args: { input: 1, way: ['code.enter', 'code.resend', '✗ otpCountdown/sendCode: unavailable', 'code.resend'], sameScreen: [
      { id: 'states-reset-password--proving-checking-countdown-sending', name: 'Proving / Checking – countdown sending' },
    ] },
};
export const ProvingAskingInvalidOtpCountdownReady: Story = {
  name: 'Proving / Asking / Invalid – otpCountdown ready',
  tags: ['same-screen', '!test'],
  args: { input: 1, way: ['code.enter (2)', 'code.resend', '✓ otpCountdown/sendCode', '⏱ otpCountdown/resendDeadline'], sameScreen: [
      { id: 'states-reset-password--proving-asking-invalid-countdown-ready', name: 'Proving / Asking / Invalid – countdown ready' },
    ] },
};
export const ProvingAskingInvalidOtpCountdownSending: Story = {
  name: 'Proving / Asking / Invalid – otpCountdown sending',
  tags: ['same-screen', '!test'],
  args: { input: 1, way: ['code.enter (2)', 'code.resend', '✗ otpCountdown/sendCode: rate_limited', 'code.resend'], sameScreen: [
      { id: 'states-reset-password--proving-asking-invalid-countdown-sending', name: 'Proving / Asking / Invalid – countdown sending' },
    ] },
};
export const ProvingAskingInvalidCountdownSendingOtpCountdownSending: Story = {
  name: 'Proving / Asking / Invalid – countdown sending, otpCountdown sending',
  tags: ['same-screen', '!test'],
  args: { input: 1, way: ['code.enter (2)', 'code.resend', '✗ otpCountdown/sendCode: unavailable', 'code.resend'], sameScreen: [
      { id: 'states-reset-password--proving-asking-invalid-countdown-sending', name: 'Proving / Asking / Invalid – countdown sending' },
    ] },
};
export const ProvingAskingIdleCountdownSendingAfterCodeResend: Story = {
  name: 'Proving / Asking / Idle – countdown sending, after code.resend',
  tags: ['same-screen', '!test'],
  args: { input: 1, way: ['code.resend', '✓ otpCountdown/sendCode', '⏱ otpCountdown/resendDeadline', 'code.resend'], sameScreen: [
      { id: 'states-reset-password--proving-asking-idle-countdown-sending', name: 'Proving / Asking / Idle – countdown sending' },
    ] },
};
export const DoneAfterPasswordSetThenChangePassword: Story = {
  name: 'Done – after password.set, then changePassword',
  tags: ['same-screen', '!test'],
  args: { input: 2, way: ['password.set (2)', '⏱ timer 1', 'password.set', '✓ changePassword'], sameScreen: [
      { id: 'states-reset-password--done', name: 'Done' },
    ] },
};
export const LapsedAfterPasswordSetThenChangePasswordLoginRequired: Story = {
  name: 'Lapsed – after password.set, then changePassword: login_required',
  tags: ['same-screen', '!test'],
  args: { input: 2, way: ['password.set (2)', '⏱ timer 1', 'password.set', '✗ changePassword: login_required'], sameScreen: [
      { id: 'states-reset-password--lapsed', name: 'Lapsed' },
    ] },
};
export const ProvingCheckingCountdownSendingAfterCodeResend: Story = {
  name: 'Proving / Checking – countdown sending, after code.resend',
  tags: ['same-screen', '!test'],
  args: { input: 1, way: ['code.enter', 'code.resend', '✓ otpCountdown/sendCode', '⏱ otpCountdown/resendDeadline', 'code.resend'], sameScreen: [
      { id: 'states-reset-password--proving-checking-countdown-sending', name: 'Proving / Checking – countdown sending' },
    ] },
};
export const ProvingAskingInvalidCountdownSendingAfterCodeResend: Story = {
  name: 'Proving / Asking / Invalid – countdown sending, after code.resend',
  tags: ['same-screen', '!test'],
  args: { input: 1, way: ['code.enter (2)', 'code.resend', '✓ otpCountdown/sendCode', '⏱ otpCountdown/resendDeadline', 'code.resend'], sameScreen: [
      { id: 'states-reset-password--proving-asking-invalid-countdown-sending', name: 'Proving / Asking / Invalid – countdown sending' },
    ] },
};
