import type { CheckoutEvent } from '#machines/core/order-checkout/types.ts';
import { m } from '#src/copy/generated/messages.js';
import type { OrderCore, ToldPassenger } from '#src/screens/core/booking/order.ts';
import type { ReviewSlots } from '#src/screens/core/booking/slots.ts';
import { type Answer, Answers } from '#src/ui/Answers.tsx';
import { Button, buttonLook } from '#src/ui/Button.tsx';

/** What was told of a person besides the name, and where the name is changed. */
export type ToldMore = { readonly href: string; readonly answers: readonly Answer[] };

export type OrderAnswersProps<O extends OrderCore> = {
  readonly order: O;
  readonly slots: Pick<ReviewSlots<O>, 'answersOf' | 'personTerm' | 'Person' | 'review'>;
  /** What the order itself does not say. */
  readonly answers?: readonly Omit<Answer, 'change'>[] | undefined;
  readonly people?: readonly ToldMore[] | undefined;
  readonly told: readonly ToldPassenger[] | null;
  readonly send: (event: CheckoutEvent) => void;
};

/** Check your answers: what was told, and the way back to each question. */
export function OrderAnswers<O extends OrderCore>({
  order,
  slots,
  answers = [],
  people = [],
  told,
  send,
}: OrderAnswersProps<O>) {
  const { answersOf, personTerm, Person, review } = slots;
  const change = (step: 'results' | 'passengers', term: string) => (
    <Button kind="link" onClick={() => send({ type: 'step.visit', step })}>
      <Change term={term} />
    </Button>
  );
  // What an order of this product has is known as that of its people, too.
  const passengers: readonly O['passengers'][number][] = order.passengers;
  return (
    <Answers
      answers={[
        ...[...answersOf(order), ...answers].map(
          (answer): Answer => ({ ...answer, change: change('results', answer.term) }),
        ),
        ...passengers.flatMap((passenger, index): readonly Answer[] => {
          const term = personTerm(index, passengers.length);
          const more = people[index];
          return [
            {
              id: `traveller-${index}`,
              term,
              value: <Person passenger={passenger} told={told?.[index] ?? null} />,
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
