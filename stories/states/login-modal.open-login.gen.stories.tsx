// Written by `npm run generate` from what the machine can do. Change the machine, not this file.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderStage, type StageArgs } from '../support/stage/Stage.tsx';

const meta: Meta<StageArgs> = { title: 'States/Login modal/Open/Login', render: renderStage, args: { flow: 'loginModal' } };
export default meta;
type Story = StoryObj<StageArgs>;

export const OpenLoginAskingIdle: Story = {
  name: 'Asking / Idle',
  args: { input: 0, way: ['login.open'] },
};
export const OpenLoginAskingIdleOriginVisa: Story = {
  name: 'Asking / Idle – origin visa',
  args: { input: 0, way: ['login.open (2)'] },
};
export const OpenLoginSubmitting: Story = {
  name: 'Submitting',
  args: { input: 0, way: ['login.open', 'login.submit'] },
};
export const OpenLoginAskingInvalid: Story = {
  name: 'Asking / Invalid',
  args: { input: 0, way: ['login.open', 'login.submit (2)'] },
};
export const OpenLoginSubmittingOriginVisa: Story = {
  name: 'Submitting – origin visa',
  args: { input: 0, way: ['login.open (2)', 'login.submit'] },
};
export const OpenLoginAskingInvalidOriginVisa: Story = {
  name: 'Asking / Invalid – origin visa',
  args: { input: 0, way: ['login.open (2)', 'login.submit (2)'] },
};
export const OpenLoginAskingIdleOriginFlight: Story = {
  name: 'Asking / Idle – origin flight',
  args: { input: 0, way: ['login.open (3)', 'login.show'] },
};
export const OpenLoginAskingFailedWrongCredentials: Story = {
  name: 'Asking / Failed – wrong credentials',
  args: { input: 0, way: ['login.open', 'login.submit', '✗ logIn: wrong_credentials'] },
};
export const OpenLoginAskingFailedRateLimited: Story = {
  name: 'Asking / Failed – rate limited',
  args: { input: 0, way: ['login.open', 'login.submit', '✗ logIn: rate_limited'] },
};
export const OpenLoginAskingIdle2Faults: Story = {
  name: 'Asking / Idle – 2 faults',
  args: { input: 0, way: ['login.open', 'login.submit (2)', '⏱ timer 1'], sameScreen: [
      { id: 'states-login-modal-open-login--open-login-asking-invalid-after-login-submit-2', name: 'Open / Login / Asking / Invalid – after login.submit (2)' },
    ] },
};
export const OpenLoginAskingFailedWrongCredentialsOriginVisa: Story = {
  name: 'Asking / Failed – wrong credentials, origin visa',
  args: { input: 0, way: ['login.open (2)', 'login.submit', '✗ logIn: wrong_credentials'] },
};
export const OpenLoginSubmittingOriginFlight: Story = {
  name: 'Submitting – origin flight',
  args: { input: 0, way: ['login.open (3)', 'login.show', 'login.submit'] },
};
export const OpenLoginAskingInvalidOriginFlight: Story = {
  name: 'Asking / Invalid – origin flight',
  args: { input: 0, way: ['login.open (3)', 'login.show', 'login.submit (2)'] },
};
export const OpenLoginSubmittingAfterLoginSubmit: Story = {
  name: 'Submitting – after login.submit',
  args: { input: 0, way: ['login.open', 'login.submit (2)', '⏱ timer 1', 'login.submit'] },
};
export const OpenLoginAskingInvalidAfterLoginSubmit2: Story = {
  name: 'Asking / Invalid – after login.submit (2)',
  tags: ['same-screen', '!test'],
  args: { input: 0, way: ['login.open', 'login.submit (2)', '⏱ timer 1', 'login.submit (2)'], sameScreen: [
      { id: 'states-login-modal-open-login--open-login-asking-idle-2-faults', name: 'Open / Login / Asking / Idle – 2 faults' },
    ] },
};
export const OpenLoginAskingFailedWrongCredentialsOriginFlight: Story = {
  name: 'Asking / Failed – wrong credentials, origin flight',
  args: { input: 0, way: ['login.open (3)', 'login.show', 'login.submit', '✗ logIn: wrong_credentials'] },
};
export const OpenLoginAskingFailedWrongCredentialsAfterLogInWrongCredentials: Story = {
  name: 'Asking / Failed – wrong credentials, after logIn: wrong_credentials',
  args: { input: 0, way: ['login.open', 'login.submit (2)', '⏱ timer 1', 'login.submit', '✗ logIn: wrong_credentials'] },
};
export const OpenLoginAskingIdleHasSignedUp: Story = {
  name: 'Asking / Idle – has signed up',
  args: { input: 0, way: ['login.open (3)', 'account.create', '✓ signUp/register', '✓ signUp/keepPrefill', '✗ signUp/logIn: wrong_credentials'] },
};
export const OpenLoginSubmittingHasSignedUp: Story = {
  name: 'Submitting – has signed up',
  args: { input: 0, way: ['login.open (3)', 'account.create', '✓ signUp/register', '✓ signUp/keepPrefill', '✗ signUp/logIn: wrong_credentials', 'login.submit'] },
};
export const OpenLoginAskingInvalidHasSignedUp: Story = {
  name: 'Asking / Invalid – has signed up',
  args: { input: 0, way: ['login.open (3)', 'account.create', '✓ signUp/register', '✓ signUp/keepPrefill', '✗ signUp/logIn: wrong_credentials', 'login.submit (2)'] },
};
export const OpenLoginAskingFailedWrongCredentialsHasSignedUp: Story = {
  name: 'Asking / Failed – wrong credentials, has signed up',
  args: { input: 0, way: ['login.open (3)', 'account.create', '✓ signUp/register', '✓ signUp/keepPrefill', '✗ signUp/logIn: wrong_credentials', 'login.submit', '✗ logIn: wrong_credentials'] },
};
