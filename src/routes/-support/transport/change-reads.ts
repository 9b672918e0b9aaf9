import { unwrap } from '#src/platform/core/api/api.ts';
import { readToldPassengers } from '#src/platform/core/checkout/told-passengers-query.ts';
import type { ChangeReads } from '#src/routes/-support/core/checkout/change-reads.ts';
import { useLateDocument } from '#src/routes/-support/core/pages/useLateDocument.ts';
import type { RunReads } from '#src/screens/transport/change/run-reads.ts';

export const changeReads: ChangeReads = (api): RunReads => ({
  useToldPeople: (orderId) => {
    const { document, hasFailed, readAgain } = useLateDocument(orderId, () => readToldPassengers(api, orderId));
    return hasFailed ? { again: readAgain } : document;
  },
  useOtherRuns: (orderId) => {
    const { document, hasFailed, readAgain } = useLateDocument(orderId, () =>
      unwrap(api.GET('/transport/orders/{orderId}/other-runs', { params: { path: { orderId } } })),
    );
    return hasFailed ? { again: readAgain } : document;
  },
});
