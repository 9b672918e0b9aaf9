import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { dayOf } from '#domain/core/time.ts';
import { longPassenger, passengerBookViews, savedPassengers } from '#machines/accounts/passenger-book/fixtures.ts';
import { NOW } from '#machines/core/testing/moment.ts';
import { PassengerBookScreen } from '#src/screens/accounts/profile/PassengerBookScreen.tsx';
import { frozenClock } from '../../support/clock.ts';
import { useHeard } from '../../support/heard.ts';

const meta = {
  title: 'Screens/Passenger book',
  component: PassengerBookScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    view: passengerBookViews.list,
    passengers: savedPassengers,
    passport: null,
    today: dayOf(NOW),
    clock: frozenClock,
    send: () => {},
    onSave: () => {},
    onVerify: () => {},
  },
} satisfies Meta<typeof PassengerBookScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {};
export const Empty: Story = { args: { passengers: [] } };
export const Loading: Story = { args: { view: passengerBookViews.loading, passengers: [] } };
export const NotLoaded: Story = { args: { view: passengerBookViews.failed, passengers: [] } };
export const Adding: Story = { args: { view: passengerBookViews.adding } };
export const AddingTheFirst: Story = { args: { view: passengerBookViews.adding, passengers: [] } };
export const Editing: Story = { args: { view: passengerBookViews.editing } };
export const Saving: Story = { args: { view: passengerBookViews.saving } };
export const Refused: Story = { args: { view: passengerBookViews.refused } };
export const Full: Story = { args: { view: passengerBookViews.full } };
export const Saved: Story = { args: { view: passengerBookViews.saved } };
export const Removing: Story = { args: { view: passengerBookViews.removing } };
export const Removed: Story = { args: { view: passengerBookViews.removed } };
export const Opening: Story = { args: { view: passengerBookViews.opening } };
export const Proving: Story = { args: { view: passengerBookViews.proving } };
export const Shown: Story = { args: { view: passengerBookViews.shown, passport: 'C01X00T47' } };
export const NotShown: Story = { args: { view: passengerBookViews.notShown } };
export const LongNames: Story = { args: { passengers: [longPassenger, ...savedPassengers] } };
export const Dark: Story = { args: { view: passengerBookViews.editing }, globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { dir: 'rtl' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** An empty number keeps the saved one; a missing value is reported and nothing is sent. */
export const SavesAnEdit: Story = {
  args: { view: passengerBookViews.editing, onSave: fn() },
  render: (args: ComponentProps<typeof PassengerBookScreen>) => {
    const { task } = passengerBookViews.editing;
    const [heard, hear] = useHeard(task);
    return (
      <PassengerBookScreen
        {...args}
        view={{ ...passengerBookViews.editing, task: heard }}
        onSave={(passenger, faults) => {
          hear(faults);
          args.onSave(passenger, faults);
        }}
      />
    );
  },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    const given = await page.findByLabelText(/Given names/);
    await userEvent.clear(given);
    await userEvent.click(page.getByRole('button', { name: 'Save' }));
    await expect(page.getByRole('alert')).toBeVisible();
    await waitFor(() => expect(given).toHaveFocus());
    await expect(args.onSave).toHaveBeenLastCalledWith(expect.anything(), [{ field: 'firstName', code: 'required' }]);
    await userEvent.type(given, 'Jonas Emil');
    await userEvent.click(page.getByRole('button', { name: 'Save' }));
    const edited = {
      isMe: false,
      title: 'MR',
      firstName: 'Jonas Emil',
      lastName: 'Keller',
      birthDate: '1986-11-02',
      nationality: 'DE',
      passportNumber: '',
      passportCountry: 'DE',
      passportExpiry: '2027-02-03',
    };
    await expect(args.onSave).toHaveBeenLastCalledWith(edited, []);
  },
};

/** Enter keeps the passenger: removing needs a separate step. */
export const RemovesOnlyOnPurpose: Story = {
  args: { view: passengerBookViews.removing, send: fn() },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await waitFor(() => expect(page.getByRole('button', { name: 'Keep' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.send).toHaveBeenCalledWith({ type: 'task.cancel' });
    await userEvent.click(page.getByRole('button', { name: 'Remove' }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'removal.confirm' });
  },
};
