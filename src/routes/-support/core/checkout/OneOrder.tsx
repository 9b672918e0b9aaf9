import { type ComponentType, useState } from 'react';
import { documentsMailView } from '#machines/core/documents-mail/view.ts';
import type { Documents, Order } from '#src/platform/core/api/queries.ts';
import { wiredDocumentsMail } from '#src/platform/core/checkout/documents-mail-actors.ts';
import { isWatched } from '#src/platform/core/checkout/is-watched.ts';
import { createFlow } from '#src/platform/core/flow/flow.ts';
import { useProfileDeps } from '#src/routes/-support/accounts/useProfileDeps.ts';
import {
  cancelPart,
  changePart,
  hasCancel,
  hasRest,
  isRestAside,
  refundsPart,
  restPart,
  watchPart,
} from '#src/routes/-support/core/checkout/late-parts.ts';
import { lifeOf } from '#src/routes/-support/core/checkout/life-of.ts';
import { orderPartOf } from '#src/routes/-support/core/checkout/order-page.ts';
import { useOldPapersForgotten } from '#src/routes/-support/core/checkout/useOldPapersForgotten.ts';
import { useFlow } from '#src/routes/-support/core/pages/useFlow.ts';
import { useFlowView } from '#src/routes/-support/core/pages/useFlowView.ts';
import { LateFits } from '#src/routes/-support/country/LateFits.tsx';
import type { CancelCardProps } from '#src/screens/accounts/profile/CancelCard.tsx';

type Props = {
  readonly order: Order;
  readonly documents: Documents | null;
  /** What it gave its owner, as it was read with the page; null: nothing that lives on. */
  readonly life?: unknown;
  /** Opened with reference and e-mail, or in the browser that made it, outside the profile. */
  readonly isGuest?: boolean;
};

/** It takes the orders of any product, which the type of a part that is loaded late cannot say. */
const Cancel = cancelPart.Late as unknown as ComponentType<Pick<CancelCardProps<Order>, 'order' | 'slots'>>;

export function OneOrder({ order, documents, life = null, isGuest = false }: Props) {
  const { Screen: Page } = orderPartOf(order);
  const deps = useProfileDeps();
  const mail = useFlow(() =>
    createFlow(wiredDocumentsMail(deps.api), { clock: deps.clock, input: { orderId: order.orderId } }),
  );
  const mailView = useFlowView(mail, documentsMailView);
  useOldPapersForgotten(order);
  const isRestShown = useStays(hasRest(order), isRestAside(order));
  const isCancelShown = useStays(hasCancel(order));
  const Life = life === null ? undefined : lifeOf(order)?.Life;
  return (
    <>
      {isWatched(order) ? <watchPart.Late order={order} /> : null}
      <Page
        order={order}
        documents={documents}
        isGuest={isGuest}
        cancel={isCancelShown ? (slots) => <Cancel order={order} slots={slots} /> : null}
        mail={mailView}
        sendMail={mail.send}
        life={Life ? <Life order={order} data={life} /> : null}
        Change={changePart.Late}
        Refunds={order.refunds ? refundsPart.Late : null}
        Rest={isRestShown ? restPart.Late : null}
        fits={documents ? <LateFits order={order} /> : null}
      />
    </>
  );
}

/** What was to be done on this page stays on it, and says how it ended; until something comes between. */
function useStays(isThere: boolean, isAside = false): boolean {
  const [was, setWas] = useState(false);
  const stays = !isAside && (was || isThere);
  if (stays !== was) setWas(stays);
  return stays;
}
