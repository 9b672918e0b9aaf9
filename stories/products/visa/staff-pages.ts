import { HOUR_MS } from '#domain/core/time.ts';
import { NOW, ORDER_ID } from '#machines/core/testing/moment.ts';
import type { StaffRequest, StaffVisaPage } from '#src/screens/visa/staff/staff-request.ts';

const trip = { processing: 'urgent', arrival: '2027-01-20', promisedOn: '2026-12-02' } as const;

const request: StaffRequest = {
  ...trip,
  orderId: ORDER_ID,
  reference: 'SFR-7K2M-9Q',
  version: 7,
  status: 'issuing',
  stage: 'actionNeeded',
  entry: 'airport',
  days: 12,
  residence: 'DE',
  applicants: [
    {
      position: 0,
      nationality: 'DE',
      hasUsedExemption: false,
      verdict: 'airportCode',
      stage: 'underReview',
      answers: {
        firstName: 'Anna',
        lastName: 'Keller',
        sex: 'female',
        birthDate: '1988-03-14',
        passportNumber: 'C01X00T47',
        fatherName: 'K.',
        occupation: 'employed',
        jobTitle: 'software developer',
        workAddress: 'Donaudampfschifffahrtsgesellschaftsstrasse 117, Hinterhaus, 10115 Berlin',
        itinerary: 'Tehran, Kashan, Isfahan, Shiraz and Yazd by train and bus.',
        collectAt: 'airport',
        collectPlace: 'IKA',
        truth: 'yes',
      },
      documents: [],
      correction: null,
      outcome: null,
      code: null,
      refusal: null,
      may: ['askCorrection', 'send', 'issue', 'refuse'],
    },
    {
      position: 1,
      nationality: 'DE',
      hasUsedExemption: false,
      verdict: 'airportCode',
      stage: 'actionNeeded',
      answers: { firstName: 'Jonas', lastName: 'Keller' },
      documents: [],
      correction: { field: 'fatherName', note: 'Please write it in full, without initials.' },
      outcome: null,
      code: null,
      refusal: null,
      may: ['refuse'],
    },
    {
      position: 2,
      nationality: 'DE',
      hasUsedExemption: false,
      verdict: 'airportCode',
      stage: null,
      answers: { firstName: 'Mia', lastName: 'Keller' },
      documents: [],
      correction: null,
      outcome: 'codeIssued',
      code: '000012345678901234',
      refusal: null,
      may: [],
    },
  ],
  log: [
    { at: NOW, by: 'Reza', act: 'askCorrection', position: 1, field: 'fatherName' },
    { at: NOW - HOUR_MS, by: 'Sara', act: 'readDocument', position: 0, field: 'photo' },
  ],
  reviewer: 'staff',
  serverNow: NOW,
};

export const STAFF_PAGES = {
  none: { kind: 'list', list: { requests: [], isAll: true, reviewer: 'staff', serverNow: NOW } },
  list: {
    kind: 'list',
    list: {
      requests: (['submitted', 'underReview', 'actionNeeded', 'sentToMinistry'] as const).map((stage, index) => ({
        ...trip,
        orderId: `${ORDER_ID.slice(0, -1)}${index}`,
        reference: `SFR-7K2M-9${index}`,
        stage,
        people: index + 1,
      })),
      isAll: false,
      reviewer: 'simulated',
      serverNow: NOW,
    },
  },
  request: { kind: 'request', request },
} satisfies Record<string, StaffVisaPage>;
