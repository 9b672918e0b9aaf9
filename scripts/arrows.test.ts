import fs from 'node:fs';
import { describe, expect, test } from 'vitest';
import { arrowsIn, roomsIn, towersIn, wrongArrows } from './arrows.ts';

const towers = towersIn(fs.readFileSync('ARCHITECTURE.md', 'utf8'));

test('the two folders with rooms are drawn', () => {
  expect(towers.map(({ folder }) => folder)).toEqual(['server', 'src']);
});

describe.each(towers)('$folder/', (tower) => {
  const arrows = arrowsIn(tower.folder);

  test('every room is drawn, once', () => {
    expect(tower.floors.flat().sort()).toEqual(roomsIn(tower.folder));
  });

  test('what a room imports is drawn below it', () => {
    expect(arrows.length).toBeGreaterThan(500);
    expect(wrongArrows(tower, arrows)).toEqual([]);
  });
});

describe('a wrong import is found', () => {
  const [tower] = towersIn('```\nserver/\n  main.ts\n  orders/\n  accounts/  gateways/\n  db/\n```\n');
  if (!tower) throw new Error('Nothing is drawn');

  test.each([
    ['server/accounts/account.ts', 'server/orders/price.ts'],
    ['server/db/open.ts', 'server/main.ts'],
    ['server/accounts/account.ts', 'server/gateways/mail.ts'],
    ['server/orders/price.ts', 'server/unknown/price.ts'],
    ['server/unknown.ts', 'server/db/open.ts'],
  ])('%s → %s', (from, to) => {
    expect(wrongArrows(tower, [{ from, to }])).toEqual([`${from} → ${to}`]);
  });

  test.each([
    ['server/orders/price.ts', 'server/accounts/account.ts'],
    ['server/orders/price.ts', 'server/orders/discounts.ts'],
    ['server/main.ts', 'server/db/open.ts'],
  ])('and a right one is not: %s → %s', (from, to) => {
    expect(wrongArrows(tower, [{ from, to }])).toEqual([]);
  });
});
