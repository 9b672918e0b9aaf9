import type { VisaRoute } from '#machines/visa/visa-request/types.ts';
import type { VisaRequestView } from '#machines/visa/visa-request/view.ts';

/** The route of a view; the bridge corrects a URL that differs. */
export function routeOf(view: VisaRequestView): VisaRoute {
  switch (view.kind) {
    case 'starting':
    case 'ended':
      return { indicatePage: 'results', orderId: null, open: null };
    case 'tasks':
      return { indicatePage: 'results', orderId: view.orderId, open: null };
    case 'trip':
      return { indicatePage: 'results', orderId: view.orderId, open: 'trip' };
    case 'applicant': {
      const { applicant } = view;
      const open = applicant.kind === 'page' ? { position: applicant.position, page: applicant.page } : null;
      return { indicatePage: 'results', orderId: view.orderId, open };
    }
    case 'contact':
    case 'passengers':
      return { indicatePage: 'results', orderId: view.orderId, open: 'contact' };
    case 'review':
      return { indicatePage: 'confirm', orderId: view.orderId, open: null };
    case 'expired':
    case 'resuming':
      return { indicatePage: view.page === 'passengers' ? 'results' : view.page, orderId: view.orderId, open: null };
    case 'verifying':
    case 'issuing':
    case 'issued':
    case 'refunded':
      return { indicatePage: 'issue', orderId: view.orderId, open: null };
  }
}
