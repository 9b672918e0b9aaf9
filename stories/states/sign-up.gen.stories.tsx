// Written by `npm run generate` from what the machine can do. Change the machine, not this file.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderStage, type StageArgs } from '../support/stage/Stage.tsx';

const meta: Meta<StageArgs> = { title: 'States/Sign up', render: renderStage, args: { flow: 'signUp' } };
export default meta;
type Story = StoryObj<StageArgs>;

export const FormIdle: Story = {
  name: 'Form / Idle',
  args: { input: 0, way: [], sameScreen: [
      { id: 'states-sign-up--form-idle-start-3', name: 'Form / Idle – start 3' },
    ] },
};
export const FormIdleIsInvited: Story = {
  name: 'Form / Idle – is invited',
  args: { input: 1, way: [] },
};
export const FormIdleStart3: Story = {
  name: 'Form / Idle – start 3',
  tags: ['same-screen', '!test'],
  args: { input: 2, way: [], sameScreen: [
      { id: 'states-sign-up--form-idle', name: 'Form / Idle' },
    ] },
};
export const FetchingRegistering: Story = {
  name: 'Fetching / Registering',
  args: { input: 0, way: ['account.create'], sameScreen: [
      { id: 'states-sign-up--fetching-registering-after-account-create-2', name: 'Fetching / Registering – after account.create (2)' },
      { id: 'states-sign-up--fetching-registering-after-account-create', name: 'Fetching / Registering – after account.create' },
    ] },
};
export const FetchingRegisteringAfterAccountCreate2: Story = {
  name: 'Fetching / Registering – after account.create (2)',
  tags: ['same-screen', '!test'],
  args: { input: 0, way: ['account.create (2)'], sameScreen: [
      { id: 'states-sign-up--fetching-registering', name: 'Fetching / Registering' },
    ] },
};
export const FormRefused: Story = {
  name: 'Form / Refused',
  args: { input: 0, way: ['account.create (3)'], sameScreen: [
      { id: 'states-sign-up--form-refused-after-account-create-3', name: 'Form / Refused – after account.create (3)' },
      { id: 'states-sign-up--form-refused-after-register-registration-failed-then-account-create-3', name: 'Form / Refused – after register: registration_failed, then account.create (3)' },
    ] },
};
export const FormInvalid: Story = {
  name: 'Form / Invalid',
  args: { input: 0, way: ['account.create (4)'], sameScreen: [
      { id: 'states-sign-up--form-invalid-after-account-create-4', name: 'Form / Invalid – after account.create (4)' },
      { id: 'states-sign-up--form-invalid-after-register-registration-failed-then-account-create-4', name: 'Form / Invalid – after register: registration_failed, then account.create (4)' },
    ] },
};
export const FetchingInvited: Story = {
  name: 'Fetching / Invited',
  args: { input: 1, way: ['account.create'], sameScreen: [
      { id: 'states-sign-up--fetching-invited-after-account-create-2', name: 'Fetching / Invited – after account.create (2)' },
    ] },
};
export const FetchingInvitedAfterAccountCreate2: Story = {
  name: 'Fetching / Invited – after account.create (2)',
  tags: ['same-screen', '!test'],
  args: { input: 1, way: ['account.create (2)'], sameScreen: [
      { id: 'states-sign-up--fetching-invited', name: 'Fetching / Invited' },
    ] },
};
export const FormRefusedIsInvited: Story = {
  name: 'Form / Refused – is invited',
  args: { input: 1, way: ['account.create (3)'] },
};
export const FormInvalidIsInvited: Story = {
  name: 'Form / Invalid – is invited',
  args: { input: 1, way: ['account.create (4)'] },
};
export const FetchingRegisteringAfterAccountCreate: Story = {
  name: 'Fetching / Registering – after account.create',
  tags: ['same-screen', '!test'],
  args: { input: 2, way: ['account.create'], sameScreen: [
      { id: 'states-sign-up--fetching-registering', name: 'Fetching / Registering' },
    ] },
};
export const FormRefusedAfterAccountCreate3: Story = {
  name: 'Form / Refused – after account.create (3)',
  tags: ['same-screen', '!test'],
  args: { input: 2, way: ['account.create (3)'], sameScreen: [
      { id: 'states-sign-up--form-refused', name: 'Form / Refused' },
    ] },
};
export const FormInvalidAfterAccountCreate4: Story = {
  name: 'Form / Invalid – after account.create (4)',
  tags: ['same-screen', '!test'],
  args: { input: 2, way: ['account.create (4)'], sameScreen: [
      { id: 'states-sign-up--form-invalid', name: 'Form / Invalid' },
    ] },
};
export const Registered: Story = {
  name: 'Registered',
  args: { input: 0, way: ['account.create', '✓ register'], sameScreen: [
      { id: 'states-sign-up--registered-newsletter-sending', name: 'Registered – newsletter sending' },
      { id: 'states-sign-up--registered-after-register', name: 'Registered – after register' },
      { id: 'states-sign-up--logging-in', name: 'Logging in' },
      { id: 'states-sign-up--registered-newsletter-sent', name: 'Registered – newsletter sent' },
      { id: 'states-sign-up--registered-newsletter-failed', name: 'Registered – newsletter failed' },
      { id: 'states-sign-up--logging-in-newsletter-sending', name: 'Logging in – newsletter sending' },
      { id: 'states-sign-up--logging-in-newsletter-sent', name: 'Logging in – newsletter sent' },
      { id: 'states-sign-up--logging-in-newsletter-failed', name: 'Logging in – newsletter failed' },
    ] },
};
export const FormErrorRegistrationFailed: Story = {
  name: 'Form / Error – registration failed',
  args: { input: 0, way: ['account.create', '✗ register: registration_failed'], sameScreen: [
      { id: 'states-sign-up--form-error-registration-failed-after-register-registration-failed', name: 'Form / Error – registration failed, after register: registration_failed' },
      { id: 'states-sign-up--form-error-registration-failed-after-account-create-then-register-registration-failed', name: 'Form / Error – registration failed, after account.create, then register: registration_failed' },
    ] },
};
export const FormErrorInvalidDetails: Story = {
  name: 'Form / Error – invalid details',
  args: { input: 0, way: ['account.create', '✗ register: invalid_details'] },
};
export const FormErrorUnavailable: Story = {
  name: 'Form / Error – unavailable',
  args: { input: 0, way: ['account.create', '✗ register: unavailable'] },
};
export const RegisteredNewsletterSending: Story = {
  name: 'Registered – newsletter sending',
  tags: ['same-screen', '!test'],
  args: { input: 0, way: ['account.create (2)', '✓ register'], sameScreen: [
      { id: 'states-sign-up--registered', name: 'Registered' },
    ] },
};
export const FormErrorRegistrationFailedAfterRegisterRegistrationFailed: Story = {
  name: 'Form / Error – registration failed, after register: registration_failed',
  tags: ['same-screen', '!test'],
  args: { input: 0, way: ['account.create (2)', '✗ register: registration_failed'], sameScreen: [
      { id: 'states-sign-up--form-error-registration-failed', name: 'Form / Error – registration failed' },
    ] },
};
export const FetchingRegisteringAfterAccountCreate3ThenAccountCreate: Story = {
  name: 'Fetching / Registering – after account.create (3), then account.create',
  args: { input: 0, way: ['account.create (3)', 'account.create'] },
};
export const FormInvalidAfterAccountCreate3ThenAccountCreate4: Story = {
  name: 'Form / Invalid – after account.create (3), then account.create (4)',
  args: { input: 0, way: ['account.create (3)', 'account.create (4)'] },
};
export const FormIdleAfterTimer1: Story = {
  name: 'Form / Idle – after timer 1',
  args: { input: 0, way: ['account.create (3)', '⏱ timer 1'], sameScreen: [
      { id: 'states-sign-up--form-idle-after-timer-2', name: 'Form / Idle – after timer 2' },
    ] },
};
export const FormIdle2Faults: Story = {
  name: 'Form / Idle – 2 faults',
  args: { input: 0, way: ['account.create (4)', '⏱ timer 1'] },
};
export const RegisteredIsInvited: Story = {
  name: 'Registered – is invited',
  args: { input: 1, way: ['account.create', '✓ registerByInvitation'], sameScreen: [
      { id: 'states-sign-up--logging-in-is-invited', name: 'Logging in – is invited' },
    ] },
};
export const FormErrorRegistrationFailedIsInvited: Story = {
  name: 'Form / Error – registration failed, is invited',
  args: { input: 1, way: ['account.create', '✗ registerByInvitation: registration_failed'] },
};
export const FormErrorLinkExpired: Story = {
  name: 'Form / Error – link expired',
  args: { input: 1, way: ['account.create', '✗ registerByInvitation: link_expired'] },
};
export const FormErrorLinkUsed: Story = {
  name: 'Form / Error – link used',
  args: { input: 1, way: ['account.create', '✗ registerByInvitation: link_used'] },
};
export const FetchingInvitedAfterAccountCreate: Story = {
  name: 'Fetching / Invited – after account.create',
  args: { input: 1, way: ['account.create (3)', 'account.create'] },
};
export const RegisteredAfterRegister: Story = {
  name: 'Registered – after register',
  tags: ['same-screen', '!test'],
  args: { input: 2, way: ['account.create', '✓ register'], sameScreen: [
      { id: 'states-sign-up--registered', name: 'Registered' },
    ] },
};
export const FormErrorRegistrationFailedAfterAccountCreateThenRegisterRegistrationFailed: Story = {
  name: 'Form / Error – registration failed, after account.create, then register: registration_failed',
  tags: ['same-screen', '!test'],
  args: { input: 2, way: ['account.create', '✗ register: registration_failed'], sameScreen: [
      { id: 'states-sign-up--form-error-registration-failed', name: 'Form / Error – registration failed' },
    ] },
};
export const LoggingIn: Story = {
  name: 'Logging in',
  tags: ['same-screen', '!test'],
  args: { input: 0, way: ['account.create', '✓ register', '✓ keepPrefill'], sameScreen: [
      { id: 'states-sign-up--registered', name: 'Registered' },
    ] },
};
export const FormErrorRegistrationFailedAfterTimer1: Story = {
  name: 'Form / Error – registration failed, after timer 1',
  args: { input: 0, way: ['account.create', '✗ register: registration_failed', '⏱ timer 1'] },
};
export const RegisteredNewsletterSent: Story = {
  name: 'Registered – newsletter sent',
  tags: ['same-screen', '!test'],
  args: { input: 0, way: ['account.create (2)', '✓ register', '✓ newsletter/subscribeNewsletter'], sameScreen: [
      { id: 'states-sign-up--registered', name: 'Registered' },
    ] },
};
export const RegisteredNewsletterFailed: Story = {
  name: 'Registered – newsletter failed',
  tags: ['same-screen', '!test'],
  args: { input: 0, way: ['account.create (2)', '✓ register', '✗ newsletter/subscribeNewsletter: rate_limited'], sameScreen: [
      { id: 'states-sign-up--registered', name: 'Registered' },
    ] },
};
export const LoggingInNewsletterSending: Story = {
  name: 'Logging in – newsletter sending',
  tags: ['same-screen', '!test'],
  args: { input: 0, way: ['account.create (2)', '✓ register', '✓ keepPrefill'], sameScreen: [
      { id: 'states-sign-up--registered', name: 'Registered' },
    ] },
};
export const FormRefusedAfterRegisterRegistrationFailedThenAccountCreate3: Story = {
  name: 'Form / Refused – after register: registration_failed, then account.create (3)',
  tags: ['same-screen', '!test'],
  args: { input: 0, way: ['account.create (2)', '✗ register: registration_failed', 'account.create (3)'], sameScreen: [
      { id: 'states-sign-up--form-refused', name: 'Form / Refused' },
    ] },
};
export const FormInvalidAfterRegisterRegistrationFailedThenAccountCreate4: Story = {
  name: 'Form / Invalid – after register: registration_failed, then account.create (4)',
  tags: ['same-screen', '!test'],
  args: { input: 0, way: ['account.create (2)', '✗ register: registration_failed', 'account.create (4)'], sameScreen: [
      { id: 'states-sign-up--form-invalid', name: 'Form / Invalid' },
    ] },
};
export const RegisteredAfterAccountCreateThenRegister: Story = {
  name: 'Registered – after account.create, then register',
  args: { input: 0, way: ['account.create (3)', 'account.create', '✓ register'], sameScreen: [
      { id: 'states-sign-up--logging-in-after-keep-prefill', name: 'Logging in – after keepPrefill' },
    ] },
};
export const FormErrorRegistrationFailedAfterAccountCreate3ThenAccountCreateThenRegisterRegistrationFailed: Story = {
  name: 'Form / Error – registration failed, after account.create (3), then account.create, then register: registration_failed',
  args: { input: 0, way: ['account.create (3)', 'account.create', '✗ register: registration_failed'] },
};
export const FetchingRegisteringAfterTimer1ThenAccountCreate: Story = {
  name: 'Fetching / Registering – after timer 1, then account.create',
  args: { input: 0, way: ['account.create (3)', '⏱ timer 1', 'account.create'] },
};
export const FormRefusedAfterTimer1ThenAccountCreate3: Story = {
  name: 'Form / Refused – after timer 1, then account.create (3)',
  args: { input: 0, way: ['account.create (3)', '⏱ timer 1', 'account.create (3)'] },
};
export const FormInvalidAfterTimer1ThenAccountCreate4: Story = {
  name: 'Form / Invalid – after timer 1, then account.create (4)',
  args: { input: 0, way: ['account.create (3)', '⏱ timer 1', 'account.create (4)'] },
};
export const LoggingInIsInvited: Story = {
  name: 'Logging in – is invited',
  tags: ['same-screen', '!test'],
  args: { input: 1, way: ['account.create', '✓ registerByInvitation', '✓ keepPrefill'], sameScreen: [
      { id: 'states-sign-up--registered-is-invited', name: 'Registered – is invited' },
    ] },
};
export const Done: Story = {
  name: 'Done',
  args: { input: 2, way: ['account.create', '✓ register', '✓ keepPrefill'], sameScreen: [
      { id: 'states-sign-up--done-newsletter-sending', name: 'Done – newsletter sending' },
      { id: 'states-sign-up--done-after-log-in', name: 'Done – after logIn' },
      { id: 'states-sign-up--done-newsletter-sent', name: 'Done – newsletter sent' },
      { id: 'states-sign-up--done-newsletter-failed', name: 'Done – newsletter failed' },
      { id: 'states-sign-up--done-after-keep-prefill-then-log-in', name: 'Done – after keepPrefill, then logIn' },
      { id: 'states-sign-up--done-after-register-then-keep-prefill-then-log-in', name: 'Done – after register, then keepPrefill, then logIn' },
    ] },
};
export const DoneNotIsSignedIn: Story = {
  name: 'Done – not is signed in',
  args: { input: 0, way: ['account.create', '✓ register', '✓ keepPrefill', '✗ logIn: wrong_credentials'] },
};
export const LoggingInNewsletterSent: Story = {
  name: 'Logging in – newsletter sent',
  tags: ['same-screen', '!test'],
  args: { input: 0, way: ['account.create (2)', '✓ register', '✓ newsletter/subscribeNewsletter', '✓ keepPrefill'], sameScreen: [
      { id: 'states-sign-up--registered', name: 'Registered' },
    ] },
};
export const LoggingInNewsletterFailed: Story = {
  name: 'Logging in – newsletter failed',
  tags: ['same-screen', '!test'],
  args: { input: 0, way: ['account.create (2)', '✓ register', '✗ newsletter/subscribeNewsletter: rate_limited', '✓ keepPrefill'], sameScreen: [
      { id: 'states-sign-up--registered', name: 'Registered' },
    ] },
};
export const DoneNewsletterSending: Story = {
  name: 'Done – newsletter sending',
  tags: ['same-screen', '!test'],
  args: { input: 0, way: ['account.create (2)', '✓ register', '✓ keepPrefill', '✓ logIn'], sameScreen: [
      { id: 'states-sign-up--done', name: 'Done' },
    ] },
};
export const FormIdleAfterTimer2: Story = {
  name: 'Form / Idle – after timer 2',
  tags: ['same-screen', '!test'],
  args: { input: 0, way: ['account.create (2)', '✗ register: registration_failed', 'account.create (3)', '⏱ timer 2'], sameScreen: [
      { id: 'states-sign-up--form-idle-after-timer-1', name: 'Form / Idle – after timer 1' },
    ] },
};
export const LoggingInAfterKeepPrefill: Story = {
  name: 'Logging in – after keepPrefill',
  tags: ['same-screen', '!test'],
  args: { input: 0, way: ['account.create (3)', 'account.create', '✓ register', '✓ keepPrefill'], sameScreen: [
      { id: 'states-sign-up--registered-after-account-create-then-register', name: 'Registered – after account.create, then register' },
    ] },
};
export const RegisteredAfterTimer1ThenAccountCreateThenRegister: Story = {
  name: 'Registered – after timer 1, then account.create, then register',
  args: { input: 0, way: ['account.create (3)', '⏱ timer 1', 'account.create', '✓ register'], sameScreen: [
      { id: 'states-sign-up--logging-in-after-register-then-keep-prefill', name: 'Logging in – after register, then keepPrefill' },
    ] },
};
export const DoneAfterLogIn: Story = {
  name: 'Done – after logIn',
  tags: ['same-screen', '!test'],
  args: { input: 1, way: ['account.create', '✓ registerByInvitation', '✓ keepPrefill', '✓ logIn'], sameScreen: [
      { id: 'states-sign-up--done', name: 'Done' },
    ] },
};
export const DoneNewsletterSent: Story = {
  name: 'Done – newsletter sent',
  tags: ['same-screen', '!test'],
  args: { input: 0, way: ['account.create (2)', '✓ register', '✓ newsletter/subscribeNewsletter', '✓ keepPrefill', '✓ logIn'], sameScreen: [
      { id: 'states-sign-up--done', name: 'Done' },
    ] },
};
export const DoneNewsletterFailed: Story = {
  name: 'Done – newsletter failed',
  tags: ['same-screen', '!test'],
  args: { input: 0, way: ['account.create (2)', '✓ register', '✗ newsletter/subscribeNewsletter: rate_limited', '✓ keepPrefill', '✓ logIn'], sameScreen: [
      { id: 'states-sign-up--done', name: 'Done' },
    ] },
};
export const DoneAfterKeepPrefillThenLogIn: Story = {
  name: 'Done – after keepPrefill, then logIn',
  tags: ['same-screen', '!test'],
  args: { input: 0, way: ['account.create (3)', 'account.create', '✓ register', '✓ keepPrefill', '✓ logIn'], sameScreen: [
      { id: 'states-sign-up--done', name: 'Done' },
    ] },
};
export const LoggingInAfterRegisterThenKeepPrefill: Story = {
  name: 'Logging in – after register, then keepPrefill',
  tags: ['same-screen', '!test'],
  args: { input: 0, way: ['account.create (3)', '⏱ timer 1', 'account.create', '✓ register', '✓ keepPrefill'], sameScreen: [
      { id: 'states-sign-up--registered-after-timer-1-then-account-create-then-register', name: 'Registered – after timer 1, then account.create, then register' },
    ] },
};
export const DoneAfterRegisterThenKeepPrefillThenLogIn: Story = {
  name: 'Done – after register, then keepPrefill, then logIn',
  tags: ['same-screen', '!test'],
  args: { input: 0, way: ['account.create (3)', '⏱ timer 1', 'account.create', '✓ register', '✓ keepPrefill', '✓ logIn'], sameScreen: [
      { id: 'states-sign-up--done', name: 'Done' },
    ] },
};
