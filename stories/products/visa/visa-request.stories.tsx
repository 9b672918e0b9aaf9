import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { visaRequestViews as views } from '#machines/visa/visa-request/fixtures.ts';
import { VisaStaged } from './VisaStaged.tsx';

const meta = {
  title: 'Screens/Visa request',
  component: VisaStaged,
  parameters: { layout: 'fullscreen' },
  args: { view: views.starting, send: () => {} },
} satisfies Meta<typeof VisaStaged>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Starting: Story = {};
export const StartingFromAVerdict: Story = { args: { view: views.startingFromVerdict } };
export const StartingFromATour: Story = {
  args: { view: views.startingFromTour },
  play: ({ canvas }) => expect(canvas.getByText(/Opened from your tour/)).toBeVisible(),
};
export const Beginning: Story = { args: { view: views.beginning } };
export const NobodyCanBeHelped: Story = { args: { view: views.notHelped } };
export const TasksNew: Story = { args: { view: views.tasksNew } };
export const Tasks: Story = { args: { view: views.tasks } };
export const TasksWithLongNames: Story = { args: { view: views.tasks, hasLongNames: true } };
export const TasksChanging: Story = { args: { view: views.tasksChanging } };
export const TasksNotChanged: Story = { args: { view: views.tasksNotChanged } };
export const TasksWhole: Story = { args: { view: views.tasksWhole } };
export const TasksInThePriceOfATour: Story = {
  args: { view: views.tasksWhole, given: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 people, in the price of your tour')).toBeVisible();
    await expect(canvas.getAllByText('€0.00').length).toBe(2);
  },
};
export const TasksHalfInThePriceOfATour: Story = {
  args: { view: views.tasksWhole, given: 1 },
  play: ({ canvas }) => expect(canvas.getByText('1 person, in the price of your tour')).toBeVisible(),
};
export const TasksPlaced: Story = { args: { view: views.tasksPlaced } };
export const TasksReopened: Story = { args: { view: views.tasksReopened } };
export const WhoAndWhen: Story = { args: { view: views.tripOpen } };
export const WhoAndWhenKeeping: Story = { args: { view: views.tripChanging } };
export const WhoAndWhenTooSoon: Story = { args: { view: views.tripRefused } };
export const WhoAndWhenChangedElsewhere: Story = { args: { view: views.tripConflict } };
export const Passport: Story = { args: { view: views.passport } };
export const AboutYou: Story = { args: { view: views.person } };
export const Work: Story = { args: { view: views.job } };
/** The error text is announced first; then the focus moves to the first field in error. */
const focusComes: Story['play'] = async ({ canvasElement }) => {
  await expect(within(canvasElement).getByRole('alert')).toHaveFocus();
  await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-invalid', 'true'), { timeout: 3000 });
};
export const WorkMissing: Story = { args: { view: views.jobFaulty }, play: focusComes };
export const Trip: Story = { args: { view: views.trip } };
export const TripSaving: Story = { args: { view: views.tripSaving } };
export const TripNotSaved: Story = { args: { view: views.tripNotSaved } };
export const Collect: Story = { args: { view: views.collect } };
export const PhotoAwaited: Story = { args: { view: views.photoAwaited } };
export const Declarations: Story = { args: { view: views.declarations } };
export const Contact: Story = { args: { view: views.contact } };
export const ContactWrong: Story = { args: { view: views.contactFaulty }, play: focusComes };
export const Placing: Story = { args: { view: views.placing } };
export const NotPlaced: Story = { args: { view: views.notPlaced } };
export const AnswersRefused: Story = { args: { view: views.notWhole } };
export const Withdrawn: Story = { args: { view: views.withdrawn } };
/** Says once that it ended, and claims no hold. */
export const Ended: Story = {
  args: { view: views.ended },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/This request has ended/);
    await expect(canvasElement).not.toHaveTextContent(/\b(hold|held)\b/i);
  },
};
export const Dark: Story = { args: { view: views.tasks }, globals: { theme: 'dark' } };
export const RightToLeft: Story = { args: { view: views.tasks }, globals: { dir: 'rtl' } };

