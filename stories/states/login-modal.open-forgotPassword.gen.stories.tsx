// Written by `npm run generate` from what the machine can do. Change the machine, not this file.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderStage, type StageArgs } from '../support/stage/Stage.tsx';

const meta: Meta<StageArgs> = { title: 'States/Login modal/Open/Forgot password', render: renderStage, args: { flow: 'loginModal' } };
export default meta;
type Story = StoryObj<StageArgs>;

export const OpenForgotPassword: Story = {
  name: 'Forgot password',
  args: { input: 0, way: ['login.open', 'forgot.show'], sameScreen: [
      { id: 'states-login-modal-open-forgot-password--open-forgot-password-after-forgot-show', name: 'Open / Forgot password – after forgot.show' },
    ] },
};
export const OpenForgotPasswordOriginVisa: Story = {
  name: 'Origin visa',
  args: { input: 0, way: ['login.open (2)', 'forgot.show'] },
};
export const OpenForgotPasswordOriginFlight: Story = {
  name: 'Origin flight',
  args: { input: 0, way: ['login.open (3)', 'forgot.show'], sameScreen: [
      { id: 'states-login-modal-open-forgot-password--open-forgot-password-origin-flight-after-forgot-show', name: 'Open / Forgot password – origin flight, after forgot.show' },
    ] },
};
export const OpenForgotPasswordForgotFetching: Story = {
  name: 'Forgot fetching',
  args: { input: 0, way: ['login.open', 'forgot.show', 'password.forget'] },
};
export const OpenForgotPassword1Faults: Story = {
  name: '1 faults',
  args: { input: 0, way: ['login.open', 'forgot.show', 'password.forget (2)'] },
};
export const OpenForgotPasswordForgotPasswordFormInvalid: Story = {
  name: 'ForgotPassword form / invalid',
  args: { input: 0, way: ['login.open', 'forgot.show', 'password.forget (3)'] },
};
export const OpenForgotPasswordAfterForgotShow: Story = {
  name: 'After forgot.show',
  tags: ['same-screen', '!test'],
  args: { input: 0, way: ['login.open', 'login.submit (2)', '⏱ timer 1', 'forgot.show'], sameScreen: [
      { id: 'states-login-modal-open-forgot-password--open-forgot-password', name: 'Open / Forgot password' },
    ] },
};
export const OpenForgotPasswordForgotSuccess: Story = {
  name: 'Forgot success',
  args: { input: 0, way: ['login.open', 'forgot.show', 'password.forget', '✓ forgotPassword/forgotPassword'] },
};
export const OpenForgotPasswordRateLimited: Story = {
  name: 'Rate limited',
  args: { input: 0, way: ['login.open', 'forgot.show', 'password.forget', '✗ forgotPassword/forgotPassword: rate_limited'] },
};
export const OpenForgotPasswordInvalidDetails: Story = {
  name: 'Invalid details',
  args: { input: 0, way: ['login.open', 'forgot.show', 'password.forget', '✗ forgotPassword/forgotPassword: invalid_details'] },
};
export const OpenForgotPasswordUnexpected: Story = {
  name: 'Unexpected',
  args: { input: 0, way: ['login.open', 'forgot.show', 'password.forget', '✗ forgotPassword/forgotPassword: TypeError'] },
};
export const OpenForgotPassword1FaultsAfterTimer1: Story = {
  name: '1 faults, after timer 1',
  args: { input: 0, way: ['login.open', 'forgot.show', 'password.forget (2)', '⏱ timer 1'], sameScreen: [
      { id: 'states-login-modal-open-forgot-password--open-forgot-password-1-faults-forgot-password-form-invalid', name: 'Open / Forgot password – 1 faults, forgotPassword form / invalid' },
    ] },
};
export const OpenForgotPassword1FaultsAfterPasswordForget3ThenTimer1: Story = {
  name: '1 faults, after password.forget (3), then timer 1',
  args: { input: 0, way: ['login.open', 'forgot.show', 'password.forget (3)', '⏱ timer 1'] },
};
export const OpenForgotPasswordRateLimitedAfterTimer1: Story = {
  name: 'Rate limited, after timer 1',
  args: { input: 0, way: ['login.open', 'forgot.show', 'password.forget', '✗ forgotPassword/forgotPassword: rate_limited', '⏱ timer 1'] },
};
export const OpenForgotPasswordForgotPasswordFetching: Story = {
  name: 'ForgotPassword fetching',
  args: { input: 0, way: ['login.open', 'forgot.show', 'password.forget (2)', '⏱ timer 1', 'password.forget'] },
};
export const OpenForgotPassword1FaultsForgotPasswordFormInvalid: Story = {
  name: '1 faults, forgotPassword form / invalid',
  tags: ['same-screen', '!test'],
  args: { input: 0, way: ['login.open', 'forgot.show', 'password.forget (2)', '⏱ timer 1', 'password.forget (2)'], sameScreen: [
      { id: 'states-login-modal-open-forgot-password--open-forgot-password-1-faults-after-timer-1', name: 'Open / Forgot password – 1 faults, after timer 1' },
    ] },
};
export const OpenForgotPasswordForgotPasswordFormSuccess: Story = {
  name: 'ForgotPassword form / success',
  args: { input: 0, way: ['login.open', 'forgot.show', 'password.forget (2)', '⏱ timer 1', 'password.forget', '✓ forgotPassword/forgotPassword'] },
};
export const OpenForgotPasswordOriginFlightAfterForgotShow: Story = {
  name: 'Origin flight, after forgot.show',
  tags: ['same-screen', '!test'],
  args: { input: 0, way: ['login.open (3)', 'account.create', '✓ signUp/register', '✓ signUp/keepPrefill', '✗ signUp/logIn: wrong_credentials', 'forgot.show'], sameScreen: [
      { id: 'states-login-modal-open-forgot-password--open-forgot-password-origin-flight', name: 'Open / Forgot password – origin flight' },
    ] },
};
