import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { visaTrackingViews as views } from '#machines/visa/visa-tracking/fixtures.ts';
import { TicketCode } from '#src/screens/core/issue/TicketCode.tsx';
import { TrackerScreen } from '#src/screens/visa/tracking/TrackerScreen.tsx';
import { PictureAsked } from './PictureStaged.tsx';
import { trackedPageOf } from './request-page.ts';

const meta = {
  title: 'Screens/Visa tracker',
  component: TrackerScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    view: views.submitted,
    page: trackedPageOf(views.submitted),
    check: (_, field, value) => (value.trim() ? [] : [{ field, code: 'required' }]),
    typedBefore: (): string | null => null,
    onCorrection: () => {},
    pictureOf: (_, kind) => <PictureAsked kind={kind} />,
    pageUrl: 'https://example.org/iran-visa/issue/1',
    Code: TicketCode,
    onPrint: () => {},
    send: () => {},
  },
} satisfies Meta<typeof TrackerScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const of = (view: (typeof views)[keyof typeof views]) => ({ view, page: trackedPageOf(view) });

const asked = of(views.actionNeeded);
const pictureAsked = {
  ...asked,
  page: {
    ...asked.page,
    people: asked.page.people.map((person) =>
      person.correction
        ? { ...person, correction: { field: 'photo', note: 'The face is in the shade. Please take one by a window.' } }
        : person,
    ),
  },
};

/** One person has the code already; the other must correct a field. */
const oneIsDone = {
  ...asked,
  page: {
    ...asked.page,
    people: asked.page.people.map((person) =>
      person.correction
        ? person
        : {
            ...person,
            stage: null,
            outcome: 'codeIssued' as const,
            code: '000040277118001518',
            codeUntil: '2027-02-20',
            enterBy: '2027-02-20',
          },
    ),
  },
};

export const Submitted: Story = {};
export const UnderReview: Story = { args: of(views.underReview) };
export const ActionNeeded: Story = { args: of(views.actionNeeded) };
/** Each person has their own stage, and events show their time, newest first. */
export const OneHasTheCode: Story = {
  args: oneIsDone,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const where = within(page.getByRole('heading', { name: 'Where each request is' }).parentElement ?? canvasElement);
    const tags = where.getAllByRole('heading', { level: 3 }).map((name) => name.parentElement?.textContent);
    await expect(tags).toEqual(['Anna Maria KellerOne field to correct', 'Jonas KellerCode issued']);
    const happened = within(page.getByRole('heading', { name: 'What happened' }).parentElement ?? canvasElement);
    await expect(
      happened.getAllByRole('listitem').map(({ textContent }) => textContent?.replace(/^.*Tehran/, '')),
    ).toEqual([
      'Asked backAnna Maria Keller: Job title',
      'The visa desk reads itJonas Keller',
      'The visa desk reads itAnna Maria Keller',
      'Paid and sent to usAnna Maria Keller, Jonas Keller',
    ]);
    await expect(page.getByText(/deleted 30 days after the arrival, on Tue 19 Jan 2027/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Ask about this request' })).toBeVisible();
  },
};
export const CorrectionMissing: Story = { args: of(views.correctionFaulty) };
export const PictureAskedAgain: Story = { args: pictureAsked };
export const CorrectionOnItsWay: Story = { args: of(views.correctionSending) };
export const CorrectionNotSent: Story = { args: of(views.correctionNotSent) };
export const AtTheMinistry: Story = { args: of(views.sentToMinistry) };
export const WithoutAnAnswer: Story = { args: of(views.offline) };
export const CodesIssued: Story = { args: of(views.issued) };
/** No desk accepts these codes: the page says so before anybody travels. */
export const CodesThatDoNotServe: Story = {
  args: {
    ...of(views.issued),
    page: {
      ...of(views.issued).page,
      people: of(views.issued).page.people.map((person, index) =>
        index === 0 ? { ...person, codeUntil: '2026-11-24' } : { ...person, enterBy: '2026-12-19' },
      ),
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText(/^The code of Anna Maria Keller ended on Tue 24 Nov 2026\./)).toBeVisible();
    await expect(
      page.getByText(/^The code of Jonas Keller ends on Sat 19 Dec 2026, before you arrive\./),
    ).toBeVisible();
  },
};
export const AtAConsulate: Story = {
  args: {
    ...of(views.issued),
    page: {
      ...of(views.issued).page,
      people: of(views.issued).page.people.map((person) => ({
        ...person,
        codeUntil: '2026-12-15',
        enterBy: '2027-03-15',
        answers: { ...person.answers, collectAt: 'consulate', collectPlace: 'London' },
      })),
    },
  },
  play: async ({ canvasElement }) => {
    const [letter] = within(canvasElement).getAllByRole('article');
    await expect(letter).toHaveTextContent('Consulate of Iran, London');
    await expect(letter).toHaveTextContent('Collect the visa until (as agencies say)Tue 15 Dec 2026');
    await expect(letter).toHaveTextContent('000 040 277 118 000 518');
    await expect(letter).toHaveTextContent('BornMon 14 Mar 1988');
    await expect(letter).toHaveTextContent('آلمان');
  },
};
export const MoneyOnItsWayBack: Story = { args: of(views.refunding) };
export const Refused: Story = { args: of(views.refunded) };
export const GivenUp: Story = { args: of(views.cancelled) };
export const Dark: Story = { args: of(views.actionNeeded), globals: { theme: 'dark' } };
export const RightToLeft: Story = { args: of(views.actionNeeded), globals: { dir: 'rtl' } };

/** Text typed before a reload is in the field again and is sent. */
export const TypedBeforeAReload: Story = {
  args: { ...of(views.actionNeeded), send: fn(), check: fn(() => []), typedBefore: () => 'Tax consultant' },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await expect(page.getByLabelText('Job title')).toHaveValue('Tax consultant');
    await userEvent.click(page.getByRole('button', { name: 'Send this field' }));
    await expect(args.check).toHaveBeenCalledWith(0, 'jobTitle', 'Tax consultant');
  },
};

/** Only the requested field is sent; an empty one is reported. */
export const OneFieldIsSent: Story = {
  args: { ...of(views.actionNeeded), send: fn(), onCorrection: fn() },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    const field = page.getByLabelText('Job title');
    await userEvent.clear(field);
    await userEvent.type(field, 'Tax consultant{Enter}');
    await expect(args.onCorrection).toHaveBeenLastCalledWith(0, 'jobTitle', 'Tax consultant');
    await expect(args.send).toHaveBeenCalledTimes(1);
    await expect(args.send).toHaveBeenCalledWith({ type: 'correction.send', position: 0, faults: [] });
  },
};
