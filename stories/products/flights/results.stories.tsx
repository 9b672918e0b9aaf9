import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { FLIGHT_HOLD_SECONDS } from '#domain/flights/flight-limits.ts';
import { sessionViews } from '#machines/core/hold-session/fixtures.ts';
import { availability, noFlights, resultsViews, views } from '#machines/flights/flight-booking/fixtures.ts';
import { allResults } from '#src/routes/-support/flights/all-results.ts';
import { ResultsScreen } from '#src/screens/flights/results/ResultsScreen.tsx';
import type { ResultsScreenProps } from '#src/screens/flights/results/results-props.ts';
import { frozenClock } from '../../support/clock.ts';
import {
  availabilityOf,
  longest,
  offersOf,
  returnSearch,
  search,
  twoFares,
  unserved,
  viewOf,
} from '../../support/flight-results.ts';
import { SearchFormHost } from '../../support/SearchFormHost.tsx';

function Host(props: Omit<ResultsScreenProps, 'onUrl' | 'form' | 'parts' | 'clock'>) {
  const [url, setUrl] = useState(props.url);
  const form = <SearchFormHost search={props.view.search} />;
  return <ResultsScreen {...props} url={url} onUrl={setUrl} parts={allResults} clock={frozenClock} form={form} />;
}

const meta = {
  title: 'Screens/Results',
  component: Host,
  args: {
    view: views.freshOneWay,
    availability,
    url: {},
    send: fn(),
    holdSeconds: FLIGHT_HOLD_SECONDS,
    holdHref: '/flights/THR-SYZ?step=passengers',
  },
} satisfies Meta<typeof Host>;
export default meta;
type Story = StoryObj<typeof meta>;

/** In the DOM order of the buttons that select them. */
const pricesIn = (card: Element): Element[] =>
  [...card.querySelectorAll('button')].flatMap(({ previousElementSibling }) => previousElementSibling ?? []);

/** Height of the site's header above: 4rem and its border. */
const MASTHEAD = 65;
const [wayOut = null, , charterOut = null] = offersOf(returnSearch, returnSearch.departing);
const asking = (asked: typeof search, count?: number) => ({
  view: viewOf(asked),
  availability: availabilityOf(asked, count),
});

export const OneWay: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('13 flights')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Select Qeshm Air QB 1207, 10:20' }));
    await expect(args.send).toHaveBeenCalledWith(expect.objectContaining({ type: 'offer.choose' }));
  },
};
const alone = { ...search, adult: 1, child: 0 };
export const OnePerson: Story = { args: asking(alone) };
/** Phone of 390 × 844, not scrolled: airline, line and price of three flights are visible below the header. */
export const OnePersonPhone: Story = {
  args: { view: viewOf(alone), availability: availabilityOf(alone) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const third = within(canvasElement).getAllByRole('article')[2];
    if (!third) throw new Error('fewer than three flights');
    const bar = within(canvasElement).getByRole('heading', { level: 1 }).parentElement?.parentElement;
    const top = bar?.getBoundingClientRect().top ?? Number.NaN;
    for (const part of [
      within(third).getByRole('heading'),
      third.querySelector('time'),
      within(third).getAllByText(/€/)[0],
    ])
      await expect((part?.getBoundingClientRect().bottom ?? Number.NaN) - top).toBeLessThan(844 - MASTHEAD);
  },
};
/** A flight with a charter and an airline fare is one card and counts once. Each fare can be selected. */
export const TwoFares: Story = {
  args: { availability: twoFares(availabilityOf(search)), view: viewOf(search) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('7 flights')).toBeVisible();
    const card = canvas.getAllByRole('article').find((item) => item.textContent?.includes('QB 1213'));
    if (!card) throw new Error('no such flight');
    const names = within(card)
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
    await expect(names).toEqual([
      'Select Qeshm Air QB 1213, 10:20, Charter fare',
      'Select Qeshm Air QB 1213, 10:20, Airline fare',
    ]);
    // Prices by age belong to their fare: a child pays half of the airline's fare and all of the agency's.
    const lines = pricesIn(card).map(({ textContent }) => textContent);
    await expect(lines[0]).toMatch(/€29\.00 per adult€29\.00 per child$/);
    await expect(lines[1]).toMatch(/€38\.00 per adult€19\.00 per child$/);
    await userEvent.click(within(card).getAllByRole('button')[0] as HTMLElement);
    await expect(args.send).toHaveBeenCalledWith(
      expect.objectContaining({ offer: expect.objectContaining({ offerId: 'second-fare' }) }),
    );
  },
};
export const NineTravellers: Story = { args: asking({ ...search, adult: 4, child: 3, infant: 2 }) };
export const LongNames: Story = { args: asking({ ...search, origin: longest[0]?.code ?? '', destination: 'IKA' }) };
export const Forty: Story = {
  args: asking(search, 40),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('article')).toHaveLength(20);
    await userEvent.click(canvas.getByRole('link', { name: 'Show all 40' }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(40));
    await waitFor(() => expect(document.activeElement?.tagName).toBe('LI'));
  },
};
export const WithoutLabels: Story = { args: { view: { ...views.freshOneWay, hasCharterLabel: false } } };

