import type { PassengerBookView } from '#machines/accounts/passenger-book/view.ts';
import { stepUpViews } from '#machines/accounts/step-up/fixtures.ts';
import { type FormFault, UNTOUCHED } from '#machines/core/form.ts';
import type { components } from '#openapi/generated/types.ts';

type SavedPassenger = components['schemas']['SavedPassenger'];

export const NAME_MISSING: FormFault = { field: 'firstName', code: 'required' };
export const ANNA_ID = '3f6f2a64-6c1d-4e3a-9e0b-0a8c5d1e2f30';
export const JONAS_ID = '8c1b7f0e-2f4d-4b6a-8d9c-5e4f3a2b1c60';
const MIA_ID = 'a4d2c9b8-7e6f-4a5b-9c3d-2e1f0a9b8c70';
const LONG_ID = 'c0ffee00-1b2c-4d3e-8f4a-5b6c7d8e9f80';

/** The account's owner first; the second passport expires within six months of the fixtures' day. */
export const savedPassengers: readonly SavedPassenger[] = [
  {
    passengerId: ANNA_ID,
    isMe: true,
    title: 'MS',
    firstName: 'Anna Maria',
    lastName: 'Keller',
    birthDate: '1988-03-14',
    nationality: 'DE',
    passportMasked: '••••••T47',
    passportCountry: 'DE',
    passportExpiry: '2034-08-21',
  },
  {
    passengerId: JONAS_ID,
    isMe: false,
    title: 'MR',
    firstName: 'Jonas',
    lastName: 'Keller',
    birthDate: '1986-11-02',
    nationality: 'DE',
    passportMasked: '••••••K92',
    passportCountry: 'DE',
    passportExpiry: '2027-02-03',
  },
  {
    passengerId: MIA_ID,
    isMe: false,
    title: 'MS',
    firstName: 'Mia',
    lastName: 'Keller',
    birthDate: '2014-12-09',
    nationality: 'DE',
    passportMasked: '••••••M15',
    passportCountry: 'DE',
    passportExpiry: '2026-10-30',
  },
];

export const longPassenger: SavedPassenger = {
  passengerId: LONG_ID,
  isMe: false,
  title: 'MR',
  firstName: 'Wolfeschlegelsteinhausenbergerdorff Xx',
  lastName: 'Adlergasse-Thurn-und-Taxis-Hohenstaufen',
  birthDate: '1961-07-30',
  nationality: 'GS',
  passportMasked: '••••••••••••345',
  passportCountry: 'GS',
  passportExpiry: '2031-01-01',
};

const list = { kind: 'list', task: null, news: null, problem: null } satisfies PassengerBookView;
const typing = { kind: 'editing', passengerId: null, isSaving: false, ...UNTOUCHED } as const;

export const passengerBookViews = {
  loading: { kind: 'loading' },
  failed: { kind: 'failed', problem: { code: 'unavailable', message: 'The server did not answer.' } },
  list,
  saved: { ...list, news: 'saved' },
  removed: { ...list, news: 'removed' },
  notShown: { ...list, problem: { code: 'not_found', message: 'Not found' } },
  adding: { ...list, task: typing },
  editing: { ...list, task: { ...typing, passengerId: JONAS_ID } },
  invalid: { ...list, task: { ...typing, faults: [NAME_MISSING] } },
  saving: { ...list, task: { ...typing, isSaving: true } },
  refused: {
    ...list,
    task: {
      ...typing,
      faults: [{ field: 'passportNumber', code: 'passport_invalid' }],
      problem: { code: 'invalid_details', message: 'See the fields', fields: { passportNumber: 'passport_invalid' } },
    },
  },
  full: { ...list, task: { ...typing, problem: { code: 'not_allowed', message: '30 at most' } } },
  removing: { ...list, task: { kind: 'removing', passengerId: JONAS_ID, isBusy: false, problem: null } },
  opening: { ...list, task: { kind: 'opening', passengerId: ANNA_ID } },
  proving: { ...list, task: { kind: 'proving', passengerId: ANNA_ID, stepUp: stepUpViews.asking } },
  shown: { ...list, task: { kind: 'shown', passengerId: ANNA_ID } },
} satisfies Record<string, PassengerBookView>;