/** Another passport shows its effect before it is saved, and the first promised day. */
export const AnotherPassport: Story = {
  args: { view: views.tripOpen, send: fn() },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await userEvent.selectOptions(page.getByLabelText('Country of passport 2'), 'US');
    await expect(page.getByText(/^Person 2, passport of the United States: Visa with a guided tour\./)).toBeVisible();
    await expect(page.getByText(/^Passports of the United States need a guided tour\./)).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Keep these changes' }));
    // A guided tour takes longer: the arrival is now too early.
    await expect(args.send).not.toHaveBeenCalled();
    await expect(page.getByRole('alert')).toHaveTextContent(
      /first day that we can promise is .* passports of the United States need one\. With a request of their own/,
    );
    await userEvent.selectOptions(page.getByLabelText('Country of passport 2'), 'FR');
    await userEvent.click(page.getByRole('button', { name: 'Keep these changes' }));
    await expect(args.send).toHaveBeenCalledTimes(1);
  },
};

/** A request starts with the chosen values; an incomplete form is not sent. */
export const BeginsWithWhatWasChosen: Story = {
  args: { send: fn() },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Begin the request' }));
    await expect(args.send).not.toHaveBeenCalled();
    await expect(page.getByRole('alert')).toHaveFocus();
    await waitFor(() => expect(page.getByLabelText('Country of the passport')).toHaveFocus(), { timeout: 3000 });
    await userEvent.selectOptions(page.getByLabelText('Country of the passport'), 'DE');
    await userEvent.click(page.getByRole('button', { name: 'Add a traveller' }));
    await userEvent.selectOptions(page.getByLabelText('Country of passport 2'), 'FR');
    await userEvent.selectOptions(page.getByLabelText('Where you live'), 'DE');
    await userEvent.type(page.getByLabelText('Day'), '20');
    await userEvent.type(page.getByLabelText('Month'), '12');
    await userEvent.type(page.getByLabelText('Year'), '2026');
    await userEvent.type(page.getByLabelText('Days in Iran'), '12');
    await userEvent.click(page.getByRole('button', { name: 'Begin the request' }));
    await expect(args.send).toHaveBeenCalledTimes(1);
    await expect(args.send).toHaveBeenCalledWith({
      type: 'request.begin',
      searchBox: {
        applicants: [{ nationality: 'DE' }, { nationality: 'FR' }],
        residence: 'DE',
        entry: 'airport',
        arrival: '2026-12-20',
        days: 12,
        processing: 'normal',
      },
    });
  },
};

/** Only passports with a single-use exemption are asked about it; after it is used, a code is required. */
export const TheExemptionIsUsed: Story = {
  args: { view: views.startingFromVerdict, send: fn() },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    const used = () => page.queryByLabelText('Traveller 2 has been in Iran without a visa in the last 6 months');
    await expect(used()).toBeNull();
    await userEvent.selectOptions(page.getByLabelText('Country of passport 2'), 'AE');
    await userEvent.click(page.getByLabelText('Traveller 2 has been in Iran without a visa in the last 6 months'));
    await userEvent.type(page.getByLabelText('Day'), '20');
    await userEvent.type(page.getByLabelText('Month'), '12');
    await userEvent.type(page.getByLabelText('Year'), '2026');
    await userEvent.click(page.getByRole('button', { name: 'Begin the request' }));
    await expect(args.send).toHaveBeenCalledTimes(1);
    await expect(args.send).toHaveBeenCalledWith({
      type: 'request.begin',
      searchBox: expect.objectContaining({
        applicants: [{ nationality: 'DE' }, { nationality: 'AE', hasUsedExemption: true }],
      }),
    });
    await userEvent.selectOptions(page.getByLabelText('Country of passport 2'), 'FR');
    await expect(used()).toBeNull();
  },
};

/** A task opens by its link; the continue button is disabled while something is missing. */
export const ATaskOpens: Story = {
  args: { view: views.tasks, send: fn() },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Check and pay' }));
    await expect(args.send).not.toHaveBeenCalled();
    await userEvent.click(page.getByRole('link', { name: 'Photo, Anna Maria Keller' }));
    await expect(args.send).toHaveBeenCalledTimes(1);
    await expect(args.send).toHaveBeenCalledWith({ type: 'page.open', position: 0, page: 'photo' });
  },
};

/** An error disappears once it is corrected, at its field and in the summary. */
export const FaultsGoAsTheyAreCorrected: Story = {
  args: { view: views.jobFaulty },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const field = page.getByLabelText('Job title');
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(field).toBeInvalid();
    await userEvent.type(field, 'Мюллер');
    await expect(page.getByRole('alert')).toHaveTextContent('Write ü as ue');
    await userEvent.clear(field);
    await userEvent.type(field, 'Miller');
    await expect(page.queryByRole('alert')).toBeNull();
    await expect(field).toBeValid();
  },
};

/** The passport is named once: its country comes from the beginning. */
export const ThePassportIsKnown: Story = {
  args: { view: views.passport },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('Country of the passport')).toHaveValue('DE');
  },
};
