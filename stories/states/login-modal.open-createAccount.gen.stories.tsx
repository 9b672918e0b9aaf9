// Written by `npm run generate` from what the machine can do. Change the machine, not this file.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderStage, type StageArgs } from '../support/stage/Stage.tsx';

const meta: Meta<StageArgs> = { title: 'States/Login modal/Open/Create account', render: renderStage, args: { flow: 'loginModal' } };
export default meta;
type Story = StoryObj<StageArgs>;

export const OpenCreateAccount: Story = {
  name: 'Create account',
  args: { input: 0, way: ['login.open (3)'], sameScreen: [
      { id: 'states-login-modal-open-create-account--open-create-account-after-account-show', name: 'Open / Create account – after account.show' },
    ] },
};
export const OpenCreateAccountOriginHeader: Story = {
  name: 'Origin header',
  args: { input: 0, way: ['login.open', 'account.show'], sameScreen: [
      { id: 'states-login-modal-open-create-account--open-create-account-origin-header-after-account-show', name: 'Open / Create account – origin header, after account.show' },
    ] },
};
export const OpenCreateAccountOriginVisa: Story = {
  name: 'Origin visa',
  args: { input: 0, way: ['login.open (2)', 'account.show'] },
};
export const OpenCreateAccountSignUpFetching: Story = {
  name: 'Sign up fetching',
  args: { input: 0, way: ['login.open (3)', 'account.create'], sameScreen: [
      { id: 'states-login-modal-open-create-account--open-create-account-sign-up-fetching-registering', name: 'Open / Create account – signUp fetching / registering' },
    ] },
};
export const OpenCreateAccountSignUpFetchingRegistering: Story = {
  name: 'SignUp fetching / registering',
  tags: ['same-screen', '!test'],
  args: { input: 0, way: ['login.open (3)', 'account.create (2)'], sameScreen: [
      { id: 'states-login-modal-open-create-account--open-create-account-sign-up-fetching', name: 'Open / Create account – sign up fetching' },
    ] },
};
export const OpenCreateAccountSignUpFormRefused: Story = {
  name: 'SignUp form / refused',
  args: { input: 0, way: ['login.open (3)', 'account.create (3)'], sameScreen: [
      { id: 'states-login-modal-open-create-account--open-create-account-after-account-create-3', name: 'Open / Create account – after account.create (3)' },
    ] },
};
export const OpenCreateAccount2Faults: Story = {
  name: '2 faults',
  args: { input: 0, way: ['login.open (3)', 'account.create (4)'], sameScreen: [
      { id: 'states-login-modal-open-create-account--open-create-account-2-faults-after-account-create-4', name: 'Open / Create account – 2 faults, after account.create (4)' },
    ] },
};
export const OpenCreateAccountOriginVisaSignUpFetching: Story = {
  name: 'Origin visa, sign up fetching',
  args: { input: 0, way: ['login.open (2)', 'account.show', 'account.create'] },
};
export const OpenCreateAccountOriginVisaSignUpFormRefused: Story = {
  name: 'Origin visa, signUp form / refused',
  args: { input: 0, way: ['login.open (2)', 'account.show', 'account.create (3)'] },
};
export const OpenCreateAccountSignUpFormInvalid: Story = {
  name: 'SignUp form / invalid',
  args: { input: 0, way: ['login.open (2)', 'account.show', 'account.create (4)'] },
};
export const OpenCreateAccountSignUpSuccess: Story = {
  name: 'Sign up success',
  args: { input: 0, way: ['login.open (3)', 'account.create', '✓ signUp/register'], sameScreen: [
      { id: 'states-login-modal-open-create-account--open-create-account-sign-up-registered-newsletter-sending', name: 'Open / Create account – signUp registered, newsletter sending' },
      { id: 'states-login-modal-open-create-account--open-create-account-sign-up-logging-in-newsletter-unwanted', name: 'Open / Create account – signUp logging in, newsletter unwanted' },
      { id: 'states-login-modal-open-create-account--open-create-account-sign-up-registered-newsletter-sent', name: 'Open / Create account – signUp registered, newsletter sent' },
      { id: 'states-login-modal-open-create-account--open-create-account-sign-up-registered-newsletter-failed', name: 'Open / Create account – signUp registered, newsletter failed' },
      { id: 'states-login-modal-open-create-account--open-create-account-sign-up-logging-in-newsletter-sending', name: 'Open / Create account – signUp logging in, newsletter sending' },
    ] },
};
export const OpenCreateAccountRegistrationFailed: Story = {
  name: 'Registration failed',
  args: { input: 0, way: ['login.open (3)', 'account.create', '✗ signUp/register: registration_failed'], sameScreen: [
      { id: 'states-login-modal-open-create-account--open-create-account-registration-failed-after-sign-up-register-registration-failed', name: 'Open / Create account – registration failed, after signUp/register: registration_failed' },
    ] },
};
export const OpenCreateAccountInvalidDetails: Story = {
  name: 'Invalid details',
  args: { input: 0, way: ['login.open (3)', 'account.create', '✗ signUp/register: invalid_details'] },
};
export const OpenCreateAccountUnavailable: Story = {
  name: 'Unavailable',
  args: { input: 0, way: ['login.open (3)', 'account.create', '✗ signUp/register: unavailable'] },
};
export const OpenCreateAccountSignUpRegisteredNewsletterSending: Story = {
  name: 'SignUp registered, newsletter sending',
  tags: ['same-screen', '!test'],
  args: { input: 0, way: ['login.open (3)', 'account.create (2)', '✓ signUp/register'], sameScreen: [
      { id: 'states-login-modal-open-create-account--open-create-account-sign-up-success', name: 'Open / Create account – sign up success' },
    ] },
};
export const OpenCreateAccountRegistrationFailedAfterSignUpRegisterRegistrationFailed: Story = {
  name: 'Registration failed, after signUp/register: registration_failed',
  tags: ['same-screen', '!test'],
  args: { input: 0, way: ['login.open (3)', 'account.create (2)', '✗ signUp/register: registration_failed'], sameScreen: [
      { id: 'states-login-modal-open-create-account--open-create-account-registration-failed', name: 'Open / Create account – registration failed' },
    ] },
};
export const OpenCreateAccountSignUpFetchingSignUpFetchingRegistering: Story = {
  name: 'Sign up fetching, signUp fetching / registering',
  args: { input: 0, way: ['login.open (3)', 'account.create (3)', 'account.create'] },
};
export const OpenCreateAccount2FaultsSignUpFormInvalid: Story = {
  name: '2 faults, signUp form / invalid',
  args: { input: 0, way: ['login.open (3)', 'account.create (3)', 'account.create (4)'] },
};
export const OpenCreateAccountAfterTimer1: Story = {
  name: 'After timer 1',
  args: { input: 0, way: ['login.open (3)', 'account.create (3)', '⏱ timer 1'], sameScreen: [
      { id: 'states-login-modal-open-create-account--open-create-account-after-timer-2', name: 'Open / Create account – after timer 2' },
    ] },
};
export const OpenCreateAccount2FaultsAfterTimer1: Story = {
  name: '2 faults, after timer 1',
  args: { input: 0, way: ['login.open (3)', 'account.create (4)', '⏱ timer 1'] },
};
export const OpenCreateAccountOriginHeaderAfterAccountShow: Story = {
  name: 'Origin header, after account.show',
  tags: ['same-screen', '!test'],
  args: { input: 0, way: ['login.open', 'login.submit (2)', '⏱ timer 1', 'account.show'], sameScreen: [
      { id: 'states-login-modal-open-create-account--open-create-account-origin-header', name: 'Open / Create account – origin header' },
    ] },
};
export const OpenCreateAccountOriginVisaSignUpSuccess: Story = {
  name: 'Origin visa, sign up success',
  args: { input: 0, way: ['login.open (2)', 'account.show', 'account.create', '✓ signUp/register'], sameScreen: [
      { id: 'states-login-modal-open-create-account--open-create-account-origin-visa-sign-up-success-sign-up-logging-in-newsletter-unwanted', name: 'Open / Create account – origin visa, sign up success, signUp logging in, newsletter unwanted' },
    ] },
};
export const OpenCreateAccountRegistrationFailedOriginVisa: Story = {
  name: 'Registration failed, origin visa',
  args: { input: 0, way: ['login.open (2)', 'account.show', 'account.create', '✗ signUp/register: registration_failed'] },
};
export const OpenCreateAccountSignUpLoggingInNewsletterUnwanted: Story = {
  name: 'SignUp logging in, newsletter unwanted',
  tags: ['same-screen', '!test'],
  args: { input: 0, way: ['login.open (3)', 'account.create', '✓ signUp/register', '✓ signUp/keepPrefill'], sameScreen: [
      { id: 'states-login-modal-open-create-account--open-create-account-sign-up-success', name: 'Open / Create account – sign up success' },
    ] },
};
export const OpenCreateAccountRegistrationFailedAfterTimer1: Story = {
  name: 'Registration failed, after timer 1',
  args: { input: 0, way: ['login.open (3)', 'account.create', '✗ signUp/register: registration_failed', '⏱ timer 1'] },
};
export const OpenCreateAccountSignUpRegisteredNewsletterSent: Story = {
  name: 'SignUp registered, newsletter sent',
  tags: ['same-screen', '!test'],
  args: { input: 0, way: ['login.open (3)', 'account.create (2)', '✓ signUp/register', '✓ signUp/newsletter/subscribeNewsletter'], sameScreen: [
      { id: 'states-login-modal-open-create-account--open-create-account-sign-up-success', name: 'Open / Create account – sign up success' },
    ] },
};
export const OpenCreateAccountSignUpRegisteredNewsletterFailed: Story = {
  name: 'SignUp registered, newsletter failed',
  tags: ['same-screen', '!test'],
  args: { input: 0, way: ['login.open (3)', 'account.create (2)', '✓ signUp/register', '✗ signUp/newsletter/subscribeNewsletter: rate_limited'], sameScreen: [
      { id: 'states-login-modal-open-create-account--open-create-account-sign-up-success', name: 'Open / Create account – sign up success' },
    ] },
};
export const OpenCreateAccountSignUpLoggingInNewsletterSending: Story = {
  name: 'SignUp logging in, newsletter sending',
  tags: ['same-screen', '!test'],
  args: { input: 0, way: ['login.open (3)', 'account.create (2)', '✓ signUp/register', '✓ signUp/keepPrefill'], sameScreen: [
      { id: 'states-login-modal-open-create-account--open-create-account-sign-up-success', name: 'Open / Create account – sign up success' },
    ] },
};
export const OpenCreateAccountAfterAccountCreate3: Story = {
  name: 'After account.create (3)',
  tags: ['same-screen', '!test'],
  args: { input: 0, way: ['login.open (3)', 'account.create (2)', '✗ signUp/register: registration_failed', 'account.create (3)'], sameScreen: [
      { id: 'states-login-modal-open-create-account--open-create-account-sign-up-form-refused', name: 'Open / Create account – signUp form / refused' },
    ] },
};
export const OpenCreateAccount2FaultsAfterAccountCreate4: Story = {
  name: '2 faults, after account.create (4)',
  tags: ['same-screen', '!test'],
  args: { input: 0, way: ['login.open (3)', 'account.create (2)', '✗ signUp/register: registration_failed', 'account.create (4)'], sameScreen: [
      { id: 'states-login-modal-open-create-account--open-create-account-2-faults', name: 'Open / Create account – 2 faults' },
    ] },
};
export const OpenCreateAccountSignUpRegisteredNewsletterUnwanted: Story = {
  name: 'SignUp registered, newsletter unwanted',
  args: { input: 0, way: ['login.open (3)', 'account.create (3)', 'account.create', '✓ signUp/register'], sameScreen: [
      { id: 'states-login-modal-open-create-account--open-create-account-sign-up-success-sign-up-logging-in-newsletter-unwanted', name: 'Open / Create account – sign up success, signUp logging in, newsletter unwanted' },
    ] },
};
export const OpenCreateAccountRegistrationFailedAfterAccountCreateThenSignUpRegisterRegistrationFailed: Story = {
  name: 'Registration failed, after account.create, then signUp/register: registration_failed',
  args: { input: 0, way: ['login.open (3)', 'account.create (3)', 'account.create', '✗ signUp/register: registration_failed'] },
};
export const OpenCreateAccountSignUpFetchingAfterAccountCreate: Story = {
  name: 'Sign up fetching, after account.create',
  args: { input: 0, way: ['login.open (3)', 'account.create (3)', '⏱ timer 1', 'account.create'] },
};
export const OpenCreateAccountAfterTimer1ThenAccountCreate3: Story = {
  name: 'After timer 1, then account.create (3)',
  args: { input: 0, way: ['login.open (3)', 'account.create (3)', '⏱ timer 1', 'account.create (3)'] },
};
export const OpenCreateAccount2FaultsAfterTimer1ThenAccountCreate4: Story = {
  name: '2 faults, after timer 1, then account.create (4)',
  args: { input: 0, way: ['login.open (3)', 'account.create (3)', '⏱ timer 1', 'account.create (4)'] },
};
export const OpenCreateAccountOriginVisaSignUpSuccessSignUpLoggingInNewsletterUnwanted: Story = {
  name: 'Origin visa, sign up success, signUp logging in, newsletter unwanted',
  tags: ['same-screen', '!test'],
  args: { input: 0, way: ['login.open (2)', 'account.show', 'account.create', '✓ signUp/register', '✓ signUp/keepPrefill'], sameScreen: [
      { id: 'states-login-modal-open-create-account--open-create-account-origin-visa-sign-up-success', name: 'Open / Create account – origin visa, sign up success' },
    ] },
};
export const OpenCreateAccountAfterTimer2: Story = {
  name: 'After timer 2',
  tags: ['same-screen', '!test'],
  args: { input: 0, way: ['login.open (3)', 'account.create (2)', '✗ signUp/register: registration_failed', 'account.create (3)', '⏱ timer 2'], sameScreen: [
      { id: 'states-login-modal-open-create-account--open-create-account-after-timer-1', name: 'Open / Create account – after timer 1' },
    ] },
};
export const OpenCreateAccountSignUpSuccessSignUpLoggingInNewsletterUnwanted: Story = {
  name: 'Sign up success, signUp logging in, newsletter unwanted',
  tags: ['same-screen', '!test'],
  args: { input: 0, way: ['login.open (3)', 'account.create (3)', 'account.create', '✓ signUp/register', '✓ signUp/keepPrefill'], sameScreen: [
      { id: 'states-login-modal-open-create-account--open-create-account-sign-up-registered-newsletter-unwanted', name: 'Open / Create account – signUp registered, newsletter unwanted' },
    ] },
};
export const OpenCreateAccountSignUpSuccessSignUpRegisteredNewsletterUnwanted: Story = {
  name: 'Sign up success, signUp registered, newsletter unwanted',
  args: { input: 0, way: ['login.open (3)', 'account.create (3)', '⏱ timer 1', 'account.create', '✓ signUp/register'], sameScreen: [
      { id: 'states-login-modal-open-create-account--open-create-account-sign-up-success-after-sign-up-keep-prefill', name: 'Open / Create account – sign up success, after signUp/keepPrefill' },
    ] },
};
export const OpenCreateAccountAfterAccountShow: Story = {
  name: 'After account.show',
  tags: ['same-screen', '!test'],
  args: { input: 0, way: ['login.open (3)', 'account.create', '✓ signUp/register', '✓ signUp/keepPrefill', '✗ signUp/logIn: wrong_credentials', 'account.show'], sameScreen: [
      { id: 'states-login-modal-open-create-account--open-create-account', name: 'Open / Create account' },
    ] },
};
export const OpenCreateAccountSignUpSuccessAfterSignUpKeepPrefill: Story = {
  name: 'Sign up success, after signUp/keepPrefill',
  tags: ['same-screen', '!test'],
  args: { input: 0, way: ['login.open (3)', 'account.create (3)', '⏱ timer 1', 'account.create', '✓ signUp/register', '✓ signUp/keepPrefill'], sameScreen: [
      { id: 'states-login-modal-open-create-account--open-create-account-sign-up-success-sign-up-registered-newsletter-unwanted', name: 'Open / Create account – sign up success, signUp registered, newsletter unwanted' },
    ] },
};
