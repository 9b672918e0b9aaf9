import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { conversationViews } from '#machines/core/conversation/fixtures.ts';
import { problemReportViews } from '#machines/core/problem-report/fixtures.ts';
import { CONVERSATION_ID } from '#machines/core/testing/moment.ts';
import { PanelTalk } from '#src/screens/core/contact/conversation/PanelTalk.tsx';
import { HelpScreen } from '#src/screens/core/help/HelpScreen.tsx';
import { helpAnswers } from '#src/screens/core/help/help-answers.gen.ts';
import type { ReportContent } from '#src/screens/core/help/ReportPreview.tsx';
import { CONVERSATION, OWN_CONVERSATION } from '../../support/messages.ts';

const steps = [
  { at: 0, kind: 'ok', name: 'search' },
  { at: 8_420, kind: 'event', name: 'offer.choose' },
  { at: 9_001, kind: 'refused', name: 'placeHold', code: 'price_changed' },
  { at: 12_300, kind: 'event', name: 'price.accept' },
  { at: 13_150, kind: 'ok', name: 'placeHold' },
  { at: 190_020, kind: 'event', name: 'passengers.submit' },
  { at: 1_501_000, kind: 'time', name: 'deadline.reached' },
] as const;

const report: ReportContent = {
  page: '/flights/{route}',
  build: 'entry-client-B3x9kQ2d',
  note: '',
  parts: [{ flow: 'flightBooking', isBefore: false, steps }],
  json: JSON.stringify({ note: '', page: '/flights/{route}', traces: [{ format: 'safar-trace/1', steps }] }, null, 1),
};

const nothing = () => {};
const talks = { list: [OWN_CONVERSATION], hasFailed: false, onRetry: nothing };

const meta = {
  title: 'Screens/Help',
  component: HelpScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    view: problemReportViews.closed,
    report: null,
    note: '',
    answers: helpAnswers,
    place: { path: '/', product: null, kind: null, status: null },
    conversations: { list: [], hasFailed: false, onRetry: nothing },
    talk: null,
    posts: [],
    chat: null,
    onAsk: () => {},
    onTalk: () => {},
    onNote: () => {},
    send: () => {},
    onDownload: () => {},
    onClose: () => {},
  },
} satisfies Meta<typeof HelpScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ShortAnswers: Story = {};
export const OfFlights: Story = {
  args: { place: { path: '/flights/THR-SYZ', product: 'flights', kind: null, status: null } },
};
export const OfATicket: Story = {
  args: { place: { path: '/profile/orders/1', product: 'flights', kind: null, status: 'issued' } },
};
export const OfAStay: Story = {
  args: { place: { path: '/hotel/isfahan', product: 'hotels', kind: null, status: null } },
};
export const OfAVisaRequest: Story = {
  args: { place: { path: '/iran-visa/request', product: 'visa', kind: null, status: 'draft' } },
};
export const PaidAndWaiting: Story = {
  args: { place: { path: '/flights/issue/1', product: 'flights', kind: null, status: 'paying' } },
};
export const WithAChat: Story = {
  args: { chat: { host: 'chat.example', frame: null, onOpen: () => {} } },
};
export const WroteBefore: Story = {
  args: {
    conversations: talks,
  },
};

export const WroteBeforeNotThere: Story = {
  args: { conversations: { list: [], hasFailed: true, onRetry: nothing } },
};

const talking = {
  ...{ conversationId: CONVERSATION_ID, conversation: CONVERSATION, hasFailed: false, view: conversationViews.writing },
  ...{ text: '', onText: () => {}, onSend: () => {}, onRetry: () => {}, onBack: () => {}, onLeave: () => {} },
};
export const Talking: Story = { args: { talk: <PanelTalk {...talking} /> } };
export const TalkIsComing: Story = { args: { talk: <PanelTalk {...talking} conversation={null} /> } };
export const TalkDidNotCome: Story = { args: { talk: <PanelTalk {...talking} conversation={null} hasFailed /> } };
export const TalkDark: Story = { args: { talk: <PanelTalk {...talking} /> }, globals: { theme: 'dark' } };

