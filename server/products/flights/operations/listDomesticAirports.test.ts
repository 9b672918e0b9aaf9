import { expect, test } from 'vitest';
import { testApp } from '#server/db/testing/test-app.ts';

const server = testApp();

test('the 60 airports come in the shape that our customer set', async () => {
  const answer = await server.app.inject('/api/basic-info/airports/domestic');
  expect(answer.statusCode).toBe(200);
  const airports = answer.json();
  expect(airports.length).toBe(60);
  expect(airports[0]).toEqual({
    name: 'Mehrabad International Airport',
    displayName: [
      { language: 'en-US', value: 'Tehran' },
      { language: 'fa-IR', value: 'تهران' },
    ],
    domainCode: 'THR',
    isPopular: true,
  });
});
