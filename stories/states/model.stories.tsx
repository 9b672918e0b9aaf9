import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Trace } from '#machines/trace/format.ts';
import { registered } from '#machines/trace/registry.ts';
import { alertFaults, findBookingFaults, flightBookingFaults } from '../support/model/screen-says.ts';
import { walkTraces } from '../support/model/walk-traces.tsx';

type Loaders = Readonly<Record<string, () => Promise<Trace>>>;

/**
 * The covering traces of the machines, each step of them on the rendered screens in a real browser: what the machine says
 * is what the page shows. axe has its own stories, so these leave nothing on the page.
 */
const meta: Meta = { title: 'States/Model', render: () => <p>Every covering trace, on its screens.</p> };
export default meta;

/** part: every n-th trace, so that no test is long. */
const walking = (
  flow: string,
  loaders: Loaders,
  faultsOf: (page: HTMLElement, view: never) => readonly string[],
  [part, parts] = [0, 1],
): StoryObj => ({
  play: async ({ canvasElement }) => {
    const entry = registered(flow);
    if (!entry) throw new Error(`There is no machine "${flow}"`);
    const own = Object.values(loaders).filter((_, index) => index % parts === part);
    const traces = await Promise.all(own.map((load) => load()));
    const { screens, faults } = walkTraces(entry, traces, canvasElement, faultsOf);
    await expect(faults).toEqual([]);
    await expect(screens).toBeGreaterThan(traces.length);
  },
});

const booking: Loaders = import.meta.glob<Trace>('../../machines/flight-booking/traces/*.json', { import: 'default' });
const finding: Loaders = import.meta.glob<Trace>('../../machines/find-booking/traces/*.json', { import: 'default' });
const alerts: Loaders = import.meta.glob<Trace>('../../machines/alert/traces/*.json', { import: 'default' });

export const FlightBooking1: StoryObj = walking('flightBooking', booking, flightBookingFaults, [0, 4]);
export const FlightBooking2: StoryObj = walking('flightBooking', booking, flightBookingFaults, [1, 4]);
export const FlightBooking3: StoryObj = walking('flightBooking', booking, flightBookingFaults, [2, 4]);
export const FlightBooking4: StoryObj = walking('flightBooking', booking, flightBookingFaults, [3, 4]);
export const FindBooking: StoryObj = walking('findBooking', finding, findBookingFaults);
export const Alert: StoryObj = walking('alert', alerts, alertFaults);
