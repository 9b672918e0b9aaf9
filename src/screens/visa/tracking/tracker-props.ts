import type { ComponentType, ReactNode } from 'react';
import type { VisaPictureKind } from '#domain/visa/visa-picture-kinds.ts';
import type { OrderTrackingEvent } from '#machines/core/order-tracking/types.ts';
import type { VisaFault } from '#machines/visa/visa-applicant/types.ts';
import type { VisaTrackingView } from '#machines/visa/visa-tracking/stages.ts';
import type { CodeProps } from '#src/screens/core/booking/slots.ts';
import type { TrackedPage } from '#src/screens/visa/tracking/tracked-page.ts';

export type TrackerScreenProps = {
  readonly view: VisaTrackingView;
  readonly page: TrackedPage;
  readonly check: (position: number, field: string, value: string) => readonly VisaFault[];
  /** Value that this tab kept before a reload; null: none. */
  readonly typedBefore: (position: number, field: string) => string | null;
  /** Called at each keystroke, for the tab's storage and the actor. */
  readonly onCorrection: (position: number, field: string, value: string) => void;
  readonly pictureOf: (position: number, kind: VisaPictureKind) => ReactNode;
  /** URL in the QR code. */
  readonly pageUrl: string;
  /** QR code; loads lazily. */
  readonly Code: ComponentType<CodeProps>;
  readonly onPrint: () => void;
  readonly send: (event: OrderTrackingEvent) => void;
};
