import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { EMPTY_PERSON } from '#domain/core/person.ts';
import { checkoutViews } from '#machines/core/order-checkout/fixtures.ts';
import type { PassengersView } from '#src/screens/core/passengers/PassengersScreen.tsx';
import type { ReviewScreenProps } from '#src/screens/core/review/ReviewScreen.tsx';
import { TransportPeople } from '#src/screens/transport/checkout/TransportPeople.tsx';
import { TransportReview } from '#src/screens/transport/checkout/TransportReview.tsx';
import type { TransportOrder } from '#src/screens/transport/ride-words.ts';
import { frozenClock } from '../../support/clock.ts';
import { served, thereAndBack, transportOrder } from './order.ts';

type Props = {
  readonly order: TransportOrder;
  readonly view: PassengersView;
  readonly review: ReviewScreenProps<TransportOrder>['view'];
  readonly send: () => void;
};

/** The people step, alive: what is typed is kept, as on the site. */
function People({ order, view, send }: Props) {
  const [draft, setDraft] = useState({
    ...{ email: '', phone: '' },
    passengers: order.passengers.map(({ ageClass }) => ({ ...EMPTY_PERSON, ageClass })),
  });
  return (
    <TransportPeople
      {...{ view, order, draft, send }}
      onDraft={(next) => setDraft({ ...draft, ...next, passengers: [...next.passengers] })}
      book={null}
      clock={frozenClock}
    />
  );
}

/** Who rides or is served, how the driver finds them, and the review. */
const meta: Meta<Props> = {
  title: 'Screens/Transport/Steps',
  parameters: { layout: 'fullscreen' },
  args: { order: transportOrder, view: checkoutViews.heldCalm, review: checkoutViews.reviewing, send: fn() },
  render: People,
};
export default meta;
type Story = StoryObj<Props>;

export const OneName: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(canvas.getByLabelText('Given names'), 'Anna');
    await userEvent.type(canvas.getByLabelText('Family name'), 'Keller');
    // The sign says the name until another one is typed, and it is seen while one types.
    await expect(canvas.getByLabelText('Name on the sign')).toHaveValue('Anna Keller');
    await expect(canvasElement.querySelector('figure')).toHaveTextContent('Anna Keller');
    await userEvent.clear(canvas.getByLabelText('Name on the sign'));
    await userEvent.type(canvas.getByLabelText('Name on the sign'), 'آنا کلر');
    await expect(canvasElement.querySelector('figure')).toHaveTextContent('آنا کلر');
    await expect(canvas.getByText('7 of 24 letters')).toBeVisible();
    await expect(canvas.getByText('for the whole car')).toBeInTheDocument();
  },
};
export const NothingTyped: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to review' }));
    const said = canvas.getByRole('alert');
    for (const field of ['given names', 'family name', 'Name on the sign: Fill this in.', 'e-mail', 'phone'])
      await expect(said).toHaveTextContent(field);
    await expect(args.send).not.toHaveBeenCalledWith({ type: 'passengers.submit' });
  },
};
export const FetchedAtADoor: Story = {
  args: { order: thereAndBack },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Hotel or address of the pick-up')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Where the car stops'), 'Kashan');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to review' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Where you are picked up in Isfahan: Fill this in.');
    await userEvent.type(canvas.getByLabelText('Name on the sign'), 'Wilhelmina von Hohenzollern-Sigmaringen');
    await expect(canvas.getByText(/40 of 24 letters|24 letters/)).toBeVisible();
  },
};
export const Served: Story = {
  args: { order: served },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: /Traveller 2/ })).toHaveTextContent('Child');
    await expect(canvas.queryByLabelText('Name on the sign')).toBeNull();
    await expect(canvas.getByText('total for 2')).toBeInTheDocument();
  },
};
export const NotSaved: Story = { args: { view: checkoutViews.notSaved } };
export const HoldEnds: Story = { args: { view: checkoutViews.heldUrgent } };
export const HoldEnded: Story = { args: { view: checkoutViews.expiredKeepingForm } };
export const SoldNoMore: Story = { args: { view: checkoutViews.soldOutAgain } };
export const PeopleOnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const PeopleRightToLeft: Story = { args: { order: thereAndBack }, globals: { dir: 'rtl' } };

const Review: Story = {
  render: ({ order, review, send }) => (
    <TransportReview
      view={review}
      {...{ order, send }}
      entered={null}
      currency="EUR"
      extras={null}
      clock={frozenClock}
    />
  ),
};
export const ReviewOfARide: Story = {
  ...Review,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/a pick-up from 00:00 to 05:59 costs more/)).toBeVisible();
    await expect(canvas.getByText(/The driver waits 60 minutes after you land/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Change Name on the sign' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'step.visit', step: 'passengers' });
  },
};
export const ReviewOfBothWays: Story = {
  ...Review,
  args: { order: thereAndBack },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/old caravanserai of the merchants.*, room 204/)).toBeVisible();
    for (const said of ['We travel with a cello.', 'Abbasi Hotel, Amadegah street', 'Kashan, Fin Garden'])
      await expect(canvas.getByText(said)).toBeVisible();
    await expect(canvas.getAllByRole('heading', { name: 'Tehran to Isfahan' })).toHaveLength(1);
    await expect(canvas.getAllByRole('heading', { name: 'Isfahan to Tehran' })).toHaveLength(1);
  },
};
export const ReviewOfAService: Story = {
  ...Review,
  args: { order: served },
  play: async ({ canvas, canvasElement }) => {
    await expect(
      canvas.getByText(/^2 people: meet at the gate, porter\. Added: Second porter × 2, Wheelchair/),
    ).toBeVisible();
    // By night it costs the same, and no driver waits.
    await expect(canvasElement).not.toHaveTextContent('00:00 to 05:59');
    await expect(canvasElement).not.toHaveTextContent('The driver waits');
  },
};
export const Declined: Story = { ...Review, args: { review: checkoutViews.declined } };
export const LeavingForTheBank: Story = { ...Review, args: { review: checkoutViews.leavingForBank } };
export const ReviewOnAPhone: Story = {
  ...Review,
  args: { order: thereAndBack },
  globals: { viewport: { value: 'phone' } },
};
export const ReviewRightToLeft: Story = { ...Review, args: { order: thereAndBack }, globals: { dir: 'rtl' } };
