import { Suspense, useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { emailProblem } from '#domain/core/contact.ts';
import { pathTo } from '#domain/core/page-paths.ts';
import type { PassengerDraft } from '#domain/core/passengers.ts';
import { internationalPhoneProblem } from '#domain/core/phone.ts';
import { dayOf } from '#domain/core/time.ts';
import {
  emptyApplicants,
  VISA_PAGE_ORDER,
  VISA_PAGES,
  type VisaAnswers,
  type VisaPage,
} from '#domain/visa/visa-application.ts';
import { promisedDay, speedsFor } from '#domain/visa/visa-fees.ts';
import type { VisaRequestView } from '#machines/visa/visa-request/view.ts';
import { requestSignIn } from '#src/platform/accounts/sign-in-channel.ts';
import { withContact } from '#src/platform/core/checkout/with-contact.ts';
import { visaDraft } from '#src/platform/visa/visa-draft.ts';
import type { VisaFlow } from '#src/platform/visa/visa-flow.ts';
import type { VisaOrder } from '#src/platform/visa/visa-order.ts';
import type { VisaRequest } from '#src/platform/visa/visa-queries.ts';
import { urlOfTask } from '#src/platform/visa/visa-request-url.ts';
import { applicantState, PICTURES } from '#src/platform/visa/visa-requestees.ts';
import { useSession } from '#src/routes/-support/accounts/useSession.ts';
import { KeepOrder } from '#src/routes/-support/core/checkout/KeepOrder.tsx';
import { withPicture } from '#src/routes/-support/core/pictures/with-picture.ts';
import { useKeptStart } from '#src/routes/-support/visa/useKeptStart.ts';
import type { VisaData } from '#src/routes/-support/visa/visa-data.ts';
import { VisaPictureHost } from '#src/routes/-support/visa/visa-picture.ts';
import { PictureLoading } from '#src/screens/core/picture/PictureLoading.tsx';
import { ContactScreen } from '#src/screens/visa/request/ContactScreen.tsx';
import { EndedScreen } from '#src/screens/visa/request/EndedScreen.tsx';
import { PersonScreen } from '#src/screens/visa/request/PersonScreen.tsx';
import { personName } from '#src/screens/visa/request/person-name.ts';
import type { VisaRequestPage } from '#src/screens/visa/request/request-page.ts';
import { StartScreen } from '#src/screens/visa/request/StartScreen.tsx';
import {
  asked,
  soldArrivals,
  startFaults,
  type VisaDay,
  type VisaStart,
} from '#src/screens/visa/request/start-faults.ts';
import { TasksScreen } from '#src/screens/visa/request/TasksScreen.tsx';
import { TripScreen } from '#src/screens/visa/request/TripScreen.tsx';
import { Section, Wrap } from '#src/ui/layout.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';

type Filling = Extract<VisaRequestView, { kind: 'starting' | 'trip' | 'tasks' | 'applicant' | 'contact' | 'ended' }>;
type Props = {
  readonly view: Filling;
  readonly order: VisaOrder | null;
  readonly request: VisaRequest | null;
  readonly flow: VisaFlow;
  readonly data: VisaData;
};

/** The pages before the request is placed, with this tab's newer answers. */
export function VisaFillingStep(props: Props) {
  const { view, order, flow } = props;
  return (
    <>
      {order && view.kind !== 'starting' && view.kind !== 'ended' ? <KeepOrder order={order} flow={flow} /> : null}
      <Shown {...props} />
    </>
  );
}

function Shown({ view, request, flow, data }: Props) {
  if (view.kind === 'starting') return <Start view={view} flow={flow} data={data} />;
  if (view.kind === 'ended') return <EndedScreen wasPaid={view.wasPaid} problem={view.problem} send={flow.send} />;
  if (!request) {
    return (
      <Section isTight>
        <Wrap>
          <Skeleton />
        </Wrap>
      </Section>
    );
  }
  if (view.kind === 'trip') return <Trip view={view} request={request} flow={flow} data={data} />;
  if (view.kind === 'contact') return <ContactStep view={view} request={request} flow={flow} data={data} />;
  return <Answers view={view} request={request} flow={flow} reference={data.order?.reference ?? ''} />;
}

export const bringVisaFilling = () => withPicture(VisaPictureHost, VisaFillingStep);

function Start({
  view,
  flow,
  data,
}: Pick<Props, 'flow' | 'data'> & { readonly view: Extract<Filling, { kind: 'starting' }> }) {
  return (
    <StartScreen
      view={view}
      {...useKeptStart('new', view.searchBox)}
      {...rulesOf(flow, data)}
      send={(event) =>
        flow.send(
          event.type === 'request.begin' ? { ...event, searchBox: asked(event.searchBox, visaDay(flow, data)) } : event,
        )
      }
    />
  );
}

type TripProps = Pick<Props, 'flow' | 'data'> & {
  readonly view: Extract<Filling, { kind: 'trip' }>;
  readonly request: VisaRequest;
};

function Trip({ view, request, flow, data }: TripProps) {
  const { orderId, version } = request;
  return (
    <TripScreen
      view={view}
      trip={request}
      {...useKeptStart(orderId, version)}
      nameOf={(position) => personName({ position, answers: answersAt(request, position) })}
      {...rulesOf(flow, data)}
      tasksHref={pathTo.visaRequest({ order: orderId })}
      href={pathTo.visaRequest(urlOfTask(orderId, 'trip'))}
      send={(event) =>
        flow.send(
          event.type === 'trip.change'
            ? { ...event, searchBox: asked(event.searchBox, visaDay(flow, data), request.processing) }
            : event,
        )
      }
    />
  );
}

const visaDay = ({ clock }: VisaFlow, { rules }: VisaData): VisaDay => ({ today: dayOf(clock.now()), rules });

const rulesOf = (flow: VisaFlow, data: VisaData) => {
  const day = visaDay(flow, data);
  return {
    rules: day.rules,
    check: (start: VisaStart) => startFaults(start, day),
    rangeOf: (start: VisaStart) => soldArrivals(start, day),
  };
};

const answersAt = ({ applicants }: VisaRequest, position: number): VisaAnswers =>
  applicants.find((one) => one.position === position)?.answers ?? {};

const hrefOf = (orderId: string) => (position: number, page: VisaPage) =>
  pathTo.visaRequest(urlOfTask(orderId, { position, page }));

type AnswersProps = {
  readonly view: Extract<Filling, { kind: 'tasks' | 'applicant' }>;
  readonly request: VisaRequest;
  readonly flow: VisaFlow;
  readonly reference: string;
};

/** The tasks and the pages of travellers. The tab's answers are read after hydration, so that the first render equals the server's. */
function Answers({ view, request, flow, reference }: AnswersProps) {
  const { orderId } = request;
  const [isAwake, setAwake] = useState(false);
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => setAwake(true), []);
  const taker = useRef<(() => boolean) | null>(null);
  const answersOf = useCallback(
    (position: number): VisaAnswers =>
      isAwake ? flow.readAnswers(orderId, position, answersAt(request, position)) : answersAt(request, position),
    [isAwake, flow, orderId, request],
  );
  const page = pageOf(request, reference, answersOf);
  if (view.kind === 'tasks')
    return (
      <TasksScreen
        view={view}
        page={page}
        hrefOf={hrefOf(orderId)}
        tripHref={pathTo.visaRequest(urlOfTask(orderId, 'trip'))}
        send={flow.send}
      />
    );
  const { applicant } = view;
  const own = request.applicants.find(({ position }) => position === applicant.position);
  const person = page.people.find(({ position }) => position === applicant.position);
  if (applicant.kind !== 'page' || !own || !person) return null;
  const kind = PICTURES[applicant.page];
  const { position } = own;
  /** Problems of a page. `now`: a picture may arrive after the page was left. */
  const check = (shown: VisaPage, now = request) => {
    const one = now.applicants.find((other) => other.position === position) ?? own;
    const answers = isAwake ? flow.readAnswers(orderId, position, one.answers) : one.answers;
    const { faultsOn, left } = applicantState(one, answers, now, flow.clock.now());
    return { faults: faultsOn(shown), left };
  };
  return (
    <PersonScreen
      key={`${applicant.position}:${applicant.page}`}
      applicant={applicant}
      person={person}
      people={page.people}
      residence={request.residence}
      arrival={request.arrival}
      today={dayOf(request.serverNow)}
      picture={(error) =>
        kind ? (
          <Suspense fallback={<PictureLoading />}>
            <VisaPictureHost.Screen
              key={kind}
              orderId={orderId}
              position={applicant.position}
              kind={kind}
              pictureId={own.documents.find((one) => one.kind === kind)?.pictureId ?? null}
              error={error}
              mayRemove={request.status === 'draft'}
              taker={taker}
              onStored={(now) => {
                const { left } = check(applicant.page, now);
                flow.send({ type: 'requestee.change', requestee: { position, left } });
              }}
              onSettled={(isStored, now) => {
                const { page: awaited } = applicant;
                flow.send({ type: 'picture.settle', position, page: awaited, isStored, ...check(awaited, now) });
              }}
            />
          </Suspense>
        ) : null
      }
      check={(shown) => check(shown)}
      takePicture={() => taker.current?.() ?? false}
      elsewhere={isAwake ? flow.readElsewhere(orderId, position) : {}}
      onKeepMine={() => {
        flow.keepMine(orderId, position);
        redraw();
      }}
      onAnswer={(field, value) => {
        flow.writeAnswer(orderId, applicant.position, own.answers, field, value);
        redraw();
      }}
      tasksHref={pathTo.visaRequest({ order: orderId })}
      send={flow.send}
    />
  );
}

