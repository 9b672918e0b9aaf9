import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { RunOrder } from '#domain/transport/orders.ts';
import { UNTOUCHED } from '#machines/core/form.ts';
import type { components } from '#openapi/generated/types.ts';
import type { ChangeFormProps } from '#src/screens/core/change/change-slots.ts';
import { PersonForm } from '#src/screens/transport/change/PersonForm.tsx';
import type { RunReads } from '#src/screens/transport/change/run-reads.ts';
import { Section, Wrap } from '#src/ui/layout.tsx';
import { coach, issuedRun } from './run-order.ts';

type Told = components['schemas']['ToldPassenger'];

const told = (change: Partial<Told> = {}): Told => ({
  ...{ birthDate: '1988-03-14', passportNumber: '•••••4321', isWhole: false },
  ...{ passportCountry: 'DE', passportExpiry: '2031-05-01' },
  ...change,
});
const readsOf = (people: readonly Told[]): RunReads => ({
  useToldPeople: () => people,
  useOtherRuns: () => null,
});

type Props = ChangeFormProps<RunOrder>;

/** What was typed wrongly of who travels in a train or a bus. */
const meta = {
  title: 'Screens/Transport/A ticket is corrected',
  component: PersonForm,
  parameters: { layout: 'fullscreen' },
  args: {
    ...{ kind: 'person', order: issuedRun(coach), shown: UNTOUCHED, isBusy: false },
    reads: readsOf([told(), told()]),
    onAsk: fn(),
  },
  render: (props: Props) => (
    <Section>
      <Wrap>
        <h1 className="vh">The order</h1>
        <PersonForm {...props} />
      </Wrap>
    </Section>
  ),
} satisfies Meta<typeof PersonForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OwnBooking: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByText(/^This booking was only found here/)).toBeNull();
    const name = canvas.getByRole('textbox', { name: /^Family name/ });
    await userEvent.clear(name);
    await userEvent.type(name, 'Kellner');
    await userEvent.click(canvas.getByRole('button', { name: 'Check it' }));
    await expect(args.onAsk).toHaveBeenLastCalledWith({ kind: 'person', person: 0, lastName: 'Kellner' }, []);
    // What is known cannot be emptied.
    await userEvent.clear(name);
    await userEvent.click(canvas.getByRole('button', { name: 'Check it' }));
    await expect(args.onAsk).toHaveBeenLastCalledWith({ kind: 'person', person: 0, lastName: '' }, [
      { field: 'lastName', code: 'required' },
    ]);
  },
};
export const FoundBooking: Story = {
  args: { reads: readsOf([0, 1].map(() => told({ birthDate: null, passportCountry: null, passportExpiry: null }))) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/^This booking was only found here/)).toBeVisible();
    const number = canvas.getByRole('textbox', { name: /^Passport number/ });
    await userEvent.clear(number);
    await userEvent.type(number, 'C01X00T99');
    await userEvent.click(canvas.getByRole('button', { name: 'Check it' }));
    await expect(args.onAsk).toHaveBeenLastCalledWith({ kind: 'person', person: 0, passportNumber: 'C01X00T99' }, []);
  },
};
export const OnAPhone: Story = { ...FoundBooking, globals: { viewport: { value: 'phone' } } };
