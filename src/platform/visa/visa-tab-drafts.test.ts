import { expect, test } from 'vitest';
import { forgetDrafts } from '#src/platform/core/checkout/draft-store.ts';
import { memoryStorage } from '#src/platform/core/testing/memory-storage.ts';
import { createVisaCorrections } from '#src/platform/visa/visa-corrections.ts';
import { forgetStart, keepStart, keptStart } from '#src/platform/visa/visa-start-draft.ts';

const START = {
  applicants: [
    { nationality: 'DE', position: 0 },
    { nationality: '', hasUsedExemption: true },
  ],
  residence: 'DE',
  entry: 'airport',
  arrival: '2027-1-',
  days: '1x',
} as const;

test('a correction outlives a reload, an emptied one too, until it is sent; each field and order has its own', () => {
  const storage = memoryStorage();
  createVisaCorrections(storage, 'one').write(0, 'jobTitle', 'Tax con');
  createVisaCorrections(storage, 'one').write(1, 'jobTitle', '');
  const reloaded = createVisaCorrections(storage, 'one');
  expect([0, 1, 2].map((position) => reloaded.read(position, 'jobTitle'))).toEqual(['Tax con', '', null]);
  expect(reloaded.read(0, 'fatherName')).toBeNull();
  expect(createVisaCorrections(storage, 'two').read(0, 'jobTitle')).toBeNull();
  reloaded.forget(0, 'jobTitle');
  expect([reloaded, createVisaCorrections(storage, 'one')].map((one) => one.read(0, 'jobTitle'))).toEqual([null, null]);
});

test('a tab that keeps nothing still sends what was typed', () => {
  const corrections = createVisaCorrections(null, 'one');
  corrections.write(0, 'jobTitle', 'Tax consultant');
  expect(corrections.read(0, 'jobTitle')).toBe('Tax consultant');
});

test('a beginning is kept half typed, for the form that began with the same, and gone with the person', () => {
  const storage = memoryStorage();
  keepStart(storage, 'new', { days: 12 }, START);
  expect(keptStart(storage, 'new', { days: 12 })).toEqual(START);
  expect(keptStart(storage, 'new', null)).toBeNull();
  expect(keptStart(storage, 'order', { days: 12 })).toBeNull();
  forgetStart(storage, 'new');
  expect(keptStart(storage, 'new', { days: 12 })).toBeNull();
  keepStart(storage, 'new', null, START);
  createVisaCorrections(storage, 'one').write(0, 'jobTitle', 'Tax con');
  forgetDrafts(storage);
  expect(storage.length).toBe(0);
});

test('what has another shape is nothing', () => {
  const storage = memoryStorage();
  storage.setItem('draft:visa-start:new', '{"from":"null","start":{"days":9}}');
  expect(keptStart(storage, 'new', null)).toBeNull();
});
