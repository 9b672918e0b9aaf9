import { isRideOrder, type RideOrder, type RunOrder } from '#domain/transport/orders.ts';
import type { ChangeParts, ChangeProps } from '#src/screens/core/change/change-slots.ts';
import { rideParts } from '#src/screens/transport/change/ride-change-parts.tsx';
import { runParts } from '#src/screens/transport/change/run-change-parts.tsx';

type Order = RideOrder | RunOrder;
type Parts = ChangeParts<Order>;

/** Each is asked only of orders of its own kind. */
const of = (order: Order): Parts => (isRideOrder(order) ? rideParts : runParts) as unknown as Parts;
const wordsOf = ({ order }: ChangeProps<Order>) => of(order).words;

/** What transport gives to the change of an order; it comes with the first change. */
export const changeParts: Parts = {
  Form: (props) => {
    const { Form } = of(props.order);
    return <Form {...props} />;
  },
  rowsOf: (props) => of(props.order).rowsOf(props),
  words: {
    title: (kind, order) => of(order).words.title(kind, order),
    lead: (kind, order) => of(order).words.lead(kind, order),
    pay: (props, sum) => wordsOf(props).pay(props, sum),
    getBack: (props, sum) => wordsOf(props).getBack(props, sum),
    doIt: (props) => wordsOf(props).doIt(props),
    keep: (order, asked) => of(order).words.keep(order, asked),
    held: (kind) => (kind === 'run' ? runParts.words.held(kind) : null),
    note: (props) => wordsOf(props).note(props),
    changing: (props) => wordsOf(props).changing(props),
    done: (props) => wordsOf(props).done(props),
    refused: (props) => wordsOf(props).refused(props),
    lapsed: rideParts.words.lapsed,
  },
};
