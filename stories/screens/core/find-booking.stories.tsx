import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { type FormContext, UNTOUCHED } from '#machines/core/form.ts';
import { EMAIL_MISSING } from '#machines/core/testing/form.ts';
import { ORDER_ID } from '#machines/core/testing/moment.ts';
import { problems } from '#machines/flights/flight-booking/fixtures.ts';
import { FindBookingScreen, type FindBookingScreenProps } from '#src/screens/core/find-booking/FindBookingScreen.tsx';

const nothing: FindBookingScreenProps['onSubmit'] = () => {};

const meta = {
  title: 'Screens/Find booking',
  component: FindBookingScreen,
  parameters: { layout: 'fullscreen' },
  args: { ...UNTOUCHED, reference: '', isBusy: false, onSubmit: nothing },
} satisfies Meta<typeof FindBookingScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const FromTheMail: Story = { args: { reference: 'SFR-7K2M-9Q' } };
export const Busy: Story = { args: { reference: 'SFR-7K2M-9Q', isBusy: true } };
export const NotFound: Story = {
  args: { reference: 'SFR-7K2M-9Q', problem: { code: 'not_found', message: 'No such order.' } },
};
export const TooManyTries: Story = { args: { reference: 'SFR-7K2M-9Q', problem: problems.rateLimited } };
export const UnknownDevice: Story = { args: { problem: { code: 'not_allowed', message: 'Not this browser.' } } };
export const LostBeforePayment: Story = {
  args: { beginHref: '/hotel', loginHref: '?login' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('link', { name: 'Begin again' })).toHaveAttribute('href', '/hotel');
    await expect(page.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '?login');
  },
};
const arrival = { orderId: ORDER_ID, reference: 'SFR-7K2M-9Q', payment: 'paid', isInAccount: false } as const;
const back = { reference: 'SFR-7K2M-9Q', askAgainHref: '?again', loginHref: '?login' };
export const BackPaid: Story = { args: { ...back, arrival } };
export const BackNotPaid: Story = { args: { ...back, arrival: { ...arrival, payment: 'notPaid' } } };
export const BackNotKnown: Story = { args: { ...back, arrival: { ...arrival, payment: 'unknown' } } };
export const BackReturned: Story = { args: { ...back, arrival: { ...arrival, payment: 'returned' } } };
export const BackPaidByAnAccount: Story = {
  args: { ...back, arrival: { ...arrival, isInAccount: true } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '?login');
  },
};
export const RightToLeft: Story = { globals: { dir: 'rtl' } };
export const Dark: Story = { args: { reference: 'SFR-7K2M-9Q' }, globals: { theme: 'dark' } };

/** Any spelling of the reference is accepted; errors show at their field, and the focus goes to the first of them. */
export const AnyWayOfTyping: Story = {
  args: { onSubmit: fn() },
  render: function Host(args) {
    const [shown, setShown] = useState<Pick<FormContext, 'faults' | 'focusAsked'>>(UNTOUCHED);
    return (
      <FindBookingScreen
        {...args}
        {...shown}
        onSubmit={(wanted, faults) => {
          args.onSubmit(wanted, faults);
          setShown({ faults, focusAsked: shown.focusAsked + faults.length });
        }}
      />
    );
  },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    const reference = page.getByLabelText('Order reference');
    await userEvent.type(reference, 'sfr 7k2m 9q');
    await userEvent.click(page.getByRole('button', { name: 'Open the booking' }));
    await waitFor(() => expect(page.getByLabelText('E-mail')).toHaveFocus());
    await expect(args.onSubmit).toHaveBeenLastCalledWith({ reference: 'SFR-7K2M-9Q', email: '' }, [EMAIL_MISSING]);
    await userEvent.type(page.getByLabelText('E-mail'), 'anna.keller@example.org');
    await userEvent.click(page.getByRole('button', { name: 'Open the booking' }));
    const wanted = { reference: 'SFR-7K2M-9Q', email: 'anna.keller@example.org' };
    await expect(args.onSubmit).toHaveBeenLastCalledWith(wanted, []);
  },
};

/** All texts of this screen are in the catalogue: plain text would stand out. */
export const PseudoLocale: Story = {
  globals: { locale: 'pseudo' },
  play: async ({ canvasElement }) => {
    const main = within(canvasElement);
    await waitFor(() => expect(main.getByRole('heading', { level: 1 })).toHaveTextContent(/^⟦.*⟧$/));
    const labels = [...canvasElement.querySelectorAll('h1, label, button')].map((part) => part.textContent ?? '');
    await expect(labels.filter((text) => /[a-z]/i.test(text) && !text.includes('⟦'))).toEqual([]);
  },
};