export const Loading: Story = { args: { availability: null, view: views.searching } };
export const Failed: Story = {
  args: { availability: null, view: views.searchFailed },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('link', { name: 'Try again' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'results.refresh' });
  },
};
export const Stale: Story = { args: { view: views.stale } };
export const Refreshing: Story = { args: { view: views.refreshing } };
/** After sold-out seats the list refreshes automatically. It is not old, and does not claim to be. */
export const RefreshingByItself: Story = {
  args: { view: { ...views.soldOut, results: { ...resultsViews.fresh, isRefreshing: true } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('We are loading these flights again.')).toBeVisible();
    await expect(canvas.queryByText(/minutes old/)).not.toBeInTheDocument();
  },
};
/** The refresh failed: the earlier list stays. */
export const RefreshFailed: Story = {
  args: { view: { ...views.soldOut, results: { ...resultsViews.fresh, problem: resultsViews.refreshFailed.problem } } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/^No answer from our server/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh prices' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'results.refresh' });
  },
};

/** Side by side are only the differences; what is the same for all is one sentence. A fourth takes the place of the first. */
export const Compared: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const ticks = canvas.getAllByRole('checkbox', { name: /^Compare / });
    await userEvent.click(ticks[0] as HTMLElement);
    await expect(await canvas.findByText(/^1 chosen\. Choose one or two more/)).toBeVisible();
    await userEvent.click(ticks[1] as HTMLElement);
    await userEvent.click(ticks[2] as HTMLElement);
    const table = await canvas.findByRole('table', { name: 'Side by side' });
    await waitFor(() => expect(within(table).getAllByRole('columnheader')).toHaveLength(4));
    for (const row of within(table).getAllByRole('row').slice(1, -1)) {
      const cells = within(row).getAllByRole('cell');
      await expect(new Set(cells.map(({ textContent }) => textContent)).size).toBeGreaterThan(1);
    }
    await expect(canvas.getByText(/^The same for all: /)).toBeVisible();
    await userEvent.click(ticks[3] as HTMLElement);
    await expect(ticks[0]).not.toBeChecked();
    await userEvent.click(within(table).getAllByRole('button', { name: /^Select/ })[0] as HTMLElement);
    await expect(args.send).toHaveBeenCalledWith(expect.objectContaining({ type: 'offer.choose' }));
    await userEvent.click(canvas.getByRole('link', { name: 'Clear the comparison' }));
    await waitFor(() => expect(canvas.queryByRole('table')).not.toBeInTheDocument());
  },
};
const [first = null, second = null, third = null] = availability.departing.offers;
const three = [first, second, third].flatMap((offer) => offer?.flight.flightNumber.replace(' ', '') ?? []);
export const ComparedNarrow: Story = {
  args: { url: { compare: three } },
  globals: { viewport: { value: 'phone' } },
};
/** A second filter on top of one: the number of flights and their order are announced again. */
export const Filtered: Story = {
  args: { url: { aircraft: ['airbus-a321'] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const status = canvas.getByText('2 of 13 flights').closest('[role="status"]');
    await expect(status).toHaveTextContent('Best first.');
    await userEvent.click(canvas.getByRole('radio', { name: 'Duration' }));
    await waitFor(() => expect(status).toHaveTextContent('Shortest first.'));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Boeing MD-83 1' }));
    await expect(await canvas.findByText('3 of 13 flights')).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
  },
};
export const ManyFilters: Story = {
  args: {
    url: {
      price: ['to120'],
      time: ['morning', 'afternoon'],
      kind: ['systemic'],
      terminal: ['t2', 't4'],
      sort: 'price',
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const before = canvas.getAllByRole('article').length;
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Charter/ }));
    await waitFor(() => expect(canvas.getAllByRole('article').length).toBeGreaterThan(before));
    await userEvent.click(canvas.getByRole('radio', { name: /^Up to €100/ }));
    await waitFor(() => expect(canvas.getByRole('radio', { name: /^Up to €120/ })).not.toBeChecked());
    await userEvent.click(canvas.getByRole('link', { name: 'Clear all' }));
    await expect(await canvas.findByText('13 flights')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Clear all' })).not.toBeInTheDocument();
  },
};
const many = {
  price: ['to120'],
  time: ['morning', 'evening'],
  bags: ['from23'],
  airline: ['IR', 'W5'],
};
export const ManyFiltersDark: Story = { args: { url: many }, globals: { theme: 'dark' } };
export const ManyFiltersRightToLeft: Story = { args: { url: many }, globals: { dir: 'rtl' } };
/** On narrow screens filters are behind a button with their count. */
export const ManyFiltersNarrow: Story = {
  args: { url: many },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('4 on'));
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Iran Air 1' })).toBeVisible());
    const count = Number(canvas.getByText(/^\d+ of 13 flights$/).textContent?.split(' ')[0]);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Iran Air 1' }));
    const show = await canvas.findByRole('button', { name: `Show ${count - 1} flights` });
    // It stays at the bottom of the screen, however long the list of filters is.
    await expect(show.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await userEvent.click(show);
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: /^Iran Air\b/ })).not.toBeVisible());
    await expect(canvas.getByText('4 on').closest('summary')).toHaveFocus();
  },
};
/** Two fares side by side for several people: no single word on a line; prices and buttons are aligned. */
export const TwoFaresOnAPhone: Story = {
  args: { availability: twoFares(availabilityOf(search)), view: viewOf(search) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const card = canvas.getAllByRole('article').find((article) => article.matches('[data-many]:not([data-one])'));
    if (!card) throw new Error('Some flight of the fixtures has two fares');
    const tops = (parts: readonly Element[]) =>
      new Set(parts.map((part) => Math.round(part.getBoundingClientRect().top)));
    await expect(tops(pricesIn(card)).size).toBe(1);
    await expect(tops(within(card).getAllByRole('button')).size).toBe(1);
    const [total] = within(card).getAllByText(/^total for/);
    await expect(total?.getBoundingClientRect().height).toBeLessThan(24);
  },
};
export const FilterHidesAll: Story = {
  args: { url: { back: ['half'], airline: ['ZV'], time: ['morning'] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      canvas.getByText('At least half back if you cancel today', { exact: false, selector: 'p' }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Remove the filter' }));
    await expect(await canvas.findByText('13 flights')).toBeVisible();
  },
};
export const NoFlights: Story = { args: { view: views.nothingFound, availability: noFlights } };

/** No airline flies this route: the page says so and names alternatives. */
export const NoRoute: Story = {
  args: {
    view: viewOf({ ...search, origin: 'XBJ', destination: 'JAR' }),
    availability: unserved(availabilityOf(search)),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { name: 'No airline flies Birjand–Jahrom' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Birjand to Tehran' })).toHaveAttribute(
      'href',
      expect.stringContaining('/flights/XBJ-THR?'),
    );
    await expect(canvas.getByRole('link', { name: 'Tehran to Jahrom' })).toBeVisible();
    await expect(canvas.queryByText('No flight')).not.toBeInTheDocument();
  },
};
/** Between the two airports of one city there is no alternative: the form is one tap away. */
export const NoRouteInOneCity: Story = {
  args: {
    view: viewOf({ ...alone, origin: 'THR', destination: 'IKA' }),
    availability: unserved(availabilityOf(alone)),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: 'Choose other airports' })).toHaveAttribute(
      'href',
      '/iran-flight',
    );
  },
};
/** Most visitors land here: links to the airport with domestic flights. */
export const WrongAirport: Story = {
  args: { view: viewOf({ ...alone, origin: 'IKA' }), availability: unserved(availabilityOf(alone)) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/Domestic flights leave from Mehrabad \(THR\)/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Tehran to Shiraz' })).toHaveAttribute(
      'href',
      expect.stringContaining('/flights/THR-SYZ?'),
    );
  },
};

