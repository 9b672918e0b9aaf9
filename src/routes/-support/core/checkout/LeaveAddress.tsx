import type { QueryKey } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { inquiryAddressView } from '#machines/core/inquiry-address/view.ts';
import { apiOf } from '#src/platform/core/api/api.ts';
import type { Api } from '#src/platform/core/api/api-client.ts';
import { queryClientOf } from '#src/platform/core/api/query-client.ts';
import { createFlow } from '#src/platform/core/flow/flow.ts';
import { wiredInquiryAddress } from '#src/platform/core/inquiry/inquiry-address-actors.ts';
import { useFlow } from '#src/routes/-support/core/pages/useFlow.ts';
import { useFlowView } from '#src/routes/-support/core/pages/useFlowView.ts';
import { InquiryAddress } from '#src/screens/core/inquiry/InquiryAddress.tsx';
import type { Inquiry } from '#src/screens/core/inquiry/inquiry-slots.ts';

type Props = {
  readonly inquiry: Inquiry;
  /** The query of the product's inquiry. */
  readonly keyOf: (api: Api, inquiryId: string) => { readonly queryKey: QueryKey };
  readonly loginHref: string;
};

/** The field for the address of a guest, with its flow. */
export function LeaveAddress({ inquiry: { inquiryId, email }, keyOf, loginHref }: Props) {
  const context = useRouteContext({ from: '__root__' });
  const flow = useFlow(() => {
    const api = apiOf(context);
    const show = (left: string) =>
      queryClientOf(context).setQueryData<Inquiry>(
        keyOf(api, inquiryId).queryKey,
        (known) => known && { ...known, email: left },
      );
    return createFlow(wiredInquiryAddress(api, show), { input: { inquiryId } });
  });
  const view = useFlowView(flow, inquiryAddressView);
  return (
    <InquiryAddress
      view={view}
      known={email ?? ''}
      left={email}
      loginHref={loginHref}
      onLeave={(typed, faults) => flow.send({ type: 'address.leave', email: typed, faults })}
    />
  );
}
