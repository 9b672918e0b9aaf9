import { useNavigate, useRouteContext, useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { emailProblem } from '#domain/core/contact.ts';
import { pathTo } from '#domain/core/page-paths.ts';
import { problemsIn } from '#domain/core/problem.ts';
import { dayOf } from '#domain/core/time.ts';
import { queryOfWish, requestOf, wishOf, wishProblems } from '#domain/tours/wish.ts';
import { tourAskView } from '#machines/tours/tour-ask/view.ts';
import { loginHref } from '#src/platform/accounts/login-href.ts';
import { apiOf } from '#src/platform/core/api/api.ts';
import { createFlow } from '#src/platform/core/flow/flow.ts';
import { wiredTourAsk } from '#src/platform/tours/tour-ask-actors.ts';
import { useSession } from '#src/routes/-support/accounts/useSession.ts';
import { useFlow } from '#src/routes/-support/core/pages/useFlow.ts';
import { useFlowView } from '#src/routes/-support/core/pages/useFlowView.ts';
import type { AskData } from '#src/routes/-support/tours/load-asked.ts';
import { type AskEvent, TourAskScreen } from '#src/screens/tours/ask/TourAskScreen.tsx';

type Props = AskData & {
  /** The query of the page, unparsed. */
  readonly search: Readonly<Record<string, unknown>>;
};

/** The form: what is wanted stands in the address, the e-mail only on the page. Once it is asked, the page of the inquiry follows. */
export function TourAskStep({ tour, now, search }: Props) {
  const context = useRouteContext({ from: '__root__' });
  const navigate = useNavigate();
  const { history } = useRouter();
  const { account } = useSession();
  const wish = wishOf(search, tour);
  const held = useRef<ReturnType<typeof requestOf> | null>(null);
  const flow = useFlow(() =>
    createFlow(wiredTourAsk(apiOf(context), held), { input: { flowId: crypto.randomUUID() } }),
  );
  const view = useFlowView(flow, tourAskView);
  const askedId = view.kind === 'asked' ? view.inquiryId : null;
  useEffect(() => {
    if (askedId) history.push(pathTo.tourAsked(askedId));
  }, [askedId, history]);
  const send = (event: AskEvent) => {
    if (event.type === 'wish.change') {
      const next = queryOfWish(event.wish);
      void navigate({
        to: '/iran-tours/ask/{-$inquiryId}',
        params: {},
        search: next,
        replace: true,
        resetScroll: false,
      });
      return;
    }
    const { wish: asks, email } = event;
    // Who waits hears of it in days or weeks: an address is needed. The others may look at the page.
    const isNeeded = !account && (asks.kind === 'waiting' || email !== '');
    const problems = {
      ...wishProblems(asks, tour, dayOf(now)),
      ...(isNeeded ? problemsIn({ email: emailProblem(email) }) : {}),
    };
    held.current = requestOf(asks, account ? '' : email);
    flow.send({
      type: 'question.send',
      faults: Object.entries(problems).map(([field, code]) => ({ field, code })),
    });
  };
  return (
    <TourAskScreen
      view={view}
      data={{ tour, wish, isWaiting: Boolean(search.departure), now, accountEmail: account?.email ?? null }}
      loginHref={loginHref(pathTo.tourAsk(wish ? queryOfWish(wish) : { tour: tour.card.slug }), '')}
      send={send}
    />
  );
}
