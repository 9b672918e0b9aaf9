import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { VirtualClock } from '#machines/core/virtual-clock.ts';
import { m } from '#src/copy/generated/messages.js';
import { seatClock } from '#src/screens/flights/seat-hold-words.ts';
import { Countdown } from '#src/ui/Countdown.tsx';
import { HoldClock, type HoldClockProps, type HoldPhase } from '#src/ui/HoldClock.tsx';
import { Row } from '#src/ui/layout.tsx';
import { Timeline } from '#src/ui/Timeline.tsx';
import { frozenClock, NOW } from '../support/clock.ts';
import { LONG_TEXT } from '../support/fixtures.ts';
import { dark, Narrow, rtl, Sheet } from '../support/Sheet.tsx';

const meta = {
  title: 'UI/Time',
  component: HoldClock,
  args: {
    words: seatClock,
    to: NOW + 18 * 60_000,
    clock: frozenClock,
    totalSeconds: 1500,
    phase: 'calm',
    onExtend: fn(),
  },
} satisfies Meta<typeof HoldClock>;
export default meta;
type Story = StoryObj<typeof meta>;

const All: Story['render'] = (args) => (
  <Sheet>
    <Row>
      <HoldClock {...args} />
      <HoldClock {...args} phase="closing" to={NOW + 270_000} />
      <HoldClock {...args} phase="closing" to={NOW + 270_000} isExtending />
      <HoldClock {...args} phase="urgent" to={NOW + 49_000} />
      <HoldClock {...args} to={NOW - 1000} />
    </Row>
    <p>
      Ask again in <Countdown to={NOW + 115_000} clock={frozenClock} />.
    </p>
    <Narrow>
      <HoldClock {...args} to={NOW - 1000} />
    </Narrow>
    <Timeline
      items={[
        { id: 'a', time: '20:08', title: 'Paid €95.00', state: 'done' },
        { id: 'b', time: 'now', title: 'Issuing your tickets', text: 'We promise them by 20:23.', state: 'now' },
        { id: 'c', time: 'next', title: 'Tickets by e-mail', text: LONG_TEXT, state: 'next' },
        { id: 'd', time: '20:30', title: 'One ticket failed', state: 'bad' },
      ]}
    />
  </Sheet>
);
export const HoldStates: Story = { render: All };
export const Dark: Story = { render: All, ...dark };
export const Rtl: Story = { render: All, ...rtl };

const moving = new VirtualClock(NOW);

/** Like a hold's machine: the clock beside it only renders. */
function Session(args: HoldClockProps) {
  const [phase, setPhase] = useState<HoldPhase>('calm');
  return (
    <>
      <HoldClock {...args} phase={phase} />
      <button type="button" onClick={() => setPhase('closing')}>
        Closing
      </button>
      <button type="button" onClick={() => setPhase('urgent')}>
        Urgent
      </button>
      <button type="button" onClick={() => setPhase('over')}>
        Over
      </button>
    </>
  );
}

export const SpeaksThreeTimes: Story = {
  args: { clock: moving, to: NOW + 302_000 },
  render: (args) => <Session {...args} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const says = canvas.getByRole('status');
    await expect(says).toBeEmptyDOMElement();
    moving.advanceTo(NOW + 4000);
    await expect(await canvas.findByText('4 min 58 s')).toBeVisible();
    await expect(says).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: 'Closing' }));
    await expect(says).toHaveTextContent('Seats held for 5 min.');
    await userEvent.click(canvas.getByRole('button', { name: 'Add 5 min' }));
    await expect(args.onExtend).toHaveBeenCalledOnce();
    moving.advanceTo(NOW + 243_000);
    await expect(await canvas.findByText('59 s')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Urgent' }));
    await expect(says).toHaveTextContent('Seats held for 1 min.');
    moving.advanceTo(NOW + 303_000);
    // The device's clock ends nothing: the page says that the server is asked.
    await waitFor(() => expect(says).toHaveTextContent(m.ui_hold_asking()));
    await userEvent.click(canvas.getByRole('button', { name: 'Over' }));
    await expect(says).toHaveTextContent('The hold on your seats ended.');
  },
};
