import type { Problem } from '#domain/core/problem.ts';
import type { VisaPage } from '#domain/visa/visa-application.ts';

/**
 * One applicant of a request, as far as decisions need it. The answers are in the draft of the page and in the query
 * cache.
 */
export type VisaRequestee = {
  /** Zero-based. */
  readonly position: number;
  /** Incomplete or invalid pages. */
  readonly left: readonly VisaPage[];
};

export type VisaApplicantInput = VisaRequestee & { readonly orderId: string; readonly page: VisaPage };

export type VisaApplicantContext = VisaApplicantInput & {
  readonly faults: readonly VisaFault[];
  /** Each increase moves the focus to the first field in error. */
  readonly focusAsked: number;
  readonly problem: Problem | null;
};

/** Validation error of a field as a code; events carry no typed text. */
export type VisaFault = { readonly field: string; readonly code: string };

export type VisaApplicantEvent =
  /** The page was validated. left: all incomplete pages of this person now. */
  | {
      type: 'page.submit';
      faults: readonly VisaFault[];
      left: readonly VisaPage[];
      /** The page's picture is uploading: saving waits for it. */
      isPictureComing?: boolean;
    }
  /** The upload finished: stored, or not stored without another press. The page was validated again. */
  | ({ type: 'picture.settle'; page: VisaPage; isStored: boolean; faults: readonly VisaFault[] } & VisaRequestee)
  /** A stored picture or another tab changed what is missing. */
  | { type: 'requestee.change'; requestee: VisaRequestee }
  /** A link, Back or Forward asks for a page. */
  | { type: 'page.show'; page: VisaPage };

export type VisaApplicantOutput = VisaRequestee;
export type SaveAnswersInput = { readonly orderId: string; readonly position: number };