/** One press opens the conversation in the panel; blog links follow the short answers. */
export const OpensAndAsks: Story = {
  args: {
    conversations: talks,
    posts: [{ slug: 'trains', title: 'Trains', summary: 'Night trains, classes and how to book.' }],
    onTalk: fn(),
    onAsk: fn(),
  },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('link', { name: /HLP-4TW2-8C/ }));
    await expect(args.onTalk).toHaveBeenCalledWith(CONVERSATION_ID);
    await userEvent.type(page.getByRole('searchbox'), 'train');
    await expect(args.onAsk).toHaveBeenLastCalledWith('train');
    await expect(page.getByRole('link', { name: 'Trains' })).toHaveAttribute('href', '/blog/trains');
  },
};

/** Each keystroke narrows the answers; Persian words match too, and the blog is one step away. */
export const AskedInOwnWords: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const field = page.getByRole('searchbox', { name: 'Ask in your own words' });
    await userEvent.type(field, 'bag');
    await waitFor(() => expect(page.getByText('What may I take along?')).toBeVisible());
    await expect(page.queryByText('Where is my booking?')).toBeNull();
    await userEvent.clear(field);
    await userEvent.type(field, 'چمدان');
    await waitFor(() => expect(page.getByText('What may I take along?')).toBeVisible());
    await userEvent.clear(field);
    await userEvent.type(field, 'giraffe');
    await waitFor(() => expect(page.getByText('No short answer has these words.')).toBeVisible());
    await expect(page.getByRole('link', { name: 'Look in the blog for “giraffe”' })).toHaveAttribute(
      'href',
      '/blog/search?q=giraffe',
    );
  },
};
export const Preparing: Story = { args: { view: problemReportViews.preparing } };
export const Ready: Story = { args: { view: problemReportViews.ready, report } };
export const WithNote: Story = {
  args: {
    view: problemReportViews.ready,
    report: { ...report, note: 'I pressed Pay and nothing happened. Write to 07154 293817.' },
    note: 'I pressed Pay and nothing happened. Write to 01512 345678.',
  },
};
export const AfterTheBank: Story = {
  args: {
    view: { ...problemReportViews.ready, preview: { kind: 'whole', steps: 9 } },
    report: {
      ...report,
      parts: [
        { flow: 'flightBooking', isBefore: true, steps },
        { flow: 'flightBooking', isBefore: false, steps: steps.slice(0, 2) },
        { flow: 'alert', isBefore: false, steps: [{ at: 0, kind: 'event', name: 'alert.show' }] },
      ],
    },
  },
};
export const NothingRecorded: Story = {
  args: { view: problemReportViews.nothingRecorded, report: { ...report, page: '/', parts: [] } },
};
export const Partial: Story = { args: { view: problemReportViews.partial, report } };
export const Unsafe: Story = { args: { view: problemReportViews.unsafe, report: { ...report, parts: [] } } };
export const Sending: Story = { args: { view: problemReportViews.sending, report } };
export const NotPrepared: Story = { args: { view: problemReportViews.notPrepared } };
export const Offline: Story = { args: { view: problemReportViews.offline, report } };
export const TooMany: Story = { args: { view: problemReportViews.tooMany, report } };
export const Sent: Story = { args: { view: problemReportViews.sent } };
export const Dark: Story = { args: { view: problemReportViews.ready, report }, globals: { theme: 'dark' } };
export const RightToLeft: Story = { args: { view: problemReportViews.ready, report }, globals: { dir: 'rtl' } };
export const Phone: Story = {
  args: { view: problemReportViews.ready, report },
  globals: { viewport: { value: 'phone' } },
};

/** The report is shown first; nothing is sent automatically. */
export const SeenBeforeSent: Story = {
  args: { view: problemReportViews.ready, report, send: fn(), onDownload: fn() },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await waitFor(() => expect(page.getByText('Refused: placeHold (price_changed)')).toBeVisible());
    await userEvent.click(page.getByText('Exactly what is sent (JSON)'));
    await waitFor(() => expect(page.getByText(/"safar-trace\/1"/)).toBeVisible());
    await userEvent.click(page.getByRole('button', { name: 'Download' }));
    await expect(args.onDownload).toHaveBeenCalledOnce();
    await expect(args.send).not.toHaveBeenCalled();
    await userEvent.click(page.getByRole('button', { name: 'Send the report' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'report.send' });
  },
};
