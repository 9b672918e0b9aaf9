import type { TransportBookingView } from '#machines/transport/transport-booking/view.ts';
import type { TransportFlow } from '#src/platform/transport/transport-flow.ts';
import { type Query, wishOfUrl } from '#src/platform/transport/transport-url.ts';
import type { TransportData } from '#src/routes/-support/transport/transport-data.ts';
import { WishScreen } from '#src/screens/transport/wish/WishScreen.tsx';

type Props = {
  readonly view: Extract<TransportBookingView, { kind: 'asking' }>;
  readonly flow: TransportFlow;
  readonly data: TransportData;
  /** The query of the page, unparsed. */
  readonly search: Query;
};

export const TransportFormStep = ({ view, flow, data: { prices }, search }: Props) => (
  <WishScreen view={view} prices={prices ?? null} asked={wishOfUrl(search)} clock={flow.clock} send={flow.send} />
);