function pageOf(
  request: VisaRequest,
  reference: string,
  answersOf: (position: number) => VisaAnswers,
): VisaRequestPage {
  const { applicants, fees, serverNow } = request;
  const verdicts = applicants.filter(({ needsCode }) => needsCode).map(({ verdict }) => verdict);
  const today = dayOf(serverNow);
  return {
    reference,
    residence: request.residence,
    entry: request.entry,
    arrival: request.arrival,
    days: request.days,
    processing: request.processing,
    given: fees.given,
    speeds: speedsFor(verdicts).map((processing) => ({
      processing,
      each: fees[processing],
      promisedOn: promisedDay(today, processing, verdicts),
    })),
    others: applicants
      .filter(({ needsCode }) => !needsCode)
      .map(({ position, nationality, verdict }) => ({ position, nationality, verdict })),
    people: applicants
      .filter(({ needsCode }) => needsCode)
      .map(({ position, nationality, verdict }) => {
        const answers = answersOf(position);
        return {
          position,
          nationality,
          verdict,
          answers,
          begun: VISA_PAGE_ORDER.filter((page) => VISA_PAGES[page].some((field) => answers[field])),
        };
      }),
  };
}

type ContactProps = Pick<Props, 'flow' | 'data'> & {
  readonly view: Extract<Filling, { kind: 'contact' }>;
  readonly request: VisaRequest;
};

