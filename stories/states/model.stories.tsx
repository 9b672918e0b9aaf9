import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { parseCorpus } from '#machines/trace/corpus-file.ts';
import { registered } from '#machines/trace/registry.ts';
import {
  alertFaults,
  findBookingFaults,
  flightBookingFaults,
  orderCheckoutFaults,
} from '../support/model/screen-says.ts';
import { walkTraces } from '../support/model/walk-traces.tsx';

/**
 * The covering traces of the machines, each step of them on the rendered screens in a real browser: what the machine says
 * is what the page shows. axe has its own stories, so these leave nothing on the page.
 */
const meta: Meta = { title: 'States/Model', render: () => <p>Every covering trace, on its screens.</p> };
export default meta;

/** The committed traces of each machine, as text. */
const corpora = import.meta.glob<string>('../../machines/*/traces.jsonl', { query: '?raw', import: 'default' });

/** part: every n-th trace, so that no test is long. */
const walking = (
  flow: string,
  faultsOf: (page: HTMLElement, view: never) => readonly string[],
  [part, parts] = [0, 1],
): StoryObj => ({
  play: async ({ canvasElement }) => {
    const entry = registered(flow);
    if (!entry) throw new Error(`There is no machine "${flow}"`);
    const load = corpora[`../../machines/${entry.folder}/traces.jsonl`];
    if (!load) throw new Error(`${flow} has no traces`);
    const all = parseCorpus(await load()).map(({ trace }) => trace);
    const traces = all.filter((_, index) => index % parts === part);
    const { screens, faults } = walkTraces(entry, traces, canvasElement, faultsOf);
    await expect(faults).toEqual([]);
    await expect(screens).toBeGreaterThan(traces.length);
  },
});

export const FlightBooking1: StoryObj = walking('flightBooking', flightBookingFaults, [0, 2]);
export const FlightBooking2: StoryObj = walking('flightBooking', flightBookingFaults, [1, 2]);
export const OrderCheckout1: StoryObj = walking('orderCheckout', orderCheckoutFaults, [0, 3]);
export const OrderCheckout2: StoryObj = walking('orderCheckout', orderCheckoutFaults, [1, 3]);
export const OrderCheckout3: StoryObj = walking('orderCheckout', orderCheckoutFaults, [2, 3]);
export const FindBooking: StoryObj = walking('findBooking', findBookingFaults);
export const Alert: StoryObj = walking('alert', alertFaults);
