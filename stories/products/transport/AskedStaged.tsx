import { pathTo } from '#domain/core/page-paths.ts';
import type { AppClock } from '#machines/core/clock.ts';
import type { InquiryEvent } from '#machines/core/inquiry/types.ts';
import type { InquiryView } from '#machines/core/inquiry/view.ts';
import { inquiryAddressViews } from '#machines/core/inquiry-address/fixtures.ts';
import type { components } from '#openapi/generated/types.ts';
import { InquiryAddress } from '#src/screens/core/inquiry/InquiryAddress.tsx';
import { InquiryScreen } from '#src/screens/core/inquiry/InquiryScreen.tsx';
import { transportInquirySlots } from '#src/screens/transport/ask/inquiry-slots.tsx';
import { asked } from './asked.ts';

type Props = {
  readonly view: InquiryView;
  readonly inquiry?: components['schemas']['TransportInquiry'];
  readonly clock: AppClock;
  readonly send: (event: InquiryEvent) => void;
};

/** The page of an inquiry of a guest. */
export const AskedStaged = ({ view, inquiry = asked, clock, send }: Props) => (
  <InquiryScreen
    view={view}
    slots={transportInquirySlots}
    of={{ inquiry, formHref: pathTo.transport() }}
    clock={clock}
    answer={
      <InquiryAddress
        view={inquiryAddressViews.asking}
        known=""
        left={inquiry.email}
        loginHref="/login"
        onLeave={() => {}}
      />
    }
    hold={null}
    send={send}
  />
);
