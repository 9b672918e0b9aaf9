import type { ReactNode } from 'react';
import type { SavedPassenger } from '#domain/accounts/saved-passengers.ts';
import type { Money } from '#domain/core/money.ts';
import type { PassengerDraft } from '#domain/core/passengers.ts';
import type { AppClock } from '#machines/core/clock.ts';
import type { CheckoutEvent } from '#machines/core/order-checkout/types.ts';
import { isKeyLost, type OrderCheckoutView } from '#machines/core/order-checkout/view.ts';
import { m } from '#src/copy/generated/messages.js';
import { ActionNotice } from '#src/screens/core/booking/ActionNotice.tsx';
import { BookingSteps } from '#src/screens/core/booking/BookingSteps.tsx';
import { ExpiredNotice, HoldAgain } from '#src/screens/core/booking/HoldNotice.tsx';
import { OrderSummary } from '#src/screens/core/booking/OrderSummary.tsx';
import type { OrderCore } from '#src/screens/core/booking/order.ts';
import { ProblemNote } from '#src/screens/core/booking/ProblemNote.tsx';
import type { LineOf, PassengersSlots } from '#src/screens/core/booking/slots.ts';
import { TripHead } from '#src/screens/core/booking/TripHead.tsx';
import { totalFor } from '#src/screens/core/booking/total-for.ts';
import { LateFailed } from '#src/screens/core/LateFailed.tsx';
import { ContactCard } from '#src/screens/core/passengers/ContactCard.tsx';
import { summaryLines } from '#src/screens/core/passengers/passenger-fields.ts';
import type { PassengerForm } from '#src/screens/core/passengers/usePassengerForm.ts';
import { Button } from '#src/ui/Button.tsx';
import { ErrorSummary } from '#src/ui/ErrorSummary.tsx';
import { layoutClass, Row, Section, Split, Stack, Wrap } from '#src/ui/layout.tsx';
import { NeedsScript } from '#src/ui/NeedsScript.tsx';
import { PayBar } from '#src/ui/PayBar.tsx';
import { Price } from '#src/ui/Price.tsx';
import { Status } from '#src/ui/Status.tsx';

export type PassengersView = Extract<OrderCheckoutView, { kind: 'passengers' | 'expired' }>;
export type PassengersScreenProps<O extends OrderCore> = Page<O> & {
  readonly slots: PassengersSlots<O>;
  readonly form: PassengerForm;
  /** Price for the typed details; default: the order's. */
  readonly lines?: readonly LineOf<O>[];
  readonly total?: Money;
  /** null for guests; a product that offers no saved passengers leaves it out. */
  readonly book?: PassengerBook | null;
  /** The product's questions about the people. */
  readonly children: ReactNode;
};

type Page<O extends OrderCore> = {
  readonly view: PassengersView;
  readonly order: O;
  readonly send: (event: CheckoutEvent) => void;
  readonly clock: AppClock;
};

/** Props of a product's page, which adds its form and renders this screen around its questions. */
export type PassengersPageProps<O extends OrderCore> = Page<O> & {
  readonly draft: PassengerDraft;
  /** Called at each keystroke. */
  readonly onDraft: (draft: PassengerDraft) => void;
  /** The form started with names from a link. */
  readonly isNamedByLink?: boolean;
  /** Saved passengers of the account; null for guests. */
  readonly book: PassengerBook | null;
};

export type PassengerBook = {
  readonly saved: readonly SavedPassenger[];
  /** The saved passengers could not be read. */
  readonly hasFailed: boolean;
  readonly onRetry: () => void;
  /** Indexes of passengers to save, from 0. */
  readonly toSave: readonly number[];
  readonly onToSave: (index: number, isToSave: boolean) => void;
};

const FORM = 'passengers';

