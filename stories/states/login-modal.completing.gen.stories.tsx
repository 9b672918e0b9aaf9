// Written by `npm run generate` from what the machine can do. Change the machine, not this file.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderStage, type StageArgs } from '../support/stage/Stage.tsx';

const meta: Meta<StageArgs> = { title: 'States/Login modal/Completing', render: renderStage, args: { flow: 'loginModal' } };
export default meta;
type Story = StoryObj<StageArgs>;

export const CompletingTelling: Story = {
  name: 'Telling',
  args: { input: 0, way: ['login.open', 'login.submit', '✓ logIn'], sameScreen: [
      { id: 'states-login-modal-completing--completing-telling-after-log-in', name: 'Completing / Telling – after logIn' },
      { id: 'states-login-modal-completing--completing-telling-after-login-submit-then-log-in', name: 'Completing / Telling – after login.submit, then logIn' },
      { id: 'states-login-modal-completing--completing-telling-after-timer-1-then-login-submit-then-log-in', name: 'Completing / Telling – after timer 1, then login.submit, then logIn' },
      { id: 'states-login-modal-completing--completing-telling-after-sign-up-log-in', name: 'Completing / Telling – after signUp/logIn' },
      { id: 'states-login-modal-completing--completing-telling-visa', name: 'Completing / Telling visa' },
    ] },
};
export const CompletingTellingAfterLogIn: Story = {
  name: 'Telling – after logIn',
  tags: ['same-screen', '!test'],
  args: { input: 0, way: ['login.open (2)', 'login.submit', '✓ logIn'], sameScreen: [
      { id: 'states-login-modal-completing--completing-telling', name: 'Completing / Telling' },
    ] },
};
export const CompletingTellingAfterLoginSubmitThenLogIn: Story = {
  name: 'Telling – after login.submit, then logIn',
  tags: ['same-screen', '!test'],
  args: { input: 0, way: ['login.open (3)', 'login.show', 'login.submit', '✓ logIn'], sameScreen: [
      { id: 'states-login-modal-completing--completing-telling', name: 'Completing / Telling' },
    ] },
};
export const CompletingTellingAfterTimer1ThenLoginSubmitThenLogIn: Story = {
  name: 'Telling – after timer 1, then login.submit, then logIn',
  tags: ['same-screen', '!test'],
  args: { input: 0, way: ['login.open', 'login.submit (2)', '⏱ timer 1', 'login.submit', '✓ logIn'], sameScreen: [
      { id: 'states-login-modal-completing--completing-telling', name: 'Completing / Telling' },
    ] },
};
export const CompletingTellingAfterSignUpLogIn: Story = {
  name: 'Telling – after signUp/logIn',
  tags: ['same-screen', '!test'],
  args: { input: 0, way: ['login.open (3)', 'account.create', '✓ signUp/register', '✓ signUp/keepPrefill', '✓ signUp/logIn'], sameScreen: [
      { id: 'states-login-modal-completing--completing-telling', name: 'Completing / Telling' },
    ] },
};
export const CompletingTellingVisa: Story = {
  name: 'Telling visa',
  tags: ['same-screen', '!test'],
  args: { input: 0, way: ['login.open (2)', 'account.show', 'account.create', '✓ signUp/register', '✓ signUp/keepPrefill', '✓ signUp/logIn'], sameScreen: [
      { id: 'states-login-modal-completing--completing-telling', name: 'Completing / Telling' },
    ] },
};
