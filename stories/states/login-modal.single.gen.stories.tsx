// Written by `npm run generate` from what the machine can do. Change the machine, not this file.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderStage, type StageArgs } from '../support/stage/Stage.tsx';

const meta: Meta<StageArgs> = { title: 'States/Login modal/Single', render: renderStage, args: { flow: 'loginModal' } };
export default meta;
type Story = StoryObj<StageArgs>;

export const Closed: Story = {
  name: 'Closed',
  args: { input: 0, way: [], sameScreen: [
      { id: 'states-login-modal-single--closed-after-login-hide', name: 'Closed – after login.hide' },
      { id: 'states-login-modal-single--closed-after-login-open-3-then-login-hide', name: 'Closed – after login.open (3), then login.hide' },
      { id: 'states-login-modal-single--closed-after-timer-1-then-login-hide', name: 'Closed – after timer 1, then login.hide' },
      { id: 'states-login-modal-single--closed-after-tell-completed', name: 'Closed – after tellCompleted' },
    ] },
};
export const ClosedAfterLoginHide: Story = {
  name: 'Closed – after login.hide',
  tags: ['same-screen', '!test'],
  args: { input: 0, way: ['login.open (2)', 'login.hide'], sameScreen: [
      { id: 'states-login-modal-single--closed', name: 'Closed' },
    ] },
};
export const ClosedAfterLoginOpen3ThenLoginHide: Story = {
  name: 'Closed – after login.open (3), then login.hide',
  tags: ['same-screen', '!test'],
  args: { input: 0, way: ['login.open (3)', 'login.hide'], sameScreen: [
      { id: 'states-login-modal-single--closed', name: 'Closed' },
    ] },
};
export const ClosedAfterTimer1ThenLoginHide: Story = {
  name: 'Closed – after timer 1, then login.hide',
  tags: ['same-screen', '!test'],
  args: { input: 0, way: ['login.open', 'login.submit (2)', '⏱ timer 1', 'login.hide'], sameScreen: [
      { id: 'states-login-modal-single--closed', name: 'Closed' },
    ] },
};
export const ClosedAfterTellCompleted: Story = {
  name: 'Closed – after tellCompleted',
  tags: ['same-screen', '!test'],
  args: { input: 0, way: ['login.open (3)', 'account.create', '✓ signUp/register', '✓ signUp/keepPrefill', '✓ signUp/logIn', '✓ tellCompleted'], sameScreen: [
      { id: 'states-login-modal-single--closed', name: 'Closed' },
    ] },
};
