import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { PassengerDraft } from '#domain/core/passengers.ts';
import { ANNA_ID, longPassenger, savedPassengers } from '#machines/accounts/passenger-book/fixtures.ts';
import { VirtualClock } from '#machines/core/virtual-clock.ts';
import { emptyDraft, longDraft, orders, typedDraft, views } from '#machines/flights/flight-booking/fixtures.ts';
import { FlightPassengers } from '#src/screens/flights/checkout/FlightPassengers.tsx';
import { frozenClock, NOW } from '../../support/clock.ts';
import { nineOrder } from '../../support/nine-people.ts';

const nothing = () => {};
const withSecond = (change: Partial<PassengerDraft['passengers'][number]>): PassengerDraft => ({
  ...typedDraft,
  passengers: typedDraft.passengers.map((passenger, index) => (index === 1 ? { ...passenger, ...change } : passenger)),
});

const meta = {
  title: 'Screens/Passengers',
  component: FlightPassengers,
  parameters: { layout: 'fullscreen' },
  args: {
    view: views.heldCalm,
    order: orders.held,
    draft: emptyDraft,
    onDraft: nothing,
    send: nothing,
    clock: frozenClock,
    book: null,
  },
} satisfies Meta<typeof FlightPassengers>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Elements in one row are aligned: their labels, and their inputs. */
async function expectLinesUp(page: HTMLElement): Promise<void> {
  const tops = (selector: string, edge: 'top' | 'bottom') =>
    [...page.querySelectorAll<HTMLElement>(selector)].map((part) => Math.round(part.getBoundingClientRect()[edge]));
  const left = tops(
    'label[for$=".firstName"], [id$=".birthDate-label"], label[for$=".passportNumber"], label[for="email"]',
    'top',
  );
  const right = tops(
    'label[for$=".lastName"], label[for$=".nationality"], label[for$=".passportCountry"], label[for="phone"]',
    'top',
  );
  await expect(left.length).toBeGreaterThan(3);
  await expect(right).toEqual(left);
  const inputs = (names: readonly string[]) => tops(names.map((name) => `[id$="${name}"]`).join(), 'bottom');
  await expect(inputs(['.lastName', '.nationality', '.passportCountry', 'phone'])).toEqual(
    inputs(['.firstName', '.birthDate', '.passportNumber', 'email']),
  );
}

export const Empty: Story = {};
/** Continue on an empty form: ten fields have ten errors, at the field and in the summary. */
export const NothingTyped: Story = {
  args: {
    order: {
      ...orders.held,
      summary: { ...orders.held.summary, people: 1 },
      item: { ...orders.held.item, adult: 1, child: 0 },
    },
    draft: { ...emptyDraft, passengers: emptyDraft.passengers.slice(0, 1) },
  },
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expectLinesUp(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to review' }));
    const summary = await canvas.findByRole('alert');
    const lines = within(summary).getAllByRole('link');
    await expect(lines).toHaveLength(10);
    await expect(lines[1]).toHaveTextContent('Traveller 1: Write the given names.');
    const said = lines.map(({ textContent }) => textContent?.replace('Traveller 1: ', '') ?? '');
    for (const text of said) await expect(canvas.getAllByText(text, { exact: false })).toHaveLength(2);
    await expectLinesUp(canvasElement);
  },
};
const book = { saved: savedPassengers, hasFailed: false, onRetry: nothing, toSave: [], onToSave: nothing };
export const SavedOnes: Story = { args: { book } };
export const SavedNotThere: Story = { args: { book: { ...book, saved: [], hasFailed: true } } };
export const SavedLongName: Story = { args: { book: { ...book, saved: [longPassenger, ...savedPassengers] } } };
export const SavedOnAPhone: Story = { args: { book }, globals: { viewport: { value: 'phone' } } };
/** Mia turns 12 between the flights: her return flight costs more, and the total includes it. */
export const Typed: Story = { args: { draft: typedDraft } };
/** Departure and arrival show beside the form. */
export const OneWay: Story = {
  args: { draft: typedDraft, order: orders.readyOneWay },
  play: async ({ canvasElement }) => {
    const flight = await within(canvasElement).findByText(/^10:20 .*THR/);
    await expect(flight).toHaveTextContent(/^10:20 Mehrabad, THR, terminal 2 ?11:45 Shahid Dastgheib, SYZ/);
  },
};
export const Closing: Story = { args: { view: views.heldClosing, draft: typedDraft } };
export const Urgent: Story = { args: { view: views.heldUrgent, draft: typedDraft } };
export const Extending: Story = { args: { view: views.extending, draft: typedDraft } };
export const ExtensionRefused: Story = { args: { view: views.extensionRefused, draft: typedDraft } };
export const Submitting: Story = { args: { view: views.submitting, draft: typedDraft } };
export const ServerFindsProblems: Story = { args: { view: views.invalidDetails, draft: typedDraft } };
export const NotSaved: Story = { args: { view: views.notSaved, draft: typedDraft } };
export const PassportEndsSoon: Story = {
  args: { draft: withSecond({ passportExpiry: { day: '02', month: '03', year: '2027' } }) },
};
/** The ticket's spelling shows, and Continue accepts it. The typed text stays in the fields. */
export const NameToFold: Story = {
  args: { draft: withSecond({ firstName: 'Jürgen André', lastName: 'Müller' }), send: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/ü → ue, é → e: we write Juergen Andre Mueller on it\./)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to review' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'passengers.submit' });
    await expect(canvas.getByDisplayValue('Jürgen André')).toBeVisible();
  },
};
export const LongNames: Story = { args: { draft: longDraft } };
export const NineTravellers: Story = { args: { order: nineOrder.order, draft: nineOrder.draft } };
export const HoldEnded: Story = { args: { view: views.expiredKeepingForm, order: orders.expired, draft: typedDraft } };
export const AirlineSlowAgain: Story = {
  args: { view: views.supplierSlowAgain, order: orders.expired, draft: typedDraft },
  play: async ({ canvasElement }) => {
    const [news, atButton] = within(canvasElement).getAllByText(/^The airline is slow today\./);
    await expect(news?.closest('[role="status"]')).toBeVisible();
    await expect(atButton).toBeVisible();
  },
};
export const HoldingAgain: Story = { args: { view: views.holdingAgain, order: orders.expired, draft: typedDraft } };
export const PriceChangedAgain: Story = {
  args: { view: views.priceUpAgain, order: orders.expired, draft: typedDraft },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect((await page.findByText('Before')).nextElementSibling).toHaveTextContent('€206.00');
    await expect(page.getByText('Now').nextElementSibling).toHaveTextContent('€218.00');
  },
};
/** Other flights and their prices. */
export const SoldOutAgain: Story = {
  args: { view: views.soldOutAgain, order: orders.expired, draft: typedDraft },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('Iran Aseman Airlines EP 3713, 11:45–13:20, €102.50 in total')).toBeVisible();
  },
};
export const RightToLeft: Story = { args: { draft: typedDraft }, globals: { dir: 'rtl' } };
export const Dark: Story = { args: { view: views.invalidDetails, draft: typedDraft }, globals: { theme: 'dark' } };

