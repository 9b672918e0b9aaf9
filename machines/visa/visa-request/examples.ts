import type { OrderStatus } from '#domain/core/order-status.ts';
import { orderCheckoutExamples } from '#machines/core/order-checkout/examples.ts';
import type { OrderCheckoutEvent } from '#machines/core/order-checkout/types.ts';
import { orderInfo } from '#machines/core/testing/order-info.ts';
import { ok, problem } from '#machines/core/testing/scripted.ts';
import { DEADLINE, defineExamples, factsOf } from '#machines/trace/examples.ts';
import { saveAnswersOutcomes } from '#machines/visa/visa-applicant/examples.ts';
import { requestees, requesteesNew, requesteesWhole, searchBox } from '#machines/visa/visa-request/fixtures.ts';
import type { visaRequestMachine } from '#machines/visa/visa-request/machine.ts';
import { freshRequest } from '#machines/visa/visa-request/testing.ts';
import type { VisaRequestEvent, VisaRequestInput, VisaRoute } from '#machines/visa/visa-request/types.ts';

const draft = orderInfo('draft', { hasPassengers: false });
const routeTo = (indicatePage: VisaRoute['indicatePage'], open: VisaRoute['open'] = null): VisaRoute => ({
  indicatePage,
  orderId: draft.orderId,
  open,
});
const opened = (more: Partial<VisaRequestInput>): VisaRequestInput => ({
  ...freshRequest,
  order: draft,
  visaRequestees: requestees,
  route: routeTo('results'),
  ...more,
});
const placed = (status: OrderStatus, route: VisaRoute) =>
  opened({ order: orderInfo(status), visaRequestees: requesteesWhole, route });
const show = (route: VisaRoute): VisaRequestEvent => ({ type: 'route.shown', route });

export const visaRequestExamples = defineExamples<typeof visaRequestMachine>({
  inputs: [
    freshRequest,
    { ...freshRequest, searchBox },
    opened({}),
    opened({ route: routeTo('results', { position: 1, page: 'job' }) }),
    opened({ route: routeTo('results', { position: 5, page: 'job' }) }),
    opened({ visaRequestees: requesteesWhole, route: routeTo('results', 'contact') }),
    opened({ route: routeTo('results', 'trip') }),
    placed('awaitingPayment', routeTo('results')),
    placed('awaitingPayment', routeTo('confirm')),
    placed('paid', routeTo('issue')),
    placed('cancelled', routeTo('results')),
  ],
  events: [
    { type: 'request.begin', searchBox },
    { type: 'request.restart' },
    { type: 'page.open', position: 0, page: 'photo' },
    { type: 'tasks.show' },
    { type: 'page.show', page: 'passport' },
    { type: 'page.submit', faults: [], left: [] },
    { type: 'page.submit', faults: [], left: ['declarations'] },
    { type: 'page.submit', faults: [{ field: 'jobTitle', code: 'required' }], left: ['job'] },
    { type: 'picture.settle', position: 0, page: 'photo', isStored: true, faults: [], left: [] },
    { type: 'requestee.change', requestee: { position: 0, left: [] } },
    { type: 'requestee.change', requestee: { position: 1, left: [] } },
    { type: 'processing.choose', processing: 'urgent' },
    { type: 'trip.show' },
    {
      type: 'trip.change',
      searchBox: { ...searchBox, applicants: [{ nationality: 'DE', position: 0 }, { nationality: 'FR' }] },
      version: 1,
    },
    { type: 'contact.show' },
    { type: 'contact.submit', faults: [] },
    { type: 'contact.submit', faults: [{ field: 'email', code: 'email_invalid' }] },
    show(routeTo('results')),
    show(routeTo('results', 'contact')),
    show(routeTo('results', 'trip')),
    show(routeTo('results', { position: 0, page: 'photo' })),
    show(routeTo('confirm')),
    show(routeTo('issue')),
    { type: 'order.arrived', order: draft },
    { type: 'people.arrived', visaRequestees: requesteesNew },
    ...(orderCheckoutExamples.events as readonly OrderCheckoutEvent[]).filter((event) => event.type !== 'list.show'),
  ],
  outcomes: {
    ...orderCheckoutExamples.outcomes,
    saveAnswers: saveAnswersOutcomes,
    beginRequest: [
      ok({ order: draft, visaRequestees: requesteesNew }),
      problem('invalid_details', { fields: { arrival: 'too_soon' } }),
      problem('unavailable'),
    ],
    changeRequest: [
      ok({ order: draft, visaRequestees: requestees }),
      problem('invalid_details', { fields: { arrival: 'arrival_too_soon' } }),
      problem('hold_expired'),
      problem('unavailable'),
    ],
    placeRequest: [
      ok(orderInfo('awaitingPayment')),
      problem('invalid_details', { fields: { 'applicants.0.jobTitle': 'required' } }),
      problem('hold_expired'),
      problem('unavailable'),
    ],
  },
  says: { deadline: DEADLINE },
  facets: {
    visaRequest: factsOf<typeof visaRequestMachine>({
      order: ({ confirmInfo }) => confirmInfo?.status ?? null,
      left: ({ visaRequestees }) => visaRequestees.map(({ left }) => left.length > 0).join(),
      open: ({ open }) => (typeof open === 'string' ? open : open !== null),
      speeds: ({ speeds }) => speeds.length,
      faults: ({ faults }) => faults.length > 0,
      problem: ({ problem }) => problem?.code ?? null,
    }),
  },
  walkedAlone: ['orderCheckout', 'visaApplicant'],
});
