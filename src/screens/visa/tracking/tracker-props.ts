import type { ComponentType, ReactNode } from 'react';
import type { PictureKind } from '#domain/core/picture-rules.ts';
import type { VisaFault } from '#machines/visa/visa-applicant/types.ts';
import type { VisaTrackingEvent } from '#machines/visa/visa-tracking/types.ts';
import type { VisaTrackingView } from '#machines/visa/visa-tracking/view.ts';
import type { CodeProps } from '#src/screens/core/booking/slots.ts';
import type { TrackedPage } from '#src/screens/visa/tracking/tracked-page.ts';

export type TrackerScreenProps = {
  readonly view: VisaTrackingView;
  readonly page: TrackedPage;
  /** What is wrong with what stands in the field that is asked again. */
  readonly check: (position: number, field: string, value: string) => readonly VisaFault[];
  /** What this tab keeps of a field from before the page was loaded; null for nothing. */
  readonly typedBefore: (position: number, field: string) => string | null;
  /** What is typed, at each keystroke: for the tab, and for the port that sends it. */
  readonly onCorrection: (position: number, field: string, value: string) => void;
  /** Where a picture that is asked again is chosen and sent. */
  readonly pictureOf: (position: number, kind: PictureKind) => ReactNode;
  /** What the QR code of a letter opens. */
  readonly pageUrl: string;
  /** The QR code; its code comes late. */
  readonly Code: ComponentType<CodeProps>;
  readonly onPrint: () => void;
  readonly send: (event: VisaTrackingEvent) => void;
};
