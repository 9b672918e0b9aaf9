import type { Problem } from '#domain/core/problem.ts';
import type { VisaProcessing } from '#domain/visa/visa-fees.ts';
import { type CheckoutPageView, orderCheckoutView } from '#machines/core/order-checkout/view.ts';
import type { VisaFault, VisaRequestee } from '#machines/visa/visa-applicant/types.ts';
import { type VisaApplicantView, visaApplicantView } from '#machines/visa/visa-applicant/view.ts';
import type { VisaRequestSnapshot } from '#machines/visa/visa-request/machine.ts';
import { mayReplan } from '#machines/visa/visa-request/setup.ts';
import type { VisaSearchBox, VisaTask } from '#machines/visa/visa-request/types.ts';

/** All that a screen may know of the request. Request and order come from the query cache. */
export type VisaRequestView =
  | { kind: 'starting'; searchBox: VisaSearchBox | null; isBeginning: boolean; problem: Problem | null }
  | {
      kind: 'tasks';
      orderId: string;
      requestees: readonly VisaRequestee[];
      /** Complete: it can be reviewed and paid. */
      isWhole: boolean;
      /** Already placed: another trip or speed makes it a draft again. */
      isPlaced: boolean;
      /** Trip and speed cannot change any more. */
      isFixed: boolean;
      /** The last chosen speed that is not saved yet; null: none. */
      wanted: VisaProcessing | null;
      /** What opens after saving. */
      next: VisaTask;
      problem: Problem | null;
    }
  | { kind: 'trip'; orderId: string; isPlaced: boolean; isChanging: boolean; problem: Problem | null }
  | { kind: 'applicant'; orderId: string; applicant: VisaApplicantView }
  | {
      kind: 'contact';
      orderId: string;
      isPlacing: boolean;
      faults: readonly VisaFault[];
      focusAsked: number;
      problem: Problem | null;
    }
  /** `wasPaid`: withdrawn after the payment; otherwise its draft ended. */
  | { kind: 'ended'; wasPaid: boolean; problem: Problem | null }
  | CheckoutPageView;

export function visaRequestView(snapshot: VisaRequestSnapshot): VisaRequestView {
  const { searchBox, visaRequestees, confirmInfo, open, speeds, faults, focusAsked, problem } = snapshot.context;
  if (snapshot.matches('ended')) return { kind: 'ended', wasPaid: (confirmInfo?.promisedAt ?? null) !== null, problem };
  const child = snapshot.children.checkout?.getSnapshot();
  const checkout = child ? orderCheckoutView(child) : null;
  const isGivenBack = snapshot.matches('filling') && child?.matches('releasing') === true;
  // The checkout changes its page just before the tasks appear or disappear.
  if (checkout && checkout.kind !== 'away' && checkout.kind !== 'left' && !isGivenBack) return checkout;
  if (!confirmInfo) return { kind: 'starting', searchBox, isBeginning: snapshot.matches('beginning'), problem };
  const { orderId, status } = confirmInfo;
  const applicant = snapshot.children.visaApplicant?.getSnapshot();
  if (applicant?.status === 'active') return { kind: 'applicant', orderId, applicant: visaApplicantView(applicant) };
  const isPlacing = snapshot.matches({ filling: { contact: 'placing' } });
  if (snapshot.matches({ filling: 'contact' }))
    return { kind: 'contact', orderId, isPlacing, faults, focusAsked, problem };
  const isChangingTrip = snapshot.matches({ filling: { trip: 'changing' } });
  if (snapshot.matches({ filling: 'trip' }))
    return { kind: 'trip', orderId, isPlaced: status !== 'draft', isChanging: isChangingTrip, problem };
  const isChanging = snapshot.matches({ filling: { tasks: 'changing' } });
  return {
    kind: 'tasks',
    orderId,
    requestees: visaRequestees,
    isWhole: visaRequestees.length > 0 && visaRequestees.every(({ left }) => left.length === 0),
    isPlaced: status !== 'draft',
    isFixed: !mayReplan(confirmInfo),
    wanted: isChanging ? (speeds.at(-1) ?? null) : null,
    next: isChanging ? open : null,
    problem,
  };
}
