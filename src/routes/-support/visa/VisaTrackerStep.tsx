import { useRouteContext } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { pathTo } from '#domain/core/page-paths.ts';
import { orderPassportsUntil } from '#domain/core/retention.ts';
import { isBeingIssued, isFailing, isIssued } from '#domain/core/status-questions.ts';
import { dayOf } from '#domain/core/time.ts';
import { visaAnswerProblems, withPassportCountry } from '#domain/visa/visa-application.ts';
import { visaTrackingView } from '#machines/visa/visa-tracking/stages.ts';
import { apiOf } from '#src/platform/core/api/api.ts';
import { queryClientOf } from '#src/platform/core/api/query-client.ts';
import { tabStorage } from '#src/platform/core/device/tab-storage.ts';
import { createServerClock } from '#src/platform/core/flow/clock.ts';
import { createFlow } from '#src/platform/core/flow/flow.ts';
import { wiredVisaTracking } from '#src/platform/visa/visa-actors.ts';
import { createVisaCorrections } from '#src/platform/visa/visa-corrections.ts';
import type { VisaOrder } from '#src/platform/visa/visa-order.ts';
import { type VisaRequest, visaRequestQuery } from '#src/platform/visa/visa-queries.ts';
import { trackedOf } from '#src/platform/visa/visa-requestees.ts';
import { useFlow } from '#src/routes/-support/core/pages/useFlow.ts';
import { useFlowView } from '#src/routes/-support/core/pages/useFlowView.ts';
import { withPicture } from '#src/routes/-support/core/pictures/with-picture.ts';
import { VisaPictureHost } from '#src/routes/-support/visa/visa-picture.ts';
import { paperHref } from '#src/screens/core/booking/paper-href.ts';
import { Resuming, Verifying } from '#src/screens/core/issue/Asking.tsx';
import type { IssueScreenProps } from '#src/screens/core/issue/IssueScreen.tsx';
import { isVisaField } from '#src/screens/visa/request/fields.ts';
import { TrackerScreen } from '#src/screens/visa/tracking/TrackerScreen.tsx';
import type { TrackedPage } from '#src/screens/visa/tracking/tracked-page.ts';
import { Section, Wrap } from '#src/ui/layout.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';

type Props = Omit<IssueScreenProps<VisaOrder>, 'slots'>;

/** After the payment: shows the bank check, then the tracker. */
export function VisaTrackerStep(props: Props) {
  const { view, order, isElsewhere = false, send } = props;
  const context = useRouteContext({ from: '__root__' });
  const request = queryClientOf(context).getQueryData(visaRequestQuery(apiOf(context), order.orderId).queryKey);
  if (view.kind !== 'verifying' && view.kind !== 'resuming' && request)
    return <Tracked key={order.orderId} first={request} {...props} />;
  return (
    <Section isTight>
      <Wrap>
        {view.kind === 'verifying' ? (
          <Verifying order={order} view={view} isElsewhere={isElsewhere} send={send} />
        ) : view.kind === 'resuming' ? (
          <Resuming order={order} view={view} send={send} />
        ) : (
          <Skeleton />
        )}
      </Wrap>
    </Section>
  );
}

export const bringVisaTracker = () => withPicture(VisaPictureHost, VisaTrackerStep);

type TrackedProps = Pick<Props, 'order' | 'pageUrl' | 'Code'> & { readonly first: VisaRequest };

function Tracked({ first, order, pageUrl, Code }: TrackedProps) {
  const context = useRouteContext({ from: '__root__' });
  const api = apiOf(context);
  const queryClient = queryClientOf(context);
  const [corrections] = useState(() => createVisaCorrections(tabStorage(), order.orderId));
  const actor = useFlow(() => {
    const clock = createServerClock(context.now);
    return createFlow(wiredVisaTracking({ api, queryClient, clock }, corrections), {
      input: { tracked: trackedOf(first) },
      clock,
    });
  });
  const view = useFlowView(actor, visaTrackingView);
  const request = queryClient.getQueryData(visaRequestQuery(api, order.orderId).queryKey) ?? first;
  const caseOf = (position: number) => request.applicants.find((one) => one.position === position);
  return (
    <TrackerScreen
      view={view}
      page={trackedPage(request, order)}
      check={(position, field, value) => {
        const applicant = caseOf(position);
        if (!applicant || !isVisaField(field)) return [];
        const { nationality, verdict } = applicant;
        const code = visaAnswerProblems(
          { ...applicant.answers, [field]: value },
          { nationality, verdict, arrival: request.arrival, today: dayOf(request.serverNow) },
        )[field];
        return code ? [{ field, code }] : [];
      }}
      typedBefore={corrections.read}
      onCorrection={corrections.write}
      pictureOf={(position, kind) => (
        <Suspense fallback={<Skeleton />}>
          <VisaPictureHost.Screen
            key={`${position} ${kind}`}
            {...{ orderId: order.orderId, position, kind }}
            // The stored picture was rejected.
            pictureId={null}
            error={undefined}
            mayRemove={false}
            onStored={() => {
              // It may arrive after the page was left, which refetches when it opens again.
              if (actor.getSnapshot().status === 'active') actor.send({ type: 'picture.stored', position });
            }}
          />
        </Suspense>
      )}
      pageUrl={pageUrl}
      Code={Code}
      onPrint={() => window.print()}
      send={actor.send}
    />
  );
}

/** The refund by the rules; the full total if the answer was late. */
const backOf = ({ refunded, status, total }: VisaOrder) =>
  refunded ?? (isFailing(status) || status === 'refunded' ? total : null);

function trackedPage(request: VisaRequest, order: VisaOrder): TrackedPage {
  const people = request.applicants.filter(({ needsCode }) => needsCode);
  return {
    reference: order.reference,
    residence: request.residence,
    arrival: request.arrival,
    today: dayOf(request.serverNow),
    days: request.days,
    promisedOn: request.promisedOn,
    people: people.map(
      ({
        position,
        nationality,
        nationalityFa,
        verdict,
        answers,
        stage,
        correction,
        history,
        outcome,
        code,
        codeUntil,
        enterBy,
        refusal,
        insured,
      }) => ({
        position,
        nationality,
        nationalityFa,
        verdict,
        answers: withPassportCountry(answers, { nationality }),
        stage,
        correction,
        history,
        outcome,
        refusal,
        ...(insured && { insured }),
        code,
        codeUntil,
        enterBy,
      }),
    ),
    reached: {
      submitted: order.events.find(({ status }) => status === 'paid')?.at,
      codeIssued: order.issuedAt ?? undefined,
    },
    isSimulated: request.isSimulated,
    paid: order.payment?.status === 'succeeded' ? order.total : null,
    back: backOf(order),
    withdrawal: request.withdrawal,
    keptUntil:
      isBeingIssued(order.status) || isIssued(order.status) ? dayOf(orderPassportsUntil(order.summary.startsAt)) : null,
    askHref: pathTo.contact({ order: order.orderId }),
    filesHref: isIssued(order.status) ? paperHref(order.orderId, 'papers') : null,
    orderHref: order.isInAccount ? pathTo.order(order.orderId) : pathTo.foundOrder(order.orderId),
  };
}
