import type { Problem } from '#domain/core/problem.ts';
import type { VisaPage } from '#domain/visa/visa-application.ts';

/** One person of a request, as far as decisions need it. The answers lie in the draft of the page and in the query cache. */
export type VisaRequestee = {
  /** Counted from 0. */
  readonly position: number;
  /** Pages on which something is missing or wrong. */
  readonly left: readonly VisaPage[];
};

export type VisaApplicantInput = VisaRequestee & { readonly orderId: string; readonly page: VisaPage };

export type VisaApplicantContext = VisaApplicantInput & {
  /** Fields of the page that shows which cannot stay as they are. */
  readonly faults: readonly VisaFault[];
  /** Counts up each time the focus should move to the first input in error. */
  readonly focusAsked: number;
  /** Why the last page could not be saved. */
  readonly problem: Problem | null;
};

/** What is wrong with a field, as codes; the text typed there is in no event. */
export type VisaFault = { readonly field: string; readonly code: string };

export type VisaApplicantEvent =
  /** The page was checked. left: what is missing on all pages of this person now. */
  | {
      type: 'page.submit';
      faults: readonly VisaFault[];
      left: readonly VisaPage[];
      /** The picture of the page is being sent: the page waits for it. */
      isPictureComing?: boolean;
    }
  /** The picture of a page is stored, or will not be without another press. The page was checked anew. */
  | ({ type: 'picture.settle'; page: VisaPage; isStored: boolean; faults: readonly VisaFault[] } & VisaRequestee)
  /** A picture that was stored, or another tab, changed what is missing. */
  | { type: 'requestee.change'; requestee: VisaRequestee }
  /** A link, Back or Forward asks for a page. */
  | { type: 'page.show'; page: VisaPage };

export type VisaApplicantOutput = VisaRequestee;
export type SaveAnswersInput = { readonly orderId: string; readonly position: number };
