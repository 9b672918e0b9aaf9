import { expect, test } from 'vitest';
import { type Browser, connectUrl, type Place, type UrlMapping } from '#src/platform/core/flow/url-bridge.ts';

type FlowView = { readonly page: string; readonly isFinal: boolean };
type Event = { readonly type: 'route.shown'; readonly page: string };

const at = (page: string): Place => ({ pathname: `/${page}`, search: {} });

/** Pages are named by their path; `/elsewhere` is outside the flow. */
const urls: UrlMapping<FlowView, string, Event, Place> = {
  read: ({ pathname }) => (pathname === '/elsewhere' ? null : pathname.slice(1)),
  placeOf: ({ page }) => page,
  isThere: ({ page }, shown) => page === shown,
  targetOf: ({ page }) => at(page),
  isSamePage: ({ page }, shown) => page[0] === shown[0],
  isFinal: ({ isFinal }) => isFinal,
  isRefused: ({ page }, shown) => page !== shown,
  follow: (page, flow) => flow.send({ type: 'route.shown', page }),
};

/** A flow that accepts the pages in `open`, connected to a browser that goes where it is sent. */
function connected(page: string, open: readonly string[] = []) {
  let flowView: FlowView = { page, isFinal: false };
  let place = at(page);
  /** The shown place during a navigation. */
  let behind: Place | null = null;
  const went: string[] = [];
  const heard: Event[] = [];
  const refused: string[] = [];
  const flowListeners = new Set<() => void>();
  const browserListeners = new Set<() => void>();
  const move = (next: FlowView) => {
    flowView = next;
    for (const listener of flowListeners) listener();
  };
  const flow = {
    read: () => flowView,
    send: (event: Event) => {
      heard.push(event);
      if (open.includes(event.page)) move({ ...flowView, page: event.page });
    },
    subscribe: (changed: () => void) => {
      flowListeners.add(changed);
      return () => flowListeners.delete(changed);
    },
  };
  const browser: Browser<Place> = {
    latest: () => place,
    shown: () => behind ?? place,
    go: (target, { replace, resetScroll }) => {
      place = target;
      went.push([replace ? 'replace' : 'push', target.pathname, resetScroll ? 'from the top' : 'in place'].join(' '));
    },
    onShown: (listener) => {
      browserListeners.add(listener);
      return () => browserListeners.delete(listener);
    },
  };
  const visit = (next: string) => {
    place = at(next);
    for (const listener of [...browserListeners]) listener();
  };
  /** An older URL arrives while a newer navigation runs. */
  const arriveLate = (older: string) => {
    behind = at(older);
    for (const listener of [...browserListeners]) listener();
    behind = null;
  };
  const stop = connectUrl(flow, browser, urls, (shown) => refused.push(shown));
  return { move, visit, arriveLate, stop, went, heard, refused };
}

test('a move of the machine is one new address, however often it is told', () => {
  const { move, went } = connected('list');
  move({ page: 'form', isFinal: false });
  move({ page: 'form', isFinal: false });
  expect(went).toEqual(['push /form from the top']);
});

test('the same page by a fuller address stays where it is scrolled to', () => {
  const { move, went } = connected('list');
  move({ page: 'list-back', isFinal: false });
  expect(went).toEqual(['push /list-back in place']);
});

test('what nobody can go back to replaces the address', () => {
  const { move, went } = connected('review');
  move({ page: 'paid', isFinal: true });
  expect(went).toEqual(['replace /paid from the top']);
});

test('an older address that arrives while a newer one is on its way takes nobody back', () => {
  const { move, arriveLate, went, heard } = connected('list', ['form']);
  const before = heard.length;
  move({ page: 'form', isFinal: false });
  move({ page: 'review', isFinal: false });
  arriveLate('form');
  expect(heard.slice(before)).toEqual([]);
  expect(went).toEqual(['push /form from the top', 'push /review from the top']);
});

test('a page that is open is followed without another address', () => {
  const { visit, went, heard, refused } = connected('form', ['list']);
  visit('list');
  expect(heard.at(-1)).toEqual({ type: 'route.shown', page: 'list' });
  expect(went).toEqual([]);
  expect(refused).toEqual([]);
});

test('a page that is not open is corrected, and its visitor is told', () => {
  const { visit, went, refused } = connected('form');
  visit('review');
  expect(went).toEqual(['replace /form from the top']);
  expect(refused).toEqual(['review']);
});

test('a page of the rest of the site is left alone, and so is everything after the end', () => {
  const { visit, move, stop, went, heard } = connected('list');
  const before = heard.length;
  visit('elsewhere');
  move({ page: 'form', isFinal: false });
  expect([heard.length, went]).toEqual([before, []]);
  stop();
  visit('list');
  expect(heard.length).toBe(before);
});
