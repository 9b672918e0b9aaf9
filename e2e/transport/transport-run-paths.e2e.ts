import type { Page } from '@playwright/test';
import { berthPlan, whole } from '#machines/transport/transport-run/fixtures.ts';
import type { TransportRunEvent, TransportRunInput } from '#machines/transport/transport-run/types.ts';
import type { TransportRunView } from '#machines/transport/transport-run/view.ts';
import { dayAhead } from '../support/days.ts';
import { expect, test, visit } from '../support/test.ts';
import { expectSameWay, type FlowTable, pathsOf, recorded, walk } from '../support/walk-path.ts';
import { heading } from './support/rides.ts';

const PRICE = 'another price list, while the page is open: the stories of the plan';
const hold = (page: Page) => page.getByRole('button', { name: /^Hold these places, / });
/** The compartment that the path presses. */
const HERE = '3-1-1';
const first = (page: Page) => page.getByRole('gridcell', { name: /^upper berth 1, compartment 1, Family/ });
const whoIsFirst = (page: Page) => page.getByLabel('Carriage 3, compartment 1, upper berth 1');

const table: FlowTable<TransportRunEvent, TransportRunView> = {
  flow: 'transportRun',
  events: {
    'place.press': {
      // Seats are pressed in run-plan.e2e.ts.
      isOffered: ({ place }, view) => view.kind === 'choosing' && place === HERE,
      act: (page) => first(page).click(),
    },
    'way.choose': {
      // The way that is chosen cannot be chosen again.
      isOffered: (_, view) => view.kind === 'choosing' && view.choice.length === 0,
      act: (page) => page.getByRole('radio', { name: /^Together, a family compartment/ }).click(),
    },
    'rider.put': {
      isOffered: ({ place }, view) =>
        view.kind === 'choosing' && view.choice.some((one) => one.place === place && one.rider === null),
      act: async (page) => void (await whoIsFirst(page).selectOption('woman')),
    },
    'places.hold': {
      isOffered: (_, view) => view.kind === 'choosing' && view.open === null,
      act: (page) => hold(page).click(),
    },
    'price.accept': PRICE,
    'price.reject': PRICE,
  },
  answers: { 'holdPlaces ok': '', 'holdPlaces unavailable': 'outage.holdRun' },
  beyond: {
    holdPlaces:
      'others are faster, or a price is another one: server/products/transport/runs/oversell.test.ts and the stories',
    readTaken: 'follows a place that others took: the stories of the plan',
  },
  shows: async (page, view) => {
    if (view.kind === 'held') return expect(heading(page)).toHaveText('Who travels?');
    if (view.kind !== 'choosing') return;
    await expect(heading(page)).toHaveText('Choose a compartment');
    await expect(page.getByRole('gridcell', { selected: true })).toHaveCount(view.choice.length);
    await expect(page.getByText(/^No answer from our server/)).toBeVisible({ visible: view.problem !== null });
    await expect(page.getByText('2 of you have no place yet.')).toBeVisible({ visible: view.open !== null });
  },
};

test('the plan of a train goes the covering path: pressed, chosen by a way, somebody laid elsewhere, not answered, held', async ({
  page,
}) => {
  const input: TransportRunInput = { flowId: 'visit-1', plan: berthPlan, choice: whole };
  const [path] = pathsOf(table, [input]);
  if (!path) throw new Error('One plan, one path');
  const run = `kind=train&from=tehran&to=mashhad&day=${dayAhead(24)}&women=1&men=1&run=SIM+113&class=b4`;
  await visit(page, `/iran-transportation?${run}`);
  await walk(page, table, path);
  const [found] = await recorded(page, 'transportRun');
  expectSameWay(found, path);
});
