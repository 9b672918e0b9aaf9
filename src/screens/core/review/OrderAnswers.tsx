import type { CheckoutEvent } from '#machines/core/order-checkout/types.ts';
import { m } from '#src/copy/generated/messages.js';
import type { OrderCore, ToldPassenger } from '#src/screens/core/booking/order.ts';
import type { ReviewAnswer, ReviewSlots } from '#src/screens/core/booking/slots.ts';
import { type Answer, Answers } from '#src/ui/Answers.tsx';
import { Button, buttonLook } from '#src/ui/Button.tsx';

/** Further answers about a person, and where the name is changed. */
export type MoreAnswers = { readonly href: string; readonly answers: readonly Answer[] };

export type OrderAnswersProps<O extends OrderCore> = {
  readonly order: O;
  readonly slots: Pick<ReviewSlots<O>, 'answersOf' | 'personTerm' | 'Person' | 'review'>;
  /** Answers that the order does not hold. */
  readonly answers?: readonly ReviewAnswer[] | undefined;
  readonly people?: readonly MoreAnswers[] | undefined;
  readonly entered: readonly ToldPassenger[] | null;
  readonly send: (event: CheckoutEvent) => void;
};

/** All answers, each with a link to its question. */
export function OrderAnswers<O extends OrderCore>({
  order,
  slots,
  answers = [],
  people = [],
  entered,
  send,
}: OrderAnswersProps<O>) {
  const { answersOf, personTerm, Person, review } = slots;
  const change = (step: 'results' | 'passengers', term: string) => (
    <Button kind="link" onClick={() => send({ type: 'step.visit', step })}>
      <Change term={term} />
    </Button>
  );
  // Tells the type checker that these are the product's own passengers.
  const passengers: readonly O['passengers'][number][] = order.passengers;
  return (
    <Answers
      answers={[
        ...[...answersOf(order), ...answers].map(
          ({ step, ...answer }): Answer => ({ ...answer, change: change(step ?? 'results', answer.term) }),
        ),
        ...passengers.flatMap((passenger, index): readonly Answer[] => {
          const term = personTerm(index, passengers.length);
          const more = people[index];
          return [
            {
              id: `traveller-${index}`,
              term,
              value: <Person passenger={passenger} entered={entered?.[index] ?? null} order={order} index={index} />,
              change: more ? (
                <a {...buttonLook({ kind: 'link' })} href={more.href}>
                  <Change term={term} />
                </a>
              ) : (
                change('passengers', term)
              ),
            },
            ...(more?.answers ?? []),
          ];
        }),
        {
          id: 'contact',
          term: review.contact(),
          value: (
            <>
              {order.contact?.email}
              <br />
              {order.contact?.phone}
            </>
          ),
          change: change('passengers', review.contact()),
        },
      ]}
    />
  );
}

const Change = ({ term }: { readonly term: string }) => (
  <>
    {m.review_change()}
    <span className="vh"> {term}</span>
  </>
);
