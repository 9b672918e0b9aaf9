import { DAY_MS, HOUR_MS } from '#domain/core/time.ts';
import type { AccountSettingsView } from '#machines/accounts/account-settings/view.ts';
import { stepUpViews } from '#machines/accounts/step-up/fixtures.ts';
import { type FormFault, UNTOUCHED } from '#machines/core/form.ts';
import { NOW } from '#machines/core/testing/moment.ts';
import type { components } from '#openapi/generated/types.ts';

type Schemas = components['schemas'];

export const PASSWORD_MISSING: FormFault = { field: 'currentPassword', code: 'required' };
export const PHONE_SESSION_ID = 'd4c3b2a1-0f9e-4d8c-8b7a-6f5e4d3c2b10';

export const account: Schemas['Account'] = {
  accountId: '6b0c8c0e-5d4f-4f6b-9c4e-3a1b2c3d4e5f',
  email: 'anna.keller@example.org',
  isEmailConfirmed: true,
  pendingEmail: null,
  phone: '+49 151 23456789',
  firstName: 'Anna Maria',
  lastName: 'Keller',
  calendarMode: 'gregory',
  currency: 'EUR',
  newsletter: false,
  balance: { amount: 24_350, currency: 'EUR' },
  grantedDiscounts: [{ code: 2026, percent: 10, endsAt: NOW + 40 * DAY_MS }],
  createdAt: NOW - 200 * DAY_MS,
};

export const newAccount: Schemas['Account'] = {
  ...account,
  isEmailConfirmed: false,
  pendingEmail: null,
  firstName: '',
  lastName: '',
  balance: { amount: 0, currency: 'EUR' },
  grantedDiscounts: [],
  createdAt: NOW - HOUR_MS,
};

export const longAccount: Schemas['Account'] = {
  ...account,
  email: 'wolfeschlegelsteinhausenbergerdorff.adlergasse@thurn-und-taxis-hohenstaufen.example.org',
  pendingEmail: 'w.adlergasse-thurn-und-taxis@hohenstaufen-und-freunde.example.org',
  firstName: 'Wolfeschlegelsteinhausenbergerdorff Xx',
  lastName: 'Adlergasse-Thurn-und-Taxis-Hohenstaufen',
  calendarMode: 'persian',
  currency: 'USD',
  newsletter: true,
};

export const sessions: readonly Schemas['Session'][] = [
  {
    sessionId: 'e1d2c3b4-a5f6-4e7d-8c9b-0a1b2c3d4e5f',
    isCurrent: true,
    device: 'Firefox on Linux',
    createdAt: NOW - 2 * HOUR_MS,
    lastSeenAt: NOW,
  },
  {
    sessionId: PHONE_SESSION_ID,
    isCurrent: false,
    device: 'Chrome on Android',
    createdAt: NOW - 6 * DAY_MS,
    lastSeenAt: NOW - DAY_MS,
  },
  {
    sessionId: 'f0e1d2c3-b4a5-4f6e-9d8c-7b6a5f4e3d2c',
    isCurrent: false,
    device: 'A browser',
    createdAt: NOW - 12 * DAY_MS,
    lastSeenAt: NOW - 9 * DAY_MS,
  },
];

export const KEPT: Schemas['Erased']['kept'] = [
  { what: 'openOrders', until: NOW + 15 * DAY_MS },
  { what: 'accounting', until: Date.parse('2033-12-31T20:29:59Z') },
];

const rest = {
  kind: 'settings',
  section: null,
  isSaving: false,
  busy: null,
  preference: {},
  sessionId: null,
  stepUp: null,
  news: null,
  ...UNTOUCHED,
} satisfies AccountSettingsView;

export const accountSettingsViews = {
  rest,
  name: { ...rest, section: 'name' },
  phone: { ...rest, section: 'phone' },
  email: { ...rest, section: 'email' },
  password: { ...rest, section: 'password' },
  missing: { ...rest, section: 'phone', faults: [PASSWORD_MISSING] },
  savingPassword: { ...rest, section: 'password', isSaving: true },
  wrongPassword: {
    ...rest,
    section: 'phone',
    faults: [{ field: 'currentPassword', code: 'password_wrong' }],
    problem: { code: 'invalid_details', message: 'See the fields', fields: { currentPassword: 'password_wrong' } },
  },
  commonPassword: {
    ...rest,
    section: 'password',
    faults: [{ field: 'password', code: 'password_common' }],
    problem: { code: 'invalid_details', message: 'See the fields', fields: { password: 'password_common' } },
  },
  tooMany: {
    ...rest,
    section: 'email',
    problem: { code: 'rate_limited', message: 'Too many tries.', retryAfterSeconds: 1500 },
  },
  savedName: { ...rest, news: 'name' },
  savedEmail: { ...rest, news: 'email' },
  savedPassword: { ...rest, news: 'password' },
  preferring: { ...rest, busy: 'preference', preference: { calendarMode: 'persian' } },
  endingOne: { ...rest, busy: 'session', sessionId: PHONE_SESSION_ID },
  endingOthers: { ...rest, busy: 'sessions' },
  endedOthers: { ...rest, news: 'sessions' },
  exporting: { ...rest, busy: 'export' },
  proving: { ...rest, stepUp: stepUpViews.asking },
  exported: { ...rest, news: 'export' },
  offline: { ...rest, problem: { code: 'unavailable', message: 'The server did not answer.' } },
  erase: { ...rest, section: 'erase' },
  erased: { kind: 'erased', kept: KEPT },
  erasedWhole: { kind: 'erased', kept: [] },
} satisfies Record<string, AccountSettingsView>;
