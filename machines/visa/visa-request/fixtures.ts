import { VISA_PAGE_ORDER } from '#domain/visa/visa-application.ts';
import { checkoutViews } from '#machines/core/order-checkout/fixtures.ts';
import { ORDER_ID } from '#machines/core/testing/moment.ts';
import { visaApplicantViews } from '#machines/visa/visa-applicant/fixtures.ts';
import type { VisaRequestee } from '#machines/visa/visa-applicant/types.ts';
import { REOPENED } from '#machines/visa/visa-request/setup.ts';
import type { VisaSearchBox } from '#machines/visa/visa-request/types.ts';
import type { VisaRequestView } from '#machines/visa/visa-request/view.ts';

/** A couple from Germany for twelve days, by air. */
export const searchBox: VisaSearchBox = {
  applicants: [{ nationality: 'DE' }, { nationality: 'DE' }],
  residence: 'DE',
  entry: 'airport',
  arrival: '2026-12-20',
  days: 12,
  processing: 'normal',
};

/** The first person has two incomplete pages, the second one has only filled in the passport. */
export const requestees: readonly VisaRequestee[] = [
  { position: 0, left: ['photo', 'declarations'] },
  { position: 1, left: VISA_PAGE_ORDER.slice(1) },
];
export const requesteesNew: readonly VisaRequestee[] = requestees.map((one) => ({ ...one, left: VISA_PAGE_ORDER }));
export const requesteesWhole: readonly VisaRequestee[] = requestees.map((one) => ({ ...one, left: [] }));

const unavailable = { code: 'unavailable', message: 'Try again in a moment.' } as const;
const starting = { kind: 'starting', searchBox: null, isBeginning: false, problem: null } satisfies VisaRequestView;
const tasks = {
  kind: 'tasks',
  orderId: ORDER_ID,
  requestees,
  isWhole: false,
  isPlaced: false,
  isFixed: false,
  wanted: null,
  next: null,
  problem: null,
} satisfies VisaRequestView;
const tripOpen = {
  kind: 'trip',
  orderId: ORDER_ID,
  isPlaced: false,
  isChanging: false,
  problem: null,
} satisfies VisaRequestView;
const contact = {
  kind: 'contact',
  orderId: ORDER_ID,
  isPlacing: false,
  faults: [],
  focusAsked: 0,
  problem: null,
} satisfies VisaRequestView;
const pageOf = (applicant: keyof typeof visaApplicantViews) =>
  ({
    kind: 'applicant',
    orderId: ORDER_ID,
    applicant: visaApplicantViews[applicant],
  }) satisfies VisaRequestView;

export const visaRequestViews = {
  starting,
  startingFromVerdict: { ...starting, searchBox },
  startingFromTour: { ...starting, searchBox: { ...searchBox, travellersOf: ORDER_ID } },
  beginning: { ...starting, searchBox, isBeginning: true },
  notHelped: {
    ...starting,
    searchBox,
    problem: { code: 'invalid_details', message: 'Nobody can be helped.', fields: { arrival: 'too_soon' } },
  },
  tasksNew: { ...tasks, requestees: requesteesNew },
  tasks,
  tasksChanging: { ...tasks, wanted: 'urgent' },
  tasksNotChanged: { ...tasks, problem: unavailable },
  tasksWhole: { ...tasks, requestees: requesteesWhole, isWhole: true },
  tasksPlaced: { ...tasks, requestees: requesteesWhole, isWhole: true, isPlaced: true },
  tasksReopened: { ...tasks, requestees: requesteesWhole, isWhole: true, problem: REOPENED },
  tasksPaying: { ...tasks, requestees: requesteesWhole, isWhole: true, isPlaced: true, isFixed: true },
  tripOpen,
  tripOfPlaced: { ...tripOpen, isPlaced: true },
  tripChanging: { ...tripOpen, isChanging: true },
  tripRefused: {
    ...tripOpen,
    problem: { code: 'invalid_details', message: 'Nobody can be helped.', fields: { arrival: 'arrival_too_soon' } },
  },
  tripConflict: { ...tripOpen, problem: { code: 'conflict', message: 'The request was changed meanwhile.' } },
  tripNotChanged: { ...tripOpen, problem: unavailable },
  passport: pageOf('passport'),
  person: pageOf('person'),
  job: pageOf('job'),
  jobFaulty: pageOf('faulty'),
  trip: pageOf('trip'),
  tripSaving: pageOf('saving'),
  tripNotSaved: pageOf('notSaved'),
  collect: pageOf('collect'),
  photo: pageOf('photo'),
  photoAwaited: pageOf('awaitingPicture'),
  declarations: pageOf('declarations'),
  contact,
  contactFaulty: { ...contact, faults: [{ field: 'email', code: 'email_invalid' }], focusAsked: 1 },
  placing: { ...contact, isPlacing: true },
  notPlaced: { ...contact, problem: unavailable },
  notWhole: {
    ...contact,
    problem: {
      code: 'invalid_details',
      message: 'Some answers need a correction.',
      fields: { arrival: 'arrival_too_soon', 'applicants.1.passportNumber': 'same_passport' },
    },
  },
  withdrawn: { kind: 'ended', wasPaid: true, problem: { code: 'hold_expired', message: 'The hold ended.' } },
  ended: { kind: 'ended', wasPaid: false, problem: { code: 'hold_expired', message: 'The hold ended.' } },
  reviewing: checkoutViews.reviewing,
} satisfies Record<string, VisaRequestView>;
