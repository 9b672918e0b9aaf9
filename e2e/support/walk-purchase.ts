import type { Page } from '@playwright/test';
import type { Trace, TraceEvent } from '#machines/trace/format.ts';
import { EMPTY_CARD, GOOD_CARD, payByCard } from './booking.ts';
import { expect, untilLive } from './test.ts';
import { expectSameWay, type FlowTable, pathsOf, recorded, walk } from './walk-path.ts';

/** Walks a path that ends at the bank, which declines: the purchase is on its review again. */
export async function walkToBank<E extends TraceEvent, V>(
  page: Page,
  table: FlowTable<E, V>,
  path: Trace,
): Promise<void> {
  await walk(page, table, path);
  await payByCard(page, EMPTY_CARD);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Review and pay');
  await untilLive(page);
  const [found] = await recorded(page, table.flow);
  expectSameWay(found, path);
}

/**
 * Walks the three pages of a purchase from the page that is open: until the bank declines, from there until it is paid, and from
 * there until the papers are issued. `inputs` are those of the three pages; more may follow for other walks.
 */
export async function walkPurchase<E extends TraceEvent, V>(
  page: Page,
  table: FlowTable<E, V>,
  inputs: readonly unknown[],
): Promise<void> {
  const [first, declined, paid] = pathsOf(table, inputs);
  if (!first || !declined || !paid) throw new Error('Three pages, three paths');
  await walkToBank(page, table, first);
  await walk(page, table, declined);
  await payByCard(page, GOOD_CARD);
  await walk(page, table, paid);
  // Recordings of earlier pages stay too, as many as are kept.
  const [second, third] = (await recorded(page, table.flow)).slice(-2);
  expectSameWay(second, declined);
  expectSameWay(third, paid);
}
