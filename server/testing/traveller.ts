import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { components } from '#openapi/generated/types.ts';

type Schemas = components['schemas'];
export type FlightOffer = Schemas['FlightOffer'];
/** Tests mostly use flight orders, which include the fields of all orders. */
export type Order = Schemas['FlightOrder'];
export type PassengerInput = Schemas['PassengerInput'];
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

let keys = 0;

/** One browser: keeps its cookies and sends requests like the site. */
export function traveller(app: () => FastifyInstance, origin = () => 'http://safar.test') {
  const jar = { cookie: '' };
  const ask = async (
    method: Method,
    path: string,
    payload?: object,
    headers: Record<string, string> = {},
  ): Promise<LightMyRequestResponse> => {
    const cookie = jar.cookie ? { cookie: jar.cookie } : {};
    const answer = await app().inject({
      method,
      url: `/api${path}`,
      headers: { origin: origin(), ...cookie, ...headers },
      ...(payload ? { payload } : {}),
    });
    for (const text of [answer.headers['set-cookie'] ?? []].flat()) jar.cookie = withCookie(jar.cookie, text);
    return answer;
  };
  const newKey = () => {
    keys += 1;
    return `test-key-${keys}`;
  };
  return {
    jar,
    ask,
    search: (body: Partial<Schemas['FlightSearch']> = {}) => ask('POST', '/flights/available', { ...SEARCH, ...body }),
    hold: (body: Schemas['FlightHoldRequest'], key = newKey()) =>
      ask('POST', '/flights/holds', body, { 'idempotency-key': key }),
    holdAgain: (orderId: string, body: Schemas['HoldAgainRequest'] = {}, key = newKey()) =>
      ask('POST', `/orders/${orderId}/hold-again`, body, { 'idempotency-key': key }),
    read: (orderId: string) => ask('GET', `/orders/${orderId}`),
    leave: (orderId: string, query = '') => ask('POST', `/orders/${orderId}/payments/leave${query}`),
    extend: (orderId: string) => ask('POST', `/orders/${orderId}/extend`),
    release: (orderId: string) => ask('POST', `/orders/${orderId}/release`),
    pay: (orderId: string, body: Schemas['PaymentRequest'], key = newKey()) =>
      ask('POST', `/orders/${orderId}/payments`, body, { 'idempotency-key': key }),
    documents: (orderId: string) => ask('GET', `/orders/${orderId}/documents`),
    file: (orderId: string, file: Schemas['PaperFileName']) => ask('GET', `/orders/${orderId}/documents/${file}`),
    submit: (orderId: string, details: Schemas['PassengerDetails']) =>
      ask('PUT', `/orders/${orderId}/passengers`, details),
  };
}

/** A Cookie header after one more Set-Cookie; an empty value removes the cookie. */
export function withCookie(cookies: string, setCookie: string): string {
  const pair = setCookie.split(';')[0] ?? '';
  const [name, value] = pair.split('=');
  const others = cookies.split('; ').filter((cookie) => cookie !== '' && !cookie.startsWith(`${name}=`));
  return [...others, ...(value ? [pair] : [])].join('; ');
}

/** Two weeks after the tests' first day, Tehran to Shiraz, one adult. */
export const SEARCH: Schemas['FlightSearch'] = {
  origin: 'THR',
  destination: 'SYZ',
  departureDate: '2026-12-05',
  adult: 1,
  child: 0,
  infant: 0,
};

/** A valid passenger; `change` overrides fields. */
export const passenger = (change: Partial<PassengerInput> = {}): PassengerInput => ({
  ageClass: 'adult',
  title: 'MS',
  firstName: 'Anna',
  lastName: 'Muster',
  birthDate: '1988-03-14',
  nationality: 'DE',
  passportNumber: 'C01X00T47',
  passportCountry: 'DE',
  passportExpiry: '2031-05-01',
  ...change,
});

export const CONTACT = { email: 'anna@example.org', phone: '+49 151 23456789' };

/** The offers of one leg; throws when there are none. */
export function offersOf(answer: LightMyRequestResponse, leg: 'departing' | 'returning' = 'departing'): FlightOffer[] {
  const body = answer.json<Schemas['FlightAvailability']>();
  return body[leg]?.offers ?? [];
}

export function first<T>(items: readonly T[]): T {
  const [item] = items;
  if (item === undefined) throw new Error('Expected at least one');
  return item;
}
