import { expect, test } from 'vitest';
import { placeHead } from '#domain/transport/place-head.ts';

test.each([
  ['Tehran, north (Vanak, Evin, Saadat Abad, Tajrish)', null, 'Tehran, north'],
  ['تهران، شمال (ونک، اوین)', null, 'تهران، شمال'],
  ['Qom', null, 'Qom'],
  ['Mehrabad Airport (THR)', 'THR', 'Mehrabad Airport (THR)'],
])('%s in large letters', (name, airport, head) => {
  expect(placeHead(name, airport)).toBe(head);
});
