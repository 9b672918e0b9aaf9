import { emailProblem } from '#domain/core/contact.ts';
import { formatMoney } from '#domain/core/money.ts';
import { pathTo } from '#domain/core/page-paths.ts';
import type { PassengerDraft } from '#domain/core/passengers.ts';
import { EMPTY_PERSON } from '#domain/core/person.ts';
import { problemsIn } from '#domain/core/problem.ts';
import { clockOf, dayOf, formatFullDay } from '#domain/core/time.ts';
import { NOW } from '#machines/core/testing/moment.ts';
import { type MuseumOrder, museumOrder } from '#src/platform/core/testing/museum.ts';
import type { Documents } from '#src/screens/core/booking/order.ts';
import type {
  HoldSlots,
  OrderSlots,
  PapersSlots,
  PassengersSlots,
  ReviewSlots,
  StepWords,
} from '#src/screens/core/booking/slots.ts';
import { type PassengersPageProps, PassengersScreen } from '#src/screens/core/passengers/PassengersScreen.tsx';
import { type PassengerRules, usePassengerForm } from '#src/screens/core/passengers/usePassengerForm.ts';
import { Card } from '#src/ui/Card.tsx';
import { TextField } from '#src/ui/TextField.tsx';

// Museum tickets in the pages of the checkout: everything a product must provide, and nothing about flights. Its texts
// are here, because it is not on sale.

const dayText = ({ item }: MuseumOrder) => formatFullDay(dayOf(item.opensAt));
const when = (order: MuseumOrder) => `${dayText(order)}, from ${clockOf(order.item.opensAt)}`;

const steps: StepWords = [() => 'Museum', () => 'Visitors', () => 'Check', () => 'Entry'];

const hold: HoldSlots<MuseumOrder> = {
  steps,
  Bought: ({ order }) => (
    <>
      <h2 className="strong">Your visit</h2>
      <p>
        {order.item.museum}
        <br />
        <span className="quiet">{when(order)}</span>
      </p>
    </>
  ),
  lineText: ({ words, count, each }) => `${words}: ${count} × ${formatMoney(each)}`,
  included: () => 'Tax and our fee',
  protectionOf: null,
  Instead: () => <p>The museum has room again on the next day.</p>,
  hold: {
    clock: {
      held: () => 'Your places are kept for',
      until: () => 'Your places are kept until',
      say: ({ left }) => `Your places are kept for ${left}.`,
      over: () => 'Your places are free again.',
    },
    ended: () => 'Your places are free again. What you typed is still here.',
    soldOut: () => 'Others have just taken the last places.',
    slow: () => 'The museum is slow today.',
    priceUp: ({ old, new: now }) => `The museum changed the price: ${old} before, ${now} now.`,
    back: () => 'Back to the museums',
    look: () => 'See other museums',
  },
};

const museumPassengers: PassengersSlots<MuseumOrder> = {
  ...hold,
  people: {
    title: () => 'Who is coming?',
    contact: () => 'Where we send the entry code',
    contactHint: () => 'We send it after you pay.',
    blocked: () => 'Take the places again to continue.',
    blockedSold: () => 'Choose another day to continue.',
  },
};

/** The museum only asks for a name. */
const RULES: PassengerRules = {
  problemsOf: ({ passengers, email }) =>
    problemsIn({
      ...Object.fromEntries(
        passengers.map(({ firstName }, at) => [
          `passengers.${at}.firstName`,
          firstName.trim() ? undefined : 'required',
        ]),
      ),
      email: emailProblem(email),
    }),
  isFilled: ({ firstName }) => firstName.trim() !== '',
  isBlank: ({ firstName }) => firstName.trim() === '',
};

export const emptyMuseumDraft: PassengerDraft = {
  email: '',
  phone: '',
  passengers: museumOrder.passengers.map(() => ({ ...EMPTY_PERSON, ageClass: 'adult' as const })),
};

export function MuseumPassengers({ view, order, draft, onDraft, send, clock }: PassengersPageProps<MuseumOrder>) {
  const form = usePassengerForm({
    draft,
    onDraft,
    problem: view.kind === 'expired' ? null : view.problem,
    rules: RULES,
    clock,
    onValid: () => send({ type: 'passengers.submit' }),
  });
  return (
    <PassengersScreen slots={museumPassengers} view={view} order={order} send={send} clock={clock} form={form}>
      {form.values.passengers.map(({ firstName }, at) => {
        const id = `passengers.${at}.firstName`;
        const problem = form.problems[id];
        return (
          <Card as="section" key={id}>
            <h2>Visitor {at + 1}</h2>
            <TextField
              id={id}
              name={id}
              label="Name"
              value={firstName}
              error={problem && 'Write the name of the visitor.'}
              onChange={(next) => form.changePassenger(at, 'firstName', { firstName: next })}
            />
          </Card>
        );
      })}
    </PassengersScreen>
  );
}

