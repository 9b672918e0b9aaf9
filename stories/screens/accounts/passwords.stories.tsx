import type { Meta, StoryObj } from '@storybook/react-vite';
import { confirmEmailViews } from '#machines/accounts/confirm-email/fixtures.ts';
import { forgotPasswordViews } from '#machines/accounts/forgot-password/fixtures.ts';
import { resetPasswordViews } from '#machines/accounts/reset-password/fixtures.ts';
import { NOW } from '#machines/core/testing/moment.ts';
import { VirtualClock } from '#machines/core/virtual-clock.ts';
import { ConfirmEmailScreen } from '#src/screens/accounts/login/ConfirmEmailScreen.tsx';
import { ForgetPasswordScreen } from '#src/screens/accounts/login/ForgetPasswordScreen.tsx';
import { ResetLinkScreen } from '#src/screens/accounts/login/ResetLinkScreen.tsx';
import { ResetPasswordScreen } from '#src/screens/accounts/login/ResetPasswordScreen.tsx';
import { SecurePasswordScreen } from '#src/screens/accounts/login/SecurePasswordScreen.tsx';

const nothing = () => {};
const clock = new VirtualClock(NOW);

const code = (view: Parameters<typeof ResetPasswordScreen>[0]['view']) => (
  <ResetPasswordScreen
    view={view}
    email="anna.keller@example.org"
    clock={clock}
    onSubmit={nothing}
    onResend={nothing}
  />
);

const meta = { title: 'Screens/Passwords', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Forgotten: Story = {
  render: () => <ForgetPasswordScreen email="" view={forgotPasswordViews.empty} onSubmit={nothing} />,
};
export const CodeSent: Story = {
  render: () => <ForgetPasswordScreen email="" view={forgotPasswordViews.sent} onSubmit={nothing} />,
};
export const TooManyTries: Story = {
  render: () => <ForgetPasswordScreen email="" view={forgotPasswordViews.tooMany} onSubmit={nothing} />,
};
export const Code: Story = { render: () => code(resetPasswordViews.code) };
export const CodeWrong: Story = { render: () => code(resetPasswordViews.codeWrong) };
export const CodeOfAnotherBrowser: Story = { render: () => code(resetPasswordViews.codeElsewhere) };
export const LinkOpened: Story = {
  render: () => <ResetLinkScreen view={resetPasswordViews.code} onContinue={nothing} />,
  globals: { theme: 'dark' },
};
export const CodeResent: Story = { render: () => code(resetPasswordViews.codeResent) };
export const CodeAgain: Story = { render: () => code(resetPasswordViews.codeMayBeSentAgain), globals: { dir: 'rtl' } };
export const NewPassword: Story = {
  render: () => (
    <SecurePasswordScreen view={resetPasswordViews.password} needsCurrent phoneMasked={null} onSubmit={nothing} />
  ),
};
export const NewPasswordCommon: Story = {
  render: () => (
    <SecurePasswordScreen
      view={resetPasswordViews.passwordCommon}
      needsCurrent={false}
      phoneMasked="••••89"
      onSubmit={nothing}
    />
  ),
  globals: { theme: 'dark' },
};
export const CodeLapsed: Story = {
  render: () => (
    <SecurePasswordScreen
      view={resetPasswordViews.lapsed}
      needsCurrent={false}
      phoneMasked="••••89"
      onSubmit={nothing}
    />
  ),
};
const confirm = (view: Parameters<typeof ConfirmEmailScreen>[0]['view'], loggedInAs: string | null = null) => (
  <ConfirmEmailScreen view={view} loginHref="/login" loggedInAs={loggedInAs} send={nothing} />
);
export const Confirmed: Story = { render: () => confirm(confirmEmailViews.confirmedWithOrders) };
export const OrdersWait: Story = { render: () => confirm(confirmEmailViews.ordersWait) };
export const OrdersWaitForAnother: Story = {
  render: () => confirm(confirmEmailViews.ordersWait, 'ben.keller@example.org'),
  globals: { theme: 'dark' },
};
export const LinkExpired: Story = {
  render: () => confirm(confirmEmailViews.expired),
  globals: { viewport: { value: 'phone' } },
};