/** Passengers page: the product's questions, and the contact. An expired hold keeps the form as it is. */
export function PassengersScreen<O extends OrderCore>(props: PassengersScreenProps<O>) {
  const { slots, view, order, send, clock, form, lines, total = order.total, book, children } = props;
  const isExpired = view.kind === 'expired';
  const isBusy = view.kind === 'passengers' && view.isSubmitting;
  const failure = view.kind === 'passengers' && !view.problem?.fields ? view.problem : null;
  const { values, problems } = form;
  const now = slots.people.now?.(order);
  const next = { type: 'submit', kind: 'primary', isBusy, 'aria-disabled': isExpired } as const;

  return (
    <>
      <TripHead
        order={order}
        title={slots.people.title()}
        words={slots.hold.clock}
        session={view.kind === 'expired' ? (isKeyLost(view.problem) ? null : 'ended') : view.session}
        clock={clock}
        onExtend={() => send({ type: 'session.extend' })}
      />
      <Section isTight>
        <Wrap>
          <Stack gap={6}>
            <BookingSteps current="people" words={slots.steps} />
            <Split>
              <form
                id={FORM}
                className={layoutClass.stack}
                data-gap={5}
                noValidate
                onBlur={form.leave}
                onSubmit={isExpired ? (event) => event.preventDefault() : form.submit}
              >
                <NeedsScript />
                <Notice view={view} slots={slots} send={send} />
                <ErrorSummary
                  ref={form.summary}
                  problems={summaryLines(problems, form.nameOf, slots.people.problemText)}
                  count={Object.keys(problems).length}
                />
                {book?.hasFailed ? <LateFailed onRetry={book.onRetry}>{m.passengers_book_failed()}</LateFailed> : null}
                {children}
                <ContactCard
                  title={slots.people.contact()}
                  hint={slots.people.contactHint()}
                  values={values}
                  problems={problems}
                  onChange={form.changeContact}
                />
                <ActionNotice of={failure}>
                  <Status>{failure ? <ProblemNote problem={failure} /> : null}</Status>
                </ActionNotice>
                {view.kind === 'expired' ? <HoldAgain view={view} slots={slots} send={send} /> : null}
                <Row isSpread isStacked>
                  <Button icon="back" onClick={() => send({ type: 'step.visit', step: 'results' })}>
                    {slots.hold.back()}
                  </Button>
                  <Button {...next} size="l" aria-describedby={isExpired ? 'blocked' : undefined}>
                    {m.passengers_continue()}
                  </Button>
                </Row>
                <p className="small quiet" id={isExpired ? 'blocked' : undefined}>
                  {view.kind === 'expired'
                    ? blockedText(view, slots.people)
                    : (slots.people.saved ?? m.passengers_saved)()}
                </p>
              </form>
              <OrderSummary order={order} slots={slots} lines={lines} total={total} below={now} />
            </Split>
          </Stack>
        </Wrap>
      </Section>
      <PayBar>
        <Price total={total} lines={[totalFor(slots, order), now?.text]} />
        <Button {...next} form={FORM}>
          {m.passengers_continue_short()}
        </Button>
      </PayBar>
    </>
  );
}

type NoticeProps = Pick<PassengersScreenProps<OrderCore>, 'view' | 'send'> &
  Pick<Parameters<typeof HoldAgain>[0], 'slots'>;

function Notice({ view, slots, send }: NoticeProps) {
  if (view.kind === 'expired') {
    return (
      <Status>
        <ExpiredNotice view={view} slots={slots} send={send} />
      </Status>
    );
  }
  const { session } = view;
  const refused = session.kind === 'running' ? session.problem : null;
  return <Status>{refused ? <ProblemNote problem={refused} tone="warn" /> : null}</Status>;
}

const blockedText = (
  { problem }: Extract<PassengersView, { kind: 'expired' }>,
  { blocked, blockedSold }: Pick<PassengersSlots<OrderCore>['people'], 'blocked' | 'blockedSold'>,
): string => (problem?.code === 'sold_out' ? blockedSold() : blocked());
