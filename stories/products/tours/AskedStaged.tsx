import type { AppClock } from '#machines/core/clock.ts';
import type { InquiryEvent } from '#machines/core/inquiry/types.ts';
import type { InquiryView } from '#machines/core/inquiry/view.ts';
import { inquiryAddressViews } from '#machines/core/inquiry-address/fixtures.ts';
import type { components } from '#openapi/generated/types.ts';
import { InquiryAddress } from '#src/screens/core/inquiry/InquiryAddress.tsx';
import { InquiryScreen } from '#src/screens/core/inquiry/InquiryScreen.tsx';
import { tourInquirySlots } from '#src/screens/tours/ask/inquiry-slots.tsx';
import { privateDates } from './asked.ts';
import { tour } from './tour.ts';

type Schemas = components['schemas'];
type Props = {
  readonly view: InquiryView;
  readonly inquiry?: Schemas['ToursInquiry'];
  readonly of?: Schemas['Tour'] | null;
  readonly clock: AppClock;
  readonly send: (event: InquiryEvent) => void;
};

/** The page of an inquiry of a guest. */
export const AskedStaged = ({ view, inquiry = privateDates, of = tour, clock, send }: Props) => (
  <InquiryScreen
    view={view}
    slots={tourInquirySlots}
    of={{ tour: of, inquiry }}
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
