import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { DateBoxes } from '#src/ui/DateBoxes.tsx';
import { ErrorSummary } from '#src/ui/ErrorSummary.tsx';
import { Columns, FieldGrid, Stack } from '#src/ui/layout.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { TextArea } from '#src/ui/TextArea.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { CheckField, RadioGroup } from '#src/ui/Tick.tsx';
import { useLate } from '#src/ui/useLate.ts';
import { LONG_NAME, LONG_TEXT } from '../support/fixtures.ts';
import { dark, Narrow, rtl } from '../support/Sheet.tsx';

const meta = {
  title: 'UI/Fields',
  component: TextField,
  args: { id: 'f', name: 'f', label: 'Family name' },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

const countries = [
  { value: 'DE', label: 'Germany' },
  { value: 'FR', label: 'France' },
];
const nothing = { day: '', month: '', year: '' };

function Form() {
  const [birth, setBirth] = useState({ day: '14', month: '03', year: '1988' });
  return (
    <Columns n={3}>
      <Stack>
        <TextField id="a" name="a" label="Given names" hint="As in the passport, all of them" />
        <TextArea
          id="area"
          name="area"
          label="Places you will visit"
          hint="Towns, in their order"
          onChange={() => {}}
        />
        <TextField id="b" name="b" label="Family name" hint="Write ü as ue" defaultValue={LONG_NAME} />
        <TextField
          id="c"
          name="c"
          label="Passport number"
          isCode
          defaultValue="C01X0/0K92"
          error="Only letters and digits, 5 to 15"
        />
        <TextField id="d" name="d" label="E-mail" hint="Fixed by your invitation" value="anna@example.org" disabled />
        <TextField id="e" name="e" label="Discount code" width="s" />
      </Stack>
      <Stack>
        <DateBoxes
          id="g"
          name="g"
          label="Date of birth"
          hint="For example 14 03 1988"
          value={birth}
          onChange={setBirth}
          isBirthday
        />
        <DateBoxes
          id="h"
          name="h"
          label="Passport valid until"
          value={nothing}
          onChange={fn()}
          error="This passport ends before the flight on 5 December. Use a new one, or correct the date"
        />
        <SelectField id="i" name="i" label="Nationality" options={countries} placeholder="Choose a country" />
        <SelectField id="j" name="j" label="Passport issued by" options={countries} error="Choose a country" />
      </Stack>
      <Stack>
        <RadioGroup
          id="k"
          name="k"
          label="Title"
          isRow
          defaultValue="MS"
          options={[
            { value: 'MS', label: 'Ms' },
            { value: 'MR', label: 'Mr' },
          ]}
        />
        <RadioGroup
          id="l"
          name="l"
          label="Pay with"
          options={[
            { value: 'card', label: 'Card', aside: 'Visa, Mastercard' },
            { value: 'balance', label: 'Account balance', hint: '€41.20 available', isDisabled: true },
          ]}
          error="Choose how to pay"
        />
        <div>
          <CheckField id="m" name="m" label="Airline fares" aside="14" defaultChecked />
          <CheckField
            id="n"
            name="n"
            label="Keep Anna in my saved travellers"
            hint="Stored encrypted. You can delete it at any time."
          />
        </div>
        <CheckField
          id="o"
          name="o"
          label="I have read the rules"
          error="You need to accept the rules and regulations before proceeding."
        />
      </Stack>
    </Columns>
  );
}

export const AllStates: Story = { render: Form };
export const Dark: Story = { render: Form, ...dark };
export const Rtl: Story = { render: Form, ...rtl };
export const Narrowest: Story = {
  render: () => (
    <Narrow>
      <FieldGrid>
        <TextField id="p" name="p" label={LONG_TEXT} hint={LONG_TEXT} defaultValue={LONG_NAME} error={LONG_TEXT} />
        <DateBoxes id="q" name="q" label="Date of birth" value={nothing} onChange={fn()} isAll />
      </FieldGrid>
    </Narrow>
  ),
  // The error is read out after the hint, not instead of it.
  play: async ({ canvasElement }) => {
    const [field] = within(canvasElement).getAllByRole('textbox');
    await expect(field).toHaveAccessibleDescription(`${LONG_TEXT} ${LONG_TEXT}`);
  },
};

export const Typing: Story = {
  args: { onChange: fn(), hint: 'As in the passport' },
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Family name' });
    await expect(field).toHaveAccessibleDescription('As in the passport');
    await userEvent.type(field, 'Ke');
    await expect(args.onChange).toHaveBeenLastCalledWith('Ke');
  },
};

function Refused() {
  const summary = useRef<HTMLDivElement>(null);
  return (
    <Stack>
      <ErrorSummary
        ref={summary}
        problems={[
          { fieldId: 'r', text: 'Jonas: the passport number has only letters and digits, 5 to 15.' },
          { fieldId: 's', text: 'Mia: she turns 12 before the way back. That ticket costs the adult fare.' },
        ]}
      />
      <ErrorSummary problems={[{ fieldId: 'r', text: LONG_TEXT }]} />
      <ErrorSummary problems={[]} />
      <TextField id="r" name="r" label="Passport number" error="Only letters and digits" isCode />
      <DateBoxes id="s" name="s" label="Date of birth" value={nothing} onChange={fn()} error="She turns 12" />
    </Stack>
  );
}

export const Errors: Story = {
  render: Refused,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('link', { name: /Mia/ }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Day' })).toHaveFocus());
    await expect(canvas.getByRole('textbox', { name: 'Year' })).toBeInvalid();
  },
};

const arrival = Promise.withResolvers<() => React.JSX.Element>();
const loadLate = () => arrival.promise;

function Late() {
  const field = useRef<HTMLInputElement>(null);
  const { Part, touch } = useLate(field, loadLate);
  return Part ? <Part /> : <input ref={field} aria-label="Departure" type="date" onPointerDown={touch} />;
}

export const FocusedWhileItsCodeArrives: Story = {
  render: () => <Late />,
  play: async ({ canvasElement }) => {
    const field = () => within(canvasElement).getByLabelText('Departure');
    fireEvent.pointerDown(field());
    arrival.resolve(() => <input aria-label="Departure" type="text" />);
    await arrival.promise;
    field().focus();
    await waitFor(() => expect(field()).toHaveAttribute('type', 'text'));
    await expect(field()).toHaveFocus();
  },
};

function Birth() {
  const [birth, setBirth] = useState(nothing);
  return <DateBoxes id="r" name="r" label="Date of birth" value={birth} onChange={setBirth} />;
}

/** A whole date in the first input, or pasted into any, fills all three, and the result is announced. */
export const DateInOnePiece: Story = {
  render: () => <Birth />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const box = (label: string) => page.getByLabelText(label);
    await userEvent.type(box('Day'), '14 Azar 1370');
    await userEvent.tab();
    await waitFor(() => expect(page.getByRole('status')).toHaveTextContent('Thu 5 Dec 1991, 14 Azar 1370'));
    await expect(box('Day')).toHaveValue('05');
    await expect(box('Month')).toHaveValue('12');
    await expect(box('Year')).toHaveValue('1991');
    await userEvent.click(box('Month'));
    await userEvent.paste('3 March 1988');
    await waitFor(() => expect(box('Year')).toHaveValue('1988'));
    await expect(box('Day')).toHaveValue('03');
    await userEvent.clear(box('Day'));
    await userEvent.type(box('Day'), 'soon');
    await userEvent.tab();
    await expect(box('Day')).toHaveValue('soon');
    await expect(page.getByRole('status')).toBeEmptyDOMElement();
  },
};
