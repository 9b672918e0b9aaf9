import { useMemo } from 'react';
import { formatMoney } from '#domain/money.ts';
import type { DraftPassenger, PassengerDraft } from '#domain/passengers.ts';
import type { Problem } from '#domain/problem.ts';
import type { SavedPassenger } from '#domain/saved-passengers.ts';
import { formatDay } from '#domain/time.ts';
import type { CheckoutEvent } from '#machines/order-checkout/types.ts';
import type { OrderCheckoutView } from '#machines/order-checkout/view.ts';
import type { AppClock } from '#machines/shared/clock.ts';
import { m } from '#src/copy/generated/messages.js';
import { problemText } from '#src/copy/problems.ts';
import { ActionNews } from '#src/screens/booking/ActionNews.tsx';
import { BookingSteps } from '#src/screens/booking/BookingSteps.tsx';
import { ExpiredNews, HoldAgain } from '#src/screens/booking/HoldNews.tsx';
import { OrderSummary } from '#src/screens/booking/OrderSummary.tsx';
import { daysOf, type Order, partySize } from '#src/screens/booking/order.ts';
import { Status } from '#src/screens/booking/Status.tsx';
import { TripHead } from '#src/screens/booking/TripHead.tsx';
import { ContactCard } from '#src/screens/passengers/ContactCard.tsx';
import { type FieldProblems, partsOf, summaryLines } from '#src/screens/passengers/passenger-fields.ts';
import { fitting } from '#src/screens/passengers/saved-passenger.ts';
import { TravellerCard } from '#src/screens/passengers/TravellerCard.tsx';
import { endsSoon, type FarePreview, farePreview, turnOf } from '#src/screens/passengers/traveller-notes.ts';
import { usePassengerForm } from '#src/screens/passengers/usePassengerForm.ts';
import { Button } from '#src/ui/Button.tsx';
import { ErrorSummary } from '#src/ui/ErrorSummary.tsx';
import { layoutClass, Row, Section, Split, Stack, Wrap } from '#src/ui/layout.tsx';
import { Note } from '#src/ui/Note.tsx';
import { PayBar } from '#src/ui/PayBar.tsx';
import { Price } from '#src/ui/Price.tsx';

type View = Extract<OrderCheckoutView, { kind: 'passengers' | 'expired' }>;
export type PassengersScreenProps = {
  readonly view: View;
  readonly order: Order;
  /** What the form begins with. */
  readonly draft: PassengerDraft;
  /** Told at each keystroke. */
  readonly onDraft: (draft: PassengerDraft) => void;
  readonly send: (event: CheckoutEvent) => void;
  readonly clock: AppClock;
  /** What an account brings along; null for guests. */
  readonly book: PassengerBook | null;
};

export type PassengerBook = {
  readonly saved: readonly SavedPassenger[];
  /** Places whose passenger is to be saved, counted from 0. */
  readonly toSave: readonly number[];
  readonly onToSave: (index: number, isToSave: boolean) => void;
};

const NOBODY: readonly SavedPassenger[] = [];
const nothing = () => {};

const FORM = 'passengers';

