import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PlainQuote } from '#src/screens/insurance/quote/PlainQuote.tsx';
import { plainQuestion } from '#src/screens/insurance/quote/plain-question.ts';
import { QuoteScreen, type QuoteScreenProps } from '#src/screens/insurance/quote/QuoteScreen.tsx';
import { quoteOf } from '#src/screens/insurance/quote/quote.ts';
import { emptyQuote, withDays, withFirst } from '#src/screens/insurance/quote/quote-draft.ts';
import { frozenClock } from '../../support/clock.ts';
import { sticks } from '../../support/sticks.ts';
import { familyQuote } from './InsuranceStaged.tsx';

const noDay = { day: '', month: '', year: '' };
const untouched = { problem: null, faults: [], focusAsked: 0 } as const;
const quoting = { kind: 'quoting', isOpening: false, isSupplierSlow: false, ...untouched, earlier: null } as const;

const asked = fn<QuoteScreenProps['onDraft']>();

const meta = {
  title: 'products/insurance/Days and people',
  component: QuoteScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    view: quoting,
    draft: familyQuote,
    onDraft: asked,
    suggestion: null,
    clock: frozenClock,
    plain: null,
    send: () => {},
  },
} satisfies Meta<typeof QuoteScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Family: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    // 38, 40 and 64 pay 30 euros each, a child of eight 15.
    await expect(page.getAllByText('€105.00').length).toBeGreaterThan(0);
    await expect(page.getByText('€157.50')).toBeVisible();
    await expect(page.getByText('64 until Mon 3 May 2027')).toBeVisible();
  },
};
export const NothingSaidYet: Story = {
  args: { draft: emptyQuote },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.queryByText('€105.00')).toBeNull();
    await expect(page.getByText(/the price stands here at once/)).toBeVisible();
  },
};
export const WideWithMountain: Story = { args: { draft: { ...familyQuote, plan: 'wide', isMountain: true } } };
export const InIranAlready: Story = {
  args: { draft: withFirst(familyQuote, { isInIran: true }, '2026-11-28') },
  play: ({ canvasElement }) => expect(canvasElement.textContent).toContain('72 hours after the payment'),
};
export const LongestPolicy: Story = { args: { draft: withDays(familyQuote, '92', '') } };
export const NinePeople: Story = {
  args: {
    draft: {
      ...familyQuote,
      births: Array.from({ length: 9 }, (_, at) => ({ day: '1', month: '2', year: String(1940 + 9 * at) })),
    },
  },
};
export const DayThatIsOver: Story = {
  args: { draft: withFirst(familyQuote, { firstDay: { day: '19', month: '11', year: '2026' } }, '') },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText('This day is over in Tehran. Choose today or later.')).toBeVisible();
    await expect(page.queryByText('€105.00')).toBeNull();
  },
};
export const BornTooEarlyAndNotYet: Story = {
  args: {
    draft: {
      ...familyQuote,
      births: [
        { day: '1', month: '6', year: '1890' },
        { day: '21', month: '11', year: '2026' },
        { day: '14', month: '3', year: '1988' },
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText('Write a year from 1900 on.')).toBeVisible();
    await expect(page.getByText('This day has not come yet.')).toBeVisible();
    // Only the third has a price, so there is no total.
    const list = within(page.getByRole('complementary'));
    await expect(list.getAllByText('€30.00')).toHaveLength(1);
    await expect(list.getAllByText('–')).toHaveLength(3);
  },
};
export const TenPeopleByAnAddress: Story = {
  args: { draft: { ...familyQuote, births: Array.from({ length: 10 }, () => familyQuote.births[0] ?? noDay) } },
  play: ({ canvasElement }) => expect(canvasElement.textContent).toContain('At most 9 people in one booking.'),
};
export const RefusedByTheServer: Story = {
  args: {
    view: {
      ...quoting,
      problem: { code: 'invalid_details', message: '', fields: { firstDay: 'date_in_past' } },
      faults: [{ field: 'firstDay', code: 'date_in_past' }],
    },
  },
};
export const NothingSaidAndContinue: Story = {
  args: {
    draft: emptyQuote,
    view: {
      ...quoting,
      faults: [
        { field: 'firstDay', code: 'required' },
        { field: 'days', code: 'days_invalid' },
        { field: 'people.0.birthDate', code: 'required' },
      ],
    },
  },
};
export const Unavailable: Story = { args: { view: { ...quoting, problem: { code: 'unavailable', message: '' } } } };
export const DraftFromBefore: Story = {
  args: { view: { ...quoting, earlier: '6f1c1d1e-0000-4000-8000-000000000001' } },
};
const suggestion = {
  ...{ firstDay: '2026-12-05', lastDay: '2026-12-16', days: 12 },
  from: ['Visa for Iran, Anna Keller', 'Tehran to Shiraz', 'Abbasi Hotel, Isfahan', 'Shiraz to Tehran'].map(
    (title, at) => ({ title, page: `/trip?${at}` }),
  ),
};
export const JourneyIsKnown: Story = {
  args: { draft: emptyQuote, suggestion },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    asked.mockClear();
    await expect(page.getByText('For your journey from Sat 5 Dec to Wed 16 Dec 2026: 12 days')).toBeVisible();
    await expect(canvasElement.textContent).toContain('Abbasi Hotel, Isfahan and one more');
    await userEvent.click(page.getByRole('button', { name: 'Fill in these days' }));
    const [[change] = []] = asked.mock.calls;
    const { firstDay, days, lastDay } = quoteOf(change?.(emptyQuote) ?? emptyQuote, {
      today: '2026-11-20',
      waiting: '',
    });
    await expect([firstDay, days, lastDay]).toEqual(['2026-12-05', 12, '2026-12-16']);
  },
};
export const DaysAreFilledIn: Story = {
  args: { suggestion },
  play: ({ canvasElement }) =>
    expect(within(canvasElement).getByRole('button', { name: 'These days are filled in' })).toBeVisible(),
};
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: ({ canvasElement }) => sticks(canvasElement, 'Continue'),
};

/** The same question on a page without JavaScript, as its address left it. */
export const WithoutScriptAndWrong: Story = {
  render: () => (
    <PlainQuote
      today="2026-11-20"
      question={plainQuestion(
        { firstDay: '2026-11-19', days: '93', age0: '1', age12: '9', age65: '0' },
        { plan: 'wide', isMountain: true },
      )}
    />
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(
      page.getByText('One policy insures up to 9 people, and you chose 10. Please buy two policies.'),
    ).toBeVisible();
    await expect(page.getByText('We insure 1 to 92 days.')).toBeVisible();
    await expect(page.getByText('This day is over in Tehran. Choose today or later.')).toBeVisible();
    await expect(page.getByLabelText('Days')).toHaveValue(93);
    await expect(page.getByLabelText('First day in Iran')).toHaveValue('2026-11-19');
    await expect(page.queryByText(/^€/)).toBeNull();
  },
};