export const museumReview: ReviewSlots<MuseumOrder> = {
  ...hold,
  answersOf: (order) => [{ id: 'museum', term: 'Visit', value: `${order.item.museum}, ${when(order)}` }],
  personTerm: (index) => `Visitor ${index + 1}`,
  Person: ({ passenger: { firstName, lastName } }) => (
    <>
      {firstName} {lastName}
    </>
  ),
  Plans: null,
  protectedOrder: (order) => order,
  rulesOf: () => [{ id: 'bags', icon: 'luggage', text: 'Large bags stay at the entrance.' }],
  rulesHref: pathTo.terms(),
  review: {
    rules: () => 'One rule that costs time',
    rulesLink: () => 'rules of the museum',
    rulesMissing: () => 'To pay, tick the box: you accept the rules of the museum.',
    contact: () => 'Entry code to',
    starting: () => 'Opening the page of the bank. Your places stay yours.',
    atBank: () => 'The page of the bank is open. Your places stay yours while you are there.',
    exhausted: ({ count }) => `You tried to pay ${count} times, and that is the limit.`,
    blocked: () => 'Take the places again to pay.',
  },
};

export const issuedMuseumOrder: MuseumOrder = { ...museumOrder, status: 'issued', isCancellable: true, issuedAt: NOW };
export const museumDocuments: Documents = {
  orderId: museumOrder.orderId,
  reference: museumOrder.reference,
  issuedAt: NOW,
  papers: [{ position: 0, kind: 'entry', number: 'M-20481', holder: null }],
};

export const museumPapers: PapersSlots<MuseumOrder> = {
  steps,
  headline: ({ item }) => `You are expected at the ${item.museum}.`,
  Papers: ({ order, documents, pageUrl, Code }) => (
    <Card as="article">
      <h3>{order.item.museum}</h3>
      <p>
        {when(order)}, {order.summary.people} visitors, code <span className="code">{documents.papers[0]?.number}</span>
      </p>
      <Code url={pageUrl} />
    </Card>
  ),
  calendarHref: null,
  After: ({ order }) => <p>The doors open at {clockOf(order.item.opensAt)}.</p>,
  searchHref: pathTo.home(),
  papers: {
    searchAgain: () => 'Look for another museum',
    issuing: () => 'Paid. The museum writes your entry.',
    issuingPromise: ({ time }) => `You get the code by ${time}. If not, your money goes back.`,
    issuingText: () => 'The code comes by e-mail, too.',
    eventIssuing: () => 'The museum writes the entry',
    eventFailed: () => 'The museum wrote no entry',
    notIssued: () => 'The museum wrote no entry. Your money goes back.',
    notIssuedWhy: () => 'The museum could not take you.',
    cancelledWhy: () => 'The code does not open the door any more.',
    heading: () => 'Entry',
    waiting: () => 'Your code is there. We are fetching it.',
    use: (email) => (email === null ? 'Show the code at the door.' : `Sent to ${email}. Show the code at the door.`),
    downloads: { papers: () => 'Download the code', hasReceipt: false },
    manage: () => 'Cancel the visit',
  },
};

export const museumOrderSlots: OrderSlots<MuseumOrder> = {
  title: (order) => `${order.item.museum}, ${dayText(order)}`,
  factsOf: (order) => [{ id: 'when', text: when(order) }],
  protectionOf: null,
  Papers: ({ documents }) => (documents ? <p>Entry {documents.papers[0]?.number}</p> : null),
  statuses: { issued: () => 'Entry written' },
  stages: {},
  changed: {},
  comingOf: ({ item }) => [{ id: 'visit', time: clockOf(item.opensAt), title: 'The doors open', state: 'next' }],
  events: {
    held: () => 'Places taken',
    awaitingPayment: () => 'Visitors told',
    issuing: () => 'Entry asked for',
    issued: () => 'Entry written',
    issueFailed: () => 'No entry',
  },
  keptOf: () => [],
  words: {
    papers: () => 'Entry',
    progress: () => 'How it goes',
    papersText: () => 'The entry as a file.',
    downloads: { papers: () => 'Download the code', hasReceipt: false },
    papersAgain: () => 'Send the entry again',
    papersTo: ({ email }) => `We send it to ${email}.`,
    fares: () => 'Entries',
    cancelLead: () => 'We look into the rules of the museum first.',
    cancelKeep: () => 'Keep my places',
    cancelNote: () => 'All visitors of the order lose their places.',
    cancelledNone: () => 'Cancelled. The museum gives nothing back.',
  },
};
