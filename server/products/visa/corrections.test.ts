import { beforeAll, expect, test, vi } from 'vitest';
import { correctableFields, passengerOfAnswers, VISA_PAGES, type VisaAnswers } from '#domain/visa/visa-application.ts';
import type { components } from '#openapi/generated/types.ts';
import { answersFor } from '#server/products/visa/testing/answers.ts';
import { PEOPLE, PLACES, visaBuyer } from '#server/products/visa/testing/buyer.ts';
import { bookingApp } from '#server/testing/booking-app.ts';
import { nameStaff, staffSignedIn } from '#server/testing/staff.ts';
import { passenger } from '#server/testing/traveller.ts';

// Password hashing is slow by design.
vi.setConfig({ testTimeout: 120_000 });

type Schemas = components['schemas'];
const server = bookingApp();
const { save, paid } = visaBuyer(server);
beforeAll(() => nameStaff(server, { Reza: ['visa.read', 'visa.review'] }));

const [, , clara = passenger()] = PEOPLE;
const FIRST = answersFor(clara);
/** Another valid answer to each field that can be asked again of the third applicant. */
const OTHER: VisaAnswers = {
  firstName: 'Clarissa',
  lastName: 'Zimmermann',
  sex: 'male',
  birthDate: '1989-04-15',
  passportNumber: 'C01X00T99',
  passportType: 'ordinary',
  passportCountry: 'DE',
  passportIssue: '2024-06-02',
  passportExpiry: '2034-06-02',
  passportIssuePlace: 'Bremen',
  blankPages: 'yes',
  birthCountry: 'AT',
  birthCity: 'Wien',
  fatherName: 'Karl Heinz',
  maritalStatus: 'single',
  otherNationality: 'AT',
  previousNationality: 'CH',
  homeCity: 'Potsdam',
  emergencyContact: 'Eva Keller, +49 30 7654321',
  jobTitle: 'Pastry cook',
  employer: 'Backhaus Sued',
  workCity: 'Potsdam',
  workAddress: 'Lange Strasse 2, 14467 Potsdam',
  entryCity: 'Shiraz',
  itinerary: 'Shiraz, Yazd and Kerman by bus.',
  collectPlace: 'SYZ',
  noIsraeliPassport: 'yes',
  notPress: 'yes',
  truth: 'yes',
  consent: 'yes',
};

test('each field that can be asked again: answers, passenger and mail say what was answered', async () => {
  const { browser, orderId } = await paid('leftToStaff');
  await server.runJobs();
  const staff = await staffSignedIn(server, 'Reza');
  const position = PLACES[2];
  const path = `/staff/visa/requests/${orderId}`;
  const read = async () => (await staff.ask('GET', path)).json<Schemas['StaffVisaRequest']>();
  const act = async (said: object) => {
    const { version } = await read();
    return (await staff.ask('POST', `${path}/acts`, { version, position, ...said })).statusCode;
  };
  const fields = correctableFields(FIRST, { nationality: 'DE', verdict: 'airportCode' });
  expect(fields.filter((field) => OTHER[field] === undefined)).toEqual([]);
  expect(Object.values(VISA_PAGES).flat().length).toBeGreaterThan(fields.length);
  let answers: VisaAnswers = FIRST;
  for (const field of fields) {
    expect([field, await act({ act: 'askCorrection', field, note: 'Once more, please.' })]).toEqual([field, 200]);
    answers = { ...answers, [field]: OTHER[field] ?? '' };
    // Other fields in the same request are unchanged.
    const sent = { ...OTHER, ...answers };
    expect([field, (await save(browser, orderId, position, sent)).statusCode]).toEqual([field, 200]);
    const applicant = (await read()).applicants.find((one) => one.position === position);
    expect([field, applicant?.stage, applicant?.answers]).toEqual([field, 'underReview', answers]);
    const { title, firstName, lastName, nationality, passportNumber } = passengerOfAnswers(answers, {
      nationality: 'DE',
    });
    const people = (await browser.read(orderId)).json<Schemas['VisaOrder']>().passengers;
    expect([field, people[2]]).toEqual([
      field,
      {
        ageClass: 'adult',
        ...{ title, firstName, lastName, nationality },
        passportMasked: `•••••${passportNumber?.slice(-4)}`,
      },
    ]);
  }
  await act({ act: 'send' });
  await act({ act: 'issue' });
  const mail = await server.db
    .selectFrom('outbox')
    .select('body_text')
    .where('order_id', '=', orderId)
    .where('subject', 'like', 'Your authorization code%')
    .executeTakeFirstOrThrow();
  expect(mail.body_text).toMatch(/^Clarissa Zimmermann: 0000\d{14}$/m);
});