/** Who is flying: one card per traveller, adults first. When the hold ends the form stays as it is. */
export function PassengersScreen({ view, order, draft, onDraft, send, clock, book }: PassengersScreenProps) {
  const isExpired = view.kind === 'expired';
  const isBusy = view.kind === 'passengers' && view.isSubmitting;
  const failure = view.kind === 'passengers' && !view.problem?.fields ? view.problem : null;
  const days = daysOf(order);
  const form = usePassengerForm({
    draft,
    onDraft,
    problem: isExpired ? null : view.problem,
    days,
    clock,
    onValid: () => !isExpired && send({ type: 'passengers.submit' }),
  });
  const { values, problems } = form;
  const fits = useFits(book?.saved ?? NOBODY, draft.passengers, days[0] ?? '');
  const preview = farePreview(order, values.passengers);
  const nameOf = (index: number) =>
    values.passengers[index]?.firstName.trim() || m.passengers_traveller({ number: index + 1 });
  const next = { type: 'submit', kind: 'primary', isBusy, 'aria-disabled': isExpired } as const;

  return (
    <>
      <TripHead
        order={order}
        title={m.passengers_title()}
        session={view.kind === 'expired' ? 'ended' : view.session}
        clock={clock}
        onExtend={() => send({ type: 'session.extend' })}
      />
      <Section isTight>
        <Wrap>
          <Stack gap={6}>
            <BookingSteps current="travellers" />
            <Split>
              <form
                id={FORM}
                className={layoutClass.stack}
                data-gap={5}
                noValidate
                onBlur={form.leave}
                onSubmit={isExpired ? (event) => event.preventDefault() : form.submit}
              >
                <News view={view} send={send} />
                <ErrorSummary
                  ref={form.summary}
                  problems={summaryLines(problems, nameOf)}
                  count={Object.keys(problems).length}
                />
                {values.passengers.map((passenger, index) => (
                  <TravellerCard
                    // biome-ignore lint/suspicious/noArrayIndexKey: travellers have no identity but their place.
                    key={index}
                    index={index}
                    passenger={passenger}
                    kind={kindOf(passenger, days[0] ?? '')}
                    isOpen={form.isOpen(index)}
                    problems={problemsOf(problems, index)}
                    isExpirySoon={endsSoon(passenger.passportExpiry, days.at(-1) ?? '')}
                    fareNote={fareNote(passenger, order, preview, nameOf(index))}
                    saved={fits[index] ?? NOBODY}
                    lastDay={days.at(-1) ?? ''}
                    isToSave={book && !passenger.savedPassengerId ? book.toSave.includes(index) : null}
                    onToSave={book?.onToSave ?? nothing}
                    onReplace={form.replace}
                    onOpen={form.open}
                    onChange={form.changePassenger}
                  />
                ))}
                <ContactCard values={values} problems={problems} onChange={form.changeContact} />
                <ActionNews of={failure}>
                  <Status>{failure ? <Note tone="stop">{problemText(failure)}</Note> : null}</Status>
                </ActionNews>
                {view.kind === 'expired' ? <HoldAgain view={view} send={send} /> : null}
                <Row isSpread>
                  <Button icon="back" onClick={() => send({ type: 'step.visit', step: 'results' })}>
                    {m.passengers_back()}
                  </Button>
                  <Button {...next} size="l" aria-describedby={isExpired ? 'blocked' : undefined}>
                    {m.passengers_continue()}
                  </Button>
                </Row>
                <p className="small quiet" id={isExpired ? 'blocked' : undefined}>
                  {view.kind === 'expired' ? blockedText(view.problem) : m.passengers_saved()}
                </p>
              </form>
              <OrderSummary order={order} lines={preview.lines} total={preview.total} />
            </Split>
          </Stack>
        </Wrap>
      </Section>
      <PayBar>
        <Price total={preview.total} lines={[m.passengers_total_for({ count: partySize(order) })]} />
        <Button {...next} form={FORM}>
          {m.passengers_continue_short()}
        </Button>
      </PayBar>
    </>
  );
}

/** Who fits each place. The places of an order do not change, so the lists stay and the cards rest. */
function useFits(saved: readonly SavedPassenger[], places: readonly DraftPassenger[], firstDay: string) {
  const classes = places.map(({ ageClass }) => ageClass).join();
  return useMemo(
    () =>
      classes
        .split(',')
        .map((ageClass) => fitting(saved, { ageClass: ageClass as DraftPassenger['ageClass'] }, firstDay)),
    [saved, classes, firstDay],
  );
}

function News({ view, send }: { readonly view: View; readonly send: (event: CheckoutEvent) => void }) {
  if (view.kind === 'expired') {
    return (
      <Status>
        <ExpiredNews view={view} send={send} />
      </Status>
    );
  }
  const { session } = view;
  const refused = session.kind === 'running' ? session.problem : null;
  return <Status>{refused ? <Note tone="warn">{problemText(refused)}</Note> : null}</Status>;
}

const blockedText = (problem: Problem | null): string =>
  problem?.code === 'sold_out' ? m.passengers_blocked_sold() : m.passengers_blocked();

function kindOf({ ageClass }: DraftPassenger, firstDay: string): string {
  switch (ageClass) {
    case 'adult':
      return m.passengers_adult();
    case 'child':
      return m.passengers_child({ day: formatDay(firstDay) });
    case 'infant':
      return m.passengers_infant({ day: formatDay(firstDay) });
  }
}

const problemsOf = (problems: FieldProblems, index: number): string =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries(problems).flatMap(([path, problem]) => {
        const { traveller, field } = partsOf(path);
        return traveller === index ? [[field, problem]] : [];
      }),
    ),
  );

function fareNote(passenger: DraftPassenger, order: Order, preview: FarePreview, name: string): string | null {
  const turn = turnOf(passenger, order);
  if (!turn) return null;
  const fare = turn.ageClass === 'adult' ? m.passengers_fare_adult() : m.passengers_fare_child();
  const note = m.passengers_turns({ name, age: turn.age, fare, amount: formatMoney(turn.more) });
  // The total counts only when every age is known.
  return preview.lines === order.lines
    ? note
    : `${note} ${m.passengers_turns_total({ total: formatMoney(preview.total) })}`;
}
