// Written by `npm run generate` from what the machine can do. Change the machine, not this file.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderStage, type StageArgs } from '../support/stage/Stage.tsx';

const meta: Meta<StageArgs> = { title: 'States/Forgot password', render: renderStage, args: { flow: 'forgotPassword' } };
export default meta;
type Story = StoryObj<StageArgs>;

export const FormIdle: Story = {
  name: 'Form / Idle',
  args: { input: 0, way: [] },
};
export const Fetching: Story = {
  name: 'Fetching',
  args: { input: 0, way: ['password.forget'] },
};
export const FormInvalid: Story = {
  name: 'Form / Invalid',
  args: { input: 0, way: ['password.forget (2)'] },
};
export const FormInvalidAfterPasswordForget3: Story = {
  name: 'Form / Invalid – after password.forget (3)',
  args: { input: 0, way: ['password.forget (3)'] },
};
export const FormSuccess: Story = {
  name: 'Form / Success',
  args: { input: 0, way: ['password.forget', '✓ forgotPassword'] },
};
export const FormDangerRateLimited: Story = {
  name: 'Form / Danger – rate limited',
  args: { input: 0, way: ['password.forget', '✗ forgotPassword: rate_limited'] },
};
export const FormDangerInvalidDetails: Story = {
  name: 'Form / Danger – invalid details',
  args: { input: 0, way: ['password.forget', '✗ forgotPassword: invalid_details'] },
};
export const FormDangerUnexpected: Story = {
  name: 'Form / Danger – unexpected',
  args: { input: 0, way: ['password.forget', '✗ forgotPassword: TypeError'] },
};
export const FormIdle1Faults: Story = {
  name: 'Form / Idle – 1 faults',
  args: { input: 0, way: ['password.forget (2)', '⏱ timer 1'], sameScreen: [
      { id: 'states-forgot-password--form-invalid-after-password-forget-2', name: 'Form / Invalid – after password.forget (2)' },
    ] },
};
export const FormIdle1FaultsAfterTimer1: Story = {
  name: 'Form / Idle – 1 faults, after timer 1',
  args: { input: 0, way: ['password.forget (3)', '⏱ timer 1'] },
};
export const FormDangerRateLimitedAfterTimer1: Story = {
  name: 'Form / Danger – rate limited, after timer 1',
  args: { input: 0, way: ['password.forget', '✗ forgotPassword: rate_limited', '⏱ timer 1'] },
};
export const FetchingAfterPasswordForget: Story = {
  name: 'Fetching – after password.forget',
  args: { input: 0, way: ['password.forget (2)', '⏱ timer 1', 'password.forget'] },
};
export const FormInvalidAfterPasswordForget2: Story = {
  name: 'Form / Invalid – after password.forget (2)',
  tags: ['same-screen', '!test'],
  args: { input: 0, way: ['password.forget (2)', '⏱ timer 1', 'password.forget (2)'], sameScreen: [
      { id: 'states-forgot-password--form-idle-1-faults', name: 'Form / Idle – 1 faults' },
    ] },
};
export const FormSuccessAfterForgotPassword: Story = {
  name: 'Form / Success – after forgotPassword',
  args: { input: 0, way: ['password.forget (2)', '⏱ timer 1', 'password.forget', '✓ forgotPassword'] },
};
