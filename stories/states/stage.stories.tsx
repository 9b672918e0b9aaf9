import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import visit from '../../docs/visit.json?raw';
import { RecordedStage } from '../support/stage/RecordedStage.tsx';
import { Stage, type StageArgs } from '../support/stage/Stage.tsx';
import { settingsOf } from '../support/stage/settings.ts';

/** The Stage itself, as a reviewer uses it: in a frame beside its chart. Here axe checks the player and the chart. */
const meta: Meta<StageArgs> = {
  title: 'States/Stage',
  render: (args, { globals }) => <Stage {...args} settings={{ ...settingsOf(globals), isPage: false }} />,
  args: { flow: 'orderCheckout', input: 1, way: ['step.visit passengers'] },
};
export default meta;
type Story = StoryObj<StageArgs>;

const litIn = (canvas: HTMLElement) =>
  [...canvas.querySelectorAll('[data-active]')].map((state) => state.getAttribute('data-state'));

/** A click on the screen sends a real event to the real machine; then the answer fails, and the reviewer steps back. */
export const AClickIsAnEvent: Story = {
  play: async ({ canvasElement }) => {
    const stage = within(canvasElement);
    await waitFor(() => expect(litIn(canvasElement)).toContain('orderCheckout.held.passengers.editing'));

    const page = await waitFor(() => {
      const inside = canvasElement.querySelector('iframe')?.contentDocument?.body;
      if (!inside?.querySelector('form')) throw new Error('The screen is not there yet');
      return inside;
    });
    await userEvent.click(within(page).getByRole('button', { name: 'Continue to review' }));
    await waitFor(() => expect(litIn(canvasElement)).toContain('orderCheckout.held.passengers.submitting'));
    await expect(await stage.findByText('2 / 2')).toBeVisible();

    await userEvent.click(stage.getByRole('button', { name: /unavailable$/ }));
    await waitFor(() => expect(litIn(canvasElement)).toContain('orderCheckout.held.passengers.editing'));
    await waitFor(() => expect(page).toHaveTextContent('No answer from our server'));
    await expect(await stage.findByText('3 / 3')).toBeVisible();

    await userEvent.click(stage.getByRole('button', { name: 'To the start' }));
    await expect(await stage.findByText('0 / 3')).toBeVisible();
    await userEvent.click(stage.getByRole('button', { name: 'Play ×10' }));
    await waitFor(() => expect(stage.getByText('3 / 3')).toBeVisible());
  },
};

/** A state that is a closed box in the drawing of the whole has its own; keys change the size. */
export const ABoxOpens: Story = {
  play: async ({ canvasElement }) => {
    const stage = within(canvasElement);
    await userEvent.click(await stage.findByRole('button', { name: 'whole' }));
    await waitFor(() => expect(litIn(canvasElement)).toEqual(['orderCheckout', 'orderCheckout.held']));
    const box = canvasElement.querySelector('[data-state="orderCheckout.held"]');
    if (!box) throw new Error('No box');
    await userEvent.click(box);
    await waitFor(() => expect(litIn(canvasElement)).toEqual(['orderCheckout.held', 'orderCheckout.held.passengers']));
    const room = stage.getByRole('region', { name: 'Statechart of orderCheckout.held' });
    const widthOf = () => room.querySelector('svg')?.getBoundingClientRect().width ?? 0;
    const before = widthOf();
    room.focus();
    await userEvent.keyboard('+');
    await waitFor(() => expect(Math.round((widthOf() / before) * 100)).toBe(125));
    await userEvent.keyboard('-');
    await waitFor(() => expect(Math.round(widthOf())).toBe(Math.round(before)));
  },
};

/** Another machine of the same system, with its own chart. */
export const TheSessionBelow: Story = {
  args: { flow: 'flightBooking', input: 3, way: ['route.shown passengers'] },
  play: async ({ canvasElement }) => {
    const stage = within(canvasElement);
    await userEvent.click(await stage.findByRole('button', { name: 'checkout/hold' }));
    await waitFor(() => expect(litIn(canvasElement)).toContain('flightSession.running.time.calm'));
    await userEvent.click(stage.getByRole('button', { name: /checkout\/hold\/warning/ }));
    await waitFor(() => expect(litIn(canvasElement)).toContain('flightSession.running.time.closing'));
  },
};

export const OnADesktop: Story = { globals: { width: '1350' } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { dir: 'rtl' } };
export const LongNames: Story = { globals: { names: 'long' } };

/** No machine contains typed text: the stage fills it in, so that a submitting form looks realistic. */
export const AFormOnItsWay: Story = {
  args: { flow: 'forgotPassword', input: 0, way: ['password.forget'] },
  render: (args, { globals }) => <Stage {...args} settings={{ ...settingsOf(globals), isPage: true }} />,
  play: async ({ canvasElement }) => {
    const email = within(canvasElement).getByRole('textbox', { name: /E-mail/ });
    await waitFor(() => expect(email).toHaveValue('anna.keller@example.org'));
  },
};

/** A tester's recording can be played: a single trace, and one flow of a report. */
export const ARecordedVisit: Story = {
  render: (_, { globals }) => <RecordedStage settings={{ ...settingsOf(globals), isPage: false }} />,
  play: async ({ canvasElement }) => {
    const stage = within(canvasElement);
    const field = stage.getByLabelText('A recorded visit');
    const put = (name: string, text: string) =>
      userEvent.upload(field, new File([text], name, { type: 'application/json' }));
    const { steps } = JSON.parse(visit) as { readonly steps: readonly unknown[] };

    await put('visit.json', visit);
    await expect(await stage.findByText(`0 / ${steps.length}`)).toBeVisible();
    await userEvent.click(stage.getByRole('button', { name: 'To the end' }));
    await expect(await stage.findByText(`${steps.length} / ${steps.length}`)).toBeVisible();

    await put(
      'report.json',
      JSON.stringify({ note: '', page: '/', build: '', traces: [JSON.parse(visit), JSON.parse(visit)] }),
    );
    const flows = await stage.findByLabelText('Flows in report.json');
    await userEvent.selectOptions(flows, '1');
    await expect(await stage.findByText(`0 / ${steps.length}`)).toBeVisible();

    await put('holiday.json', '{"format": "holiday"}');
    await expect(await stage.findByRole('alert')).toHaveTextContent('holiday.json: format is "holiday"');
    await expect(stage.queryByRole('region', { name: 'Transport' })).toBeNull();
  },
};
