import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { registry } from '#machines/trace/registry.ts';
import { productSays } from '../products/says.gen.ts';
import { lookAlikes } from '../support/model/look-alikes.ts';
import {
  alertFaults,
  consentFaults,
  contactFaults,
  conversationCloseFaults,
  conversationFaults,
  countryMapFaults,
  findBookingFaults,
  inquiryAddressFaults,
  staffSessionFaults,
  thirdPartyFaults,
} from '../support/model/screen-says.ts';
import { type Says, tracesOf, walking } from '../support/model/walking.ts';

/**
 * The covering traces of the machines, each step on the rendered screens in a real browser: the page shows what the
 * machine's view says. A product's traces are in its folder. axe has its own stories, so these leave nothing on the
 * page.
 */
const meta: Meta = { title: 'States/Model', render: () => <p>Every covering trace, on its screens.</p> };
export default meta;

const says: Says = {
  contact: contactFaults,
  consent: consentFaults,
  conversation: conversationFaults,
  conversationClose: conversationCloseFaults,
  thirdParty: thirdPartyFaults,
  staffSession: staffSessionFaults,
  countryMap: countryMapFaults,
  findBooking: findBookingFaults,
  inquiryAddress: inquiryAddressFaults,
  alert: alertFaults,
};

/** Checks that each flow is covered. */
export const EachFlow: StoryObj = {
  play: async (context) => {
    for (const flow of Object.keys(says)) await walking(says, flow).play?.(context);
  },
};

/** Parts of the machines, so that no test is long. */
const PARTS = 8;

/** For machines without checks of single texts: different views must render different screens. */
const nothingIsHidden = (part: number): StoryObj => ({
  play: async ({ canvasElement }) => {
    const faults: string[] = [];
    const others = Object.values(registry).filter(({ machine }) => !(machine.id in says || machine.id in productSays));
    for (const entry of others.filter((_, index) => index % PARTS === part))
      faults.push(...(await lookAlikes(entry, await tracesOf(entry), canvasElement)));
    await expect(faults).toEqual([]);
  },
});

export const NothingIsHidden1 = nothingIsHidden(0);
export const NothingIsHidden2 = nothingIsHidden(1);
export const NothingIsHidden3 = nothingIsHidden(2);
export const NothingIsHidden4 = nothingIsHidden(3);
export const NothingIsHidden5 = nothingIsHidden(4);
export const NothingIsHidden6 = nothingIsHidden(5);
export const NothingIsHidden7 = nothingIsHidden(6);
export const NothingIsHidden8 = nothingIsHidden(7);