export const WayOut: Story = { args: { view: views.fresh } };
export const WayBack: Story = {
  args: { view: views.returningLeg },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Change the outbound flight' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'path.change', path: 'departing' });
  },
};
export const WayBackAfterCharter: Story = {
  args: {
    view: viewOf(returnSearch, { path: 'returning', selectedAvailables: { departing: charterOut, returning: null } }),
    availability: availabilityOf(returnSearch),
  },
};
/** Return flights less than an hour after landing are marked and cannot be selected. */
export const SameDayReturn: Story = {
  args: (() => {
    const asked = { ...returnSearch, returning: returnSearch.departing };
    return {
      view: viewOf(asked, { path: 'returning' as const, selectedAvailables: { departing: wayOut, returning: null } }),
      availability: availabilityOf(asked),
    };
  })(),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /^Select Zagros/ }));
    await expect(args.send).not.toHaveBeenCalled();
  },
};
export const Holding: Story = { args: { view: views.takingSeats } };
/** After three seconds; shown at the selected flight and announced. */
export const AirlineSlow: Story = {
  args: { view: views.airlineSlow },
  play: async ({ canvasElement }) => {
    const said = await within(canvasElement).findByText(/^The airline is slow today\./);
    await expect(said).toBeVisible();
    await expect(said.closest('[role="status"]')).toBeVisible();
    await expect(said.closest('article')?.querySelector('[aria-busy="true"]')).toBeVisible();
  },
};