type Contact = Pick<PassengerDraft, 'email' | 'phone'>;

/** The order's draft holds e-mail and phone, as for all products. */
function ContactStep({ view, request, flow, data }: ContactProps) {
  const { account } = useSession();
  const { orderId } = request;
  const [draft, setDraft] = useState<PassengerDraft>(() =>
    withContact(
      data.draft ?? {
        email: '',
        phone: '',
        passengers: emptyApplicants(request.applicants.filter(({ needsCode }) => needsCode).length),
      },
      account,
    ),
  );
  // The latest value: two fields may change before a render.
  const held = useRef(draft);
  const show = (next: PassengerDraft) => {
    held.current = next;
    setDraft(next);
  };
  // Fields that the user typed or cleared stay, also when the account becomes known later.
  const touched = useRef<Partial<Contact>>({});
  const accountId = account?.accountId;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each person: what was emptied stays empty.
  useEffect(() => {
    held.current = { ...withContact(flow.recallDraft(orderId, held.current, visaDraft), account), ...touched.current };
    setDraft(held.current);
  }, [flow, orderId, accountId]);
  const contact = { email: draft.email, phone: draft.phone };
  return (
    <ContactScreen
      view={view}
      contact={contact}
      check={() => {
        flow.writeDraft(orderId, held.current);
        const found = [
          { field: 'email', code: emailProblem(contact.email) },
          { field: 'phone', code: internationalPhoneProblem(contact.phone) },
        ];
        return found.flatMap(({ field, code }) => (code ? [{ field, code }] : []));
      }}
      onContact={(field, value) => {
        touched.current = { ...touched.current, [field]: value };
        show({ ...held.current, [field]: value });
        flow.writeDraft(orderId, held.current);
      }}
      onLogin={account ? undefined : () => requestSignIn({ type: 'login.open', origin: 'visa', ...contact })}
      hrefOf={(task) => pathTo.visaRequest(urlOfTask(orderId, task))}
      tasksHref={pathTo.visaRequest({ order: orderId })}
      send={flow.send}
    />
  );
}
