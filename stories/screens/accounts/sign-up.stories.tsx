import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { signUpViews as views } from '#machines/accounts/sign-up/fixtures.ts';
import { SignUpScreen } from '#src/screens/accounts/login/SignUpScreen.tsx';

const LONG_EMAIL = 'maximiliana-alexandra.von-und-zu-oberniederwiesenthal@department.example.org';

const meta = {
  title: 'Screens/Sign up',
  component: SignUpScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    view: views.empty,
    email: '',
    discountCount: 0,
    refusal: null,
    loginHref: '/login',
    onSubmit: () => {},
    onAccept: () => {},
    onCarry: () => {},
  },
} satisfies Meta<typeof SignUpScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Refused: Story = { args: { view: views.invalid } };
export const RulesRefused: Story = { args: { view: views.rulesRefused } };
export const Fetching: Story = {
  args: { view: views.fetching },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Create the account' })).toBeDisabled();
  },
};
/** Error at the field, with both alternatives for an existing account. */
export const Taken: Story = {
  args: { view: views.taken },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByLabelText('E-mail')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
    await expect(page.getByRole('link', { name: 'Forgot your password?' })).toBeVisible();
  },
};
export const CommonPassword: Story = { args: { view: views.common } };
export const TooMany: Story = { args: { view: views.tooMany } };
export const Offline: Story = { args: { view: views.offline } };
export const Invited: Story = { args: { view: views.invited, email: LONG_EMAIL, discountCount: 2 } };
export const InvitationEnded: Story = { args: { view: views.invitationEnded, email: 'anna.keller@example.org' } };
const refused = (code: 'not_found' | 'link_used' | 'link_expired' | 'unavailable') => ({
  args: { view: views.invited, refusal: { code, message: code } },
});
/** The invitation is checked first: nobody fills in a form in vain, and there is always a next step. */
export const InvitationUnknown: Story = refused('not_found');
export const InvitationUsed: Story = refused('link_used');
export const InvitationOver: Story = refused('link_expired');
export const InvitationNotLookedAt: Story = refused('unavailable');
export const Dark: Story = { args: { view: views.invalid }, globals: { theme: 'dark' } };
export const RightToLeft: Story = { args: { view: views.invalid }, globals: { dir: 'rtl' } };
export const Phone: Story = {
  args: { view: views.invited, email: LONG_EMAIL, discountCount: 1 },
  globals: { viewport: { value: 'phone' } },
};

/** The customer's Persian text, with an English line below. */
export const InvitedAndTaken: Story = {
  args: { view: views.invitedTaken, email: 'anna.keller@example.org' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const persian = await page.findByText('مسافری با این مشخصات قبلاً ثبت‌نام کرده است.');
    await expect(persian).toHaveAttribute('lang', 'fa');
    await expect(persian).toHaveAttribute('dir', 'rtl');
    await expect(page.getByText('A traveller with these details is already registered.')).toBeVisible();
    await expect(page.getByLabelText('E-mail')).toBeDisabled();
  },
};

/** Passwords go to the actor; the event carries only validation errors. */
export const Sent: Story = {
  args: { onSubmit: fn() },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await userEvent.type(page.getByLabelText('E-mail'), 'anna@example.org');
    await userEvent.type(page.getByLabelText('Phone'), '+49 (151) 234-567.89');
    await userEvent.type(page.getByLabelText('Password'), 'abc');
    await userEvent.type(page.getByLabelText('Password again'), 'abd');
    await userEvent.click(page.getByRole('button', { name: 'Create the account' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      { email: 'anna@example.org', phone: '+49 (151) 234-567.89', password: 'abc', confirmPassword: 'abd' },
      {
        type: 'account.create',
        faults: [{ field: 'confirmPassword', code: 'password_mismatch' }],
        hasAcceptedRules: false,
        wantsNewsletter: false,
      },
    );
  },
};
