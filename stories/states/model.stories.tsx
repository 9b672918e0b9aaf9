import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { parseCorpus } from '#machines/trace/corpus-file.ts';
import type { Registered } from '#machines/trace/register.ts';
import { registered, registry } from '#machines/trace/registry.ts';
import { lookAlikes } from '../support/model/look-alikes.ts';
import {
  alertFaults,
  findBookingFaults,
  flightBookingFaults,
  orderCheckoutFaults,
} from '../support/model/screen-says.ts';
import { walkTraces } from '../support/model/walk-traces.ts';

/**
 * The covering traces of the machines, each step of them on the rendered screens in a real browser: what the machine says
 * is what the page shows. axe has its own stories, so these leave nothing on the page.
 */
const meta: Meta = { title: 'States/Model', render: () => <p>Every covering trace, on its screens.</p> };
export default meta;

/** The committed traces of each machine, as text. */
const corpora = import.meta.glob<string>('../../machines/*/traces.jsonl', { query: '?raw', import: 'default' });

async function tracesOf({ folder }: Registered) {
  const load = corpora[`../../machines/${folder}/traces.jsonl`];
  if (!load) throw new Error(`${folder} has no traces`);
  return parseCorpus(await load()).map(({ trace }) => trace);
}

/** What these must show is said word for word. */
const SAYS: Readonly<Record<string, (page: HTMLElement, view: never) => readonly string[]>> = {
  flightBooking: flightBookingFaults,
  orderCheckout: orderCheckoutFaults,
  findBooking: findBookingFaults,
  alert: alertFaults,
};

/** part: every n-th trace, so that no test is long. */
const walking = (flow: string, [part, parts] = [0, 1]): StoryObj => ({
  play: async ({ canvasElement }) => {
    const entry = registered(flow);
    const faultsOf = SAYS[flow];
    if (!entry || !faultsOf) throw new Error(`Nothing is said about "${flow}"`);
    const traces = (await tracesOf(entry)).filter((_, index) => index % parts === part);
    const { screens, faults } = walkTraces(entry, traces, canvasElement, faultsOf);
    await expect(faults).toEqual([]);
    await expect(screens).toBeGreaterThan(traces.length);
  },
});

export const FlightBooking1: StoryObj = walking('flightBooking', [0, 2]);
export const FlightBooking2: StoryObj = walking('flightBooking', [1, 2]);
export const OrderCheckout1: StoryObj = walking('orderCheckout', [0, 3]);
export const OrderCheckout2: StoryObj = walking('orderCheckout', [1, 3]);
export const OrderCheckout3: StoryObj = walking('orderCheckout', [2, 3]);
export const FindBooking: StoryObj = walking('findBooking');
export const Alert: StoryObj = walking('alert');

/** Of each machine but those above: where it says something else, the screen shows something else. */
export const NothingIsHidden: StoryObj = {
  play: async ({ canvasElement }) => {
    const faults: string[] = [];
    for (const entry of Object.values(registry).filter(({ machine }) => !(machine.id in SAYS))) {
      faults.push(...(await lookAlikes(entry, await tracesOf(entry), canvasElement)));
    }
    await expect(faults).toEqual([]);
  },
};
