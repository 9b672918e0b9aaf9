import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { loginModalViews as views } from '#machines/accounts/login-modal/fixtures.ts';
import { signUpViews } from '#machines/accounts/sign-up/fixtures.ts';
import { LoginDialog } from '#src/screens/accounts/login/LoginDialog.tsx';

const meta = {
  title: 'Screens/Login modal',
  component: LoginDialog,
  parameters: { layout: 'fullscreen' },
  args: { view: views.login, onTyped: () => {}, onAccept: () => {}, send: () => {} },
} satisfies Meta<typeof LoginDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Refused: Story = { args: { view: views.invalid } };
export const Fetching: Story = { args: { view: views.submitting } };
export const Wrong: Story = { args: { view: views.wrong } };
export const TooManyTries: Story = { args: { view: views.tooMany } };
export const AfterSignUp: Story = { args: { view: views.afterSignUp } };
export const ForVisa: Story = { args: { view: views.forVisa } };
export const ForReview: Story = {
  args: { view: views.forReview, choice: 'Your choice stays: Qeshm Air QB 1213, Sat 5 Dec, 10:20, €95.00 for 3.' },
  play: async ({ canvasElement }) => {
    const dialog = within(canvasElement.ownerDocument.body).getByRole('dialog');
    await expect(within(dialog).getByText(/^Your choice stays: Qeshm Air QB 1213/)).toBeVisible();
  },
};
export const ForgottenPassword: Story = { args: { view: views.forgotPassword } };
export const SignUpRefused: Story = { args: { view: { ...views.createAccount, signUp: signUpViews.invalid } } };
export const Dark: Story = { args: { view: views.wrong }, globals: { theme: 'dark' } };
export const RightToLeft: Story = { args: { view: views.invalid }, globals: { dir: 'rtl' } };
export const Phone: Story = { args: { view: views.forReview }, globals: { viewport: { value: 'phone' } } };

/** Escape does nothing, Close closes. Typed text goes to the actor, not into an event. */
export const KeysAndSecrets: Story = {
  args: { send: fn(), onTyped: fn() },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.keyboard('{Escape}');
    await expect(args.send).not.toHaveBeenCalled();
    await userEvent.type(await page.findByLabelText('E-mail'), ' anna@example.org ');
    await userEvent.type(page.getByLabelText('Password'), 'three green lamps{Enter}');
    await expect(args.onTyped).toHaveBeenCalledWith({ email: 'anna@example.org', password: 'three green lamps' });
    await expect(args.send).toHaveBeenCalledWith({ type: 'login.submit', faults: [] });
    await userEvent.click(page.getByRole('button', { name: 'Close' }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'login.hide' });
  },
};

/** A password can be pasted and shown. */
export const ShownPassword: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const field = await page.findByLabelText('Password');
    await userEvent.click(field);
    await userEvent.paste('three green lamps');
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.click(page.getByRole('button', { name: 'Show password' }));
    await expect(field).toHaveAttribute('type', 'text');
    await expect(field).toHaveValue('three green lamps');
  },
};
