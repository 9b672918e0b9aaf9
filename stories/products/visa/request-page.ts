import { euro } from '#domain/core/money.ts';
import { DAY_MS, HOUR_MS } from '#domain/core/time.ts';
import { VISA_PAGE_ORDER, type VisaAnswers } from '#domain/visa/visa-application.ts';
import { NOW } from '#machines/core/testing/moment.ts';
import type { VisaRequestee } from '#machines/visa/visa-applicant/types.ts';
import type { VisaTrackingView } from '#machines/visa/visa-tracking/stages.ts';
import type { VisaRequestPage } from '#src/screens/visa/request/request-page.ts';
import type { TrackedPage, TrackedPerson } from '#src/screens/visa/tracking/tracked-page.ts';

const ANNA: VisaAnswers = {
  firstName: 'Anna Maria',
  lastName: 'Keller',
  passportNumber: 'C01X00T47',
  birthDate: '1988-03-14',
  occupation: 'employed',
  jobTitle: 'Software developer',
  itinerary: 'Tehran, Isfahan, Shiraz',
  collectAt: 'airport',
  collectPlace: 'IKA',
};
const LONG: VisaAnswers = {
  ...ANNA,
  firstName: 'Wolfeschlegelsteinhausenbergerdorff Maximiliana Theodora',
  lastName: 'von und zu Hohenlohe-Waldenburg-Schillingsfürst',
  itinerary: 'Tehran, Kashan, Isfahan, Yazd, Persepolis, Shiraz, Kerman, Mahan, Bandar Abbas, Qeshm, Tabriz, Ardabil',
};

export const requestPageOf = (requestees: readonly VisaRequestee[], hasLongNames = false): VisaRequestPage => ({
  reference: 'SFR-V31C-7T',
  residence: 'DE',
  entry: 'airport',
  arrival: '2026-12-20',
  days: 12,
  processing: 'normal',
  speeds: [
    { processing: 'normal', each: euro(2500), promisedOn: '2026-12-02' },
    { processing: 'urgent', each: euro(4500), promisedOn: '2026-11-24' },
  ],
  others: [],
  people: requestees.map(({ position, left }) => ({
    position,
    nationality: 'DE',
    verdict: 'airportCode' as const,
    answers:
      left.length === VISA_PAGE_ORDER.length
        ? {}
        : hasLongNames
          ? LONG
          : position === 0
            ? ANNA
            : { ...ANNA, firstName: 'Jonas' },
    begun: position === 1 ? ['person'] : [],
  })),
});

/** One person must correct a field while the other is at the ministry. */
const stageOf = (kind: VisaTrackingView['kind']): TrackedPerson['stage'] =>
  kind === 'submitted' || kind === 'underReview' ? kind : kind === 'cancelled' ? null : 'sentToMinistry';

export const trackedPageOf = ({ kind, asked }: VisaTrackingView): TrackedPage => {
  const hasCodes = kind === 'issued';
  const isRefused = kind === 'refunded' || kind === 'refunding';
  return {
    reference: 'SFR-V31C-7T',
    residence: 'DE',
    arrival: '2026-12-20',
    today: '2026-11-25',
    days: 12,
    promisedOn: '2026-12-02',
    people: [ANNA, { ...ANNA, firstName: 'Jonas', jobTitle: 'Consultant' }].map((answers, position) => ({
      position,
      nationality: 'DE',
      nationalityFa: 'آلمان',
      verdict: 'consulateCode' as const,
      answers,
      correction: asked.some((one) => one.position === position)
        ? { field: 'jobTitle', note: 'Too general for the ministry. Write the kind of work in two or three words.' }
        : null,
      stage:
        hasCodes || isRefused ? null : asked.some((one) => one.position === position) ? 'actionNeeded' : stageOf(kind),
      history: [
        { step: 'submitted' as const, at: NOW - 3 * DAY_MS, field: null },
        { step: 'underReview' as const, at: NOW - 2 * DAY_MS + position * HOUR_MS, field: null },
        ...(asked.some((one) => one.position === position)
          ? [{ step: 'actionNeeded' as const, at: NOW, field: 'jobTitle' }]
          : []),
      ],
      outcome: hasCodes ? 'codeIssued' : isRefused ? 'refused' : null,
      refusal: isRefused ? 'ministryRefused' : null,
      codeUntil: hasCodes ? '2027-02-20' : null,
      enterBy: hasCodes ? '2027-02-20' : null,
      code: hasCodes ? `00004027711800${position}518` : null,
    })),
    reached: { submitted: NOW, codeIssued: hasCodes ? NOW + 7 * 86_400_000 : undefined },
    isSimulated: true,
    paid: kind === 'cancelled' ? null : euro(5000),
    back: isRefused ? euro(2000) : null,
    withdrawal: ['submitted', 'underReview', 'actionNeeded'].includes(kind)
      ? euro(2500)
      : kind === 'sentToMinistry'
        ? euro(0)
        : null,
    orderHref: '/find-booking/1',
    keptUntil: '2027-01-19',
    askHref: '/contact',
    filesHref: hasCodes ? '#' : null,
  };
};
