import type { ReactNode } from 'react';
import { ADDRESS, holderProblems } from '#domain/card/holder.ts';
import { detailsOf } from '#domain/core/passengers.ts';
import { dayOf } from '#domain/core/time.ts';
import { fieldProblemText } from '#src/copy/field-problems.ts';
import { m } from '#src/copy/generated/messages.js';
import { type CardOrder, cardHold } from '#src/screens/card/checkout/hold-slots.tsx';
import { fieldProblems } from '#src/screens/card/field-problems.gen.ts';
import type { PassengersSlots } from '#src/screens/core/booking/slots.ts';
import { type PassengersPageProps, PassengersScreen } from '#src/screens/core/passengers/PassengersScreen.tsx';
import { TravellerCard } from '#src/screens/core/passengers/TravellerCard.tsx';
import { endsSoon, isBlank, isFilled, problemsOf } from '#src/screens/core/passengers/traveller.ts';
import { usePassengerForm } from '#src/screens/core/passengers/usePassengerForm.ts';
import { Card } from '#src/ui/Card.tsx';
import { Stack } from '#src/ui/layout.tsx';
import { Note } from '#src/ui/Note.tsx';
import { TextArea } from '#src/ui/TextArea.tsx';

const own = (problem: string): string => fieldProblemText(problem as never, '', fieldProblems);
const textOf = (path: string, problem: string): string | undefined =>
  problem in fieldProblems
    ? `${path.startsWith('answers.') ? m.card_address() : m.card_holder()}: ${own(problem)}`
    : undefined;

const SLOTS: PassengersSlots<CardOrder> = {
  ...cardHold,
  people: {
    title: m.card_people_title,
    contact: m.card_people_contact,
    contactHint: m.card_people_contact_hint,
    blocked: m.card_people_blocked,
    blockedSold: m.card_people_blocked_sold,
    problemText: textOf,
    saved: m.card_people_saved,
  },
};

const nothing = () => {};

export type CardPeopleProps = PassengersPageProps<CardOrder> & {
  /** The studio for the page of the passport; its code comes on demand. */
  readonly scan: (error: string | undefined) => ReactNode;
  /** Nobody is signed in: the way to do so, which comes back to this field. */
  readonly signIn: ReactNode;
};

/** The holder as in the passport, the picture of its page, and the address of a home. */
export function CardPeople(props: CardPeopleProps) {
  const { view, order, draft, onDraft, book, send, clock, scan, signIn } = props;
  const isExpired = view.kind === 'expired';
  const { arrival, delivery } = order.item;
  const isPosted = delivery !== null && delivery.to !== 'desk' && delivery.to !== 'hotel';
  const lastDay = arrival ?? dayOf(clock.now());
  const form = usePassengerForm({
    draft,
    onDraft,
    problem: isExpired ? null : view.problem,
    rules: {
      problemsOf: (next, now) => holderProblems(detailsOf(next), { arrival: lastDay, today: dayOf(now), isPosted }),
      isFilled,
      isBlank,
    },
    clock,
    onValid: () => !isExpired && send({ type: 'passengers.submit' }),
  });
  const [holder] = form.values.passengers;
  const scanProblem = form.problems.scan;
  return (
    <PassengersScreen slots={SLOTS} view={view} order={order} send={send} clock={clock} form={form} book={book}>
      {signIn}
      {holder ? (
        <TravellerCard
          index={0}
          passenger={holder}
          kind={m.card_holder_kind()}
          isOpen
          problems={problemsOf(form.problems, 0)}
          isExpirySoon={endsSoon(holder.passportExpiry, lastDay)}
          fareNote={null}
          saved={book?.saved ?? NOBODY}
          lastDay={lastDay}
          isToSave={null}
          texts={fieldProblems}
          onToSave={nothing}
          onReplace={form.replace}
          onOpen={form.open}
          onChange={form.changePassenger}
        />
      ) : null}
      <Card as="section" gap={4} aria-labelledby="scan-title">
        <Stack gap={1}>
          <h2 id="scan-title" className="strong">
            {m.card_scan()}
          </h2>
          <p className="small quiet">{m.card_scan_text()}</p>
        </Stack>
        <div id="scan">{scan(scanProblem && own(scanProblem))}</div>
      </Card>
      {isPosted ? (
        <Card as="section" gap={4}>
          <TextArea
            id={`answers.${ADDRESS}`}
            name={ADDRESS}
            label={m.card_address()}
            hint={m.card_address_hint()}
            value={form.values.answers?.[ADDRESS] ?? ''}
            error={form.problems[`answers.${ADDRESS}`] && own(form.problems[`answers.${ADDRESS}`] ?? '')}
            rows={4}
            maxLength={300}
            onChange={(address) => form.changeAnswer(ADDRESS, address)}
          />
        </Card>
      ) : null}
      <Note icon="mail">{m.card_codes_by_mail()}</Note>
    </PassengersScreen>
  );
}

const NOBODY = [] as const;