export const PriceUp: Story = {
  args: { view: views.priceUp },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /^Continue for/ }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'price.accept' });
  },
};
export const PriceDown: Story = { args: { view: views.priceDown } };
/** The other leg is kept; the nearest flights show regardless of the filter. */
export const SoldOut: Story = {
  args: { view: views.soldOut, url: { kind: ['charter'] } },
  play: async ({ canvasElement }) => {
    const cards = await within(canvasElement).findAllByRole('article');
    const marked = cards.map((card) => within(card).queryByText('Close to your flight') !== null);
    // The flights named in the note come right below it.
    await expect(marked.lastIndexOf(true)).toBe(marked.filter(Boolean).length - 1);
    await expect(marked[0]).toBe(true);
  },
};
export const SoldOutBack: Story = { args: { view: views.soldOutBack } };
export const OffersTooOld: Story = { args: { view: views.offersTooOld } };
export const TooManyTries: Story = { args: { view: views.tooManyTries } };
export const HoldEnded: Story = { args: { view: views.holdEnded } };
export const BrowsingWhileHeld: Story = { args: { view: views.browsingWhileHeld } };
export const HeldClosing: Story = {
  args: { view: { ...views.browsingWhileHeld, held: { orderId: 'b7d1a6a0', session: sessionViews.closing } } },
};
/** An extension was refused: shown beside the hold. */
export const HeldExtensionRefused: Story = {
  args: { view: { ...views.browsingWhileHeld, held: { orderId: 'b7d1a6a0', session: sessionViews.refused } } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/^You cannot get more time for this fare/)).toBeVisible();
  },
};
export const RightToLeft: Story = { globals: { dir: 'rtl' } };