const clock = new VirtualClock(NOW);

/** Empty form: one line per traveller instead of eight equal ones. */
export const RefusedEmpty: Story = {
  args: { clock },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Continue to review' }));
    await expect(await page.findByRole('heading', { name: '26 things to correct' })).toBeVisible();
    await userEvent.click(page.getByRole('link', { name: 'Traveller 2: 8 fields to fill in' }));
    await waitFor(() => expect(page.getAllByRole('radio', { name: 'Ms' })[1]).toHaveFocus());
  },
};

/** Continue with errors: a summary by traveller, marked fields, and closed cards with errors open. */
export const Refused: Story = {
  args: {
    clock,
    draft: withSecond({ passportNumber: 'C01X0#0K92', passportExpiry: { day: '01', month: '12', year: '2026' } }),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Continue to review' }));
    await expect(await page.findByRole('link', { name: /^Jonas, passport number: Only letters/ })).toBeVisible();
    clock.advanceTo(NOW + 500);
    await waitFor(() => expect(page.getAllByLabelText('Passport number')[1]).toHaveFocus());
  },
};

/** After a rejection a field is validated on each blur, a date only when all its inputs are filled. */
export const WrongAgain: Story = {
  args: { clock, draft: withSecond({ firstName: '', birthDate: { day: '31', month: '02', year: '1986' } }) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Continue to review' }));
    const second = within(await page.findByRole('region', { name: /Traveller 2/ }));
    const name = second.getByLabelText('Given names');
    await expect(name).toHaveAccessibleDescription(/Write the given names\./);
    await userEvent.type(name, 'John123');
    await expect(name).toBeValid();
    await userEvent.tab();
    await expect(name).toHaveAccessibleDescription(/letters A to Z/);

    const [day, month, year] = ['Day', 'Month', 'Year'].map((box) => second.getAllByLabelText(box)[0]);
    if (!day || !month || !year) throw new Error('A date has three boxes');
    await userEvent.clear(day);
    await userEvent.type(day, '5');
    await expect(day).toBeValid();
    await userEvent.tab();
    await userEvent.clear(month);
    await userEvent.type(month, '13');
    await expect(day).toBeValid();
    await userEvent.click(name);
    await expect(day).toBeInvalid();
    await expect(second.getByText(/^This day does not exist\./)).toBeVisible();
  },
};

/** Stories move their clock: a clock moved by another story is useless here. */
const clockOfYear = new VirtualClock(NOW);

/** The focus goes to the wrong input, not to the first of three. */
export const WrongYear: Story = {
  args: { clock: clockOfYear, draft: withSecond({ birthDate: { day: '7', month: '5', year: '2190' } }) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Continue to review' }));
    const second = within(await page.findByRole('region', { name: /Traveller 2/ }));
    clockOfYear.advanceTo(NOW + 500);
    await waitFor(() => expect(second.getAllByLabelText('Year')[0]).toHaveFocus());
  },
};

/** One click fills the form; the number stays on the server, which gets the id of the saved passenger. */
export const FillsWithASavedPassenger: Story = {
  args: { book, onDraft: fn(), order: orders.held },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: /Anna Maria Keller \(you\)/ }));
    await waitFor(() => expect(page.getAllByLabelText(/Given names/)[0]).toHaveValue('Anna Maria'));
    await expect(page.getByText(/the saved number ••••••T47/)).toBeVisible();
    await expect(args.onDraft).toHaveBeenLastCalledWith(
      expect.objectContaining({
        passengers: expect.arrayContaining([
          expect.objectContaining({ savedPassengerId: ANNA_ID, passportNumber: '', lastName: 'Keller' }),
        ]),
      }),
    );
  },
};

/** Errors of the earlier person do not apply to the new one. */
export const AnotherPersonHasNoFaults: Story = {
  args: { book, view: views.invalidDetails, draft: typedDraft },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const names = () => page.getAllByLabelText(/Given names/)[0];
    await waitFor(() => expect(names()).toBeInvalid());
    await userEvent.click(page.getAllByRole('button', { name: /Anna Maria Keller \(you\)/ })[0] as HTMLElement);
    await waitFor(() => expect(names()).toHaveValue('Anna Maria'));
    await expect(names()).toBeValid();
  },
};
