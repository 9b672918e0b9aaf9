import { useRouteContext, useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { emailProblem } from '#domain/core/contact.ts';
import { pathTo } from '#domain/core/page-paths.ts';
import { problemsIn } from '#domain/core/problem.ts';
import { wishProblems } from '#domain/transport/problems.ts';
import { transportAskView } from '#machines/transport/transport-ask/view.ts';
import { loginHref } from '#src/platform/accounts/login-href.ts';
import { apiOf } from '#src/platform/core/api/api.ts';
import { createFlow } from '#src/platform/core/flow/flow.ts';
import { type TransportQuestion, wiredTransportAsk } from '#src/platform/transport/transport-ask-actors.ts';
import { queryOfWish } from '#src/platform/transport/transport-url.ts';
import { useSession } from '#src/routes/-support/accounts/useSession.ts';
import { clockOfPage } from '#src/routes/-support/core/checkout/purchase-page.ts';
import { useFlow } from '#src/routes/-support/core/pages/useFlow.ts';
import { useFlowView } from '#src/routes/-support/core/pages/useFlowView.ts';
import type { AskData } from '#src/routes/-support/transport/load-asked.ts';
import { rememberLater } from '#src/routes/-support/transport/remember-later.ts';
import { TransportAskScreen } from '#src/screens/transport/ask/TransportAskScreen.tsx';

/** What is wanted stands in the address, the e-mail only on the page. Once it is asked, the page of the inquiry follows. */
export function TransportAskStep({ wish, prices, ...served }: AskData) {
  const context = useRouteContext({ from: '__root__' });
  const { history } = useRouter();
  const [clock] = useState(() => clockOfPage(context, served));
  // What the server drew is drawn again as it was.
  const [now] = useState(() => (served.isFromServer ? served.now : clock.now()));
  const { account } = useSession();
  const held = useRef<TransportQuestion | null>(null);
  const flow = useFlow(() =>
    createFlow(wiredTransportAsk(apiOf(context), held), { input: { flowId: crypto.randomUUID() } }),
  );
  const view = useFlowView(flow, transportAskView);
  const askedId = view.kind === 'asked' ? view.inquiryId : null;
  useEffect(() => {
    if (askedId) history.push(pathTo.transportAsk(askedId));
  }, [askedId, history]);
  const ask = (email: string) => {
    // The page has stood open for a while, perhaps.
    const ofWish = prices ? wishProblems(prices, wish, { now: clock.now(), purpose: 'ask' }) : {};
    if (Object.keys(ofWish).length === 0) rememberLater(wish);
    const problems = {
      ...ofWish,
      ...(account || email === '' ? {} : problemsIn({ email: emailProblem(email) })),
    };
    held.current = { wish, ...(account || email === '' ? {} : { email }) };
    flow.send({ type: 'question.send', faults: Object.entries(problems).map(([field, code]) => ({ field, code })) });
  };
  const query = queryOfWish(wish);
  return (
    <TransportAskScreen
      view={view}
      data={{ wish, prices, now, accountEmail: account?.email ?? null }}
      formHref={pathTo.transport(query)}
      loginHref={loginHref(pathTo.transportAskFor(query), '')}
      onAsk={ask}
    />
  );
}
