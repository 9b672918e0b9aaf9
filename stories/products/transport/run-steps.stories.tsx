import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { euro } from '#domain/core/money.ts';
import { datePartsOf, EMPTY_PERSON } from '#domain/core/person.ts';
import type { RunOrder } from '#domain/transport/orders.ts';
import { ageClassesOf, ridersOfPeople } from '#domain/transport/runs/people.ts';
import { checkoutViews } from '#machines/core/order-checkout/fixtures.ts';
import type { PassengersView } from '#src/screens/core/passengers/PassengersScreen.tsx';
import type { ReviewScreenProps } from '#src/screens/core/review/ReviewScreen.tsx';
import { RunPeople } from '#src/screens/transport/runs/checkout/RunPeople.tsx';
import { RunReview } from '#src/screens/transport/runs/checkout/RunReview.tsx';
import { frozenClock } from '../../support/clock.ts';
import { coach, family, heldRun, runOrder } from './run-order.ts';

type Props = {
  readonly order: RunOrder;
  readonly view: PassengersView;
  readonly review: ReviewScreenProps<RunOrder>['view'];
  /** What is typed already, by position. */
  readonly typed: readonly { readonly title: 'MR' | 'MS'; readonly birthDate: string }[];
  readonly send: () => void;
};

/** What belongs to rides only. */
const RIDES = /driver|pick-up|voucher/i;

function People({ order, view, typed, send }: Props) {
  const [draft, setDraft] = useState({
    ...{ email: '', phone: '' },
    passengers: ageClassesOf(ridersOfPeople(order.item.places), order.item.infants).map((ageClass, at) => ({
      ...{ ...EMPTY_PERSON, ageClass },
      ...(typed[at] && { title: typed[at].title, birthDate: datePartsOf(typed[at].birthDate) }),
    })),
  });
  return (
    <RunPeople
      {...{ view, order, draft, send }}
      onDraft={(next) => setDraft({ ...draft, ...next, passengers: [...next.passengers] })}
      book={null}
      clock={frozenClock}
    />
  );
}

/** Who has the berths and seats, and the review. */
const meta: Meta<Props> = {
  title: 'Screens/Transport/RunSteps',
  parameters: { layout: 'fullscreen' },
  args: {
    order: heldRun(family),
    view: checkoutViews.heldCalm,
    review: checkoutViews.reviewing,
    typed: [],
    send: fn(),
  },
  render: People,
};
export default meta;
type Story = StoryObj<Props>;

export const AFamily: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('region', { name: /Traveller 1/ })).toHaveTextContent(
      'Woman. Carriage 6, compartment 4, lower berth 1',
    );
    await expect(canvas.getByRole('region', { name: /Traveller 3/ })).toHaveTextContent('upper berth 3');
    // The same five as on the plan.
    await expect(canvas.getByRole('navigation', { name: 'Booking steps' })).toHaveTextContent(
      /^Train.*Berths.*Travellers.*Review and pay.*Tickets$/,
    );
    await expect(canvasElement).not.toHaveTextContent(RIDES);
  },
};
export const TwoInABus: Story = {
  args: { order: heldRun(coach) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: /Traveller 1/ })).toHaveTextContent('Woman. Seat 3B');
  },
};
export const NothingTyped: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to review' }));
    for (const said of [
      'Traveller 1: 8 fields to fill in',
      'Traveller 3: 8 fields to fill in',
      'Write your e-mail address.',
    ])
      await expect(canvas.getByRole('alert')).toHaveTextContent(said);
    await expect(args.send).not.toHaveBeenCalledWith({ type: 'passengers.submit' });
  },
};
/** A man was typed for a berth among women, and a boy of twelve: what suits all of them, as they are, and the places stay. */
export const AnotherThanBooked: Story = {
  args: {
    typed: [
      { title: 'MR', birthDate: '1988-03-14' },
      { title: 'MR', birthDate: '1985-07-02' },
      { title: 'MR', birthDate: '2014-05-20' },
    ],
    view: {
      ...checkoutViews.heldCalm,
      problem: {
        ...{ code: 'invalid_details', message: '', fields: { 'passengers.0.title': 'women_only' } },
        run: { place: '6-4-1', beside: null, classes: [] },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Your places stay held as they were/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Search for all of you again' })).toHaveAttribute(
      'href',
      expect.stringMatching(/kind=train&from=tehran&to=mashhad&day=2026-12-12&women=0&men=3&children=0&infants=0$/),
    );
  },
};
export const HoldEnded: Story = { args: { view: checkoutViews.expiredKeepingForm } };
export const SoldNoMore: Story = { args: { view: checkoutViews.soldOutAgain } };
export const PeopleOnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

const Review: Story = {
  args: { order: runOrder(family) },
  render: ({ order, review, send }) => (
    <RunReview view={review} {...{ order, send }} entered={null} currency="EUR" extras={null} clock={frozenClock} />
  ),
};
export const ReviewOfACompartment: Story = {
  ...Review,
  play: async ({ canvas, canvasElement }) => {
    await expect(
      canvas.getAllByText(/Arrives .*13 Dec 2026, 06:05, at Mashhad railway station, the next day/)[0],
    ).toBeVisible();
    await expect(canvas.getAllByText(/compartment 4, upper berth 3/)[0]).toBeVisible();
    await expect(canvasElement).toHaveTextContent('After departure nothing comes back.');
    await expect(canvasElement).not.toHaveTextContent(RIDES);
  },
};
export const ReviewOfABus: Story = {
  ...Review,
  args: { order: runOrder(coach) },
  play: ({ canvas }) =>
    expect(canvas.getByRole('link', { name: /rules/i })).toHaveAttribute('href', '/transportation-rules#buses'),
};
/** A discount is off, and each berth is rounded by itself. */
const cheaper = { ...family, places: family.places.map((place) => ({ ...place, paid: euro(665) })) };
export const ReviewWithADiscount: Story = {
  ...Review,
  args: { order: runOrder(cheaper) },
  play: async ({ canvasElement }) => {
    const curve = canvasElement.querySelector('[data-part="refund"]');
    await expect(curve).toHaveTextContent('€26.60');
    await expect(curve).toHaveTextContent('€23.96');
    await expect(curve).not.toHaveTextContent('€64.80');
  },
};
export const Declined: Story = { ...Review, args: { order: runOrder(family), review: checkoutViews.declined } };
export const ReviewOnAPhone: Story = { ...Review, globals: { viewport: { value: 'phone' } } };
export const ReviewRightToLeft: Story = { ...Review, globals: { dir: 'rtl' } };
