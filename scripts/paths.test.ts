import fs from 'node:fs';
import { expect, test } from 'vitest';
import { familyOf } from '#machines/trace/chart.ts';
import { registry } from '#machines/trace/registry.ts';
import { walkedIn } from './walked-flows.ts';

const walked = fs.globSync('e2e/*/*-paths.e2e.ts').flatMap((file) => walkedIn(fs.readFileSync(file, 'utf8')));

/** Machines without a path table, with reasons. Child machines are covered by their flow's paths. */
const WITHOUT_PATH: Readonly<Record<string, string>> = {
  consent: 'only where an owner has named somebody: e2e/core/third-parties.e2e.ts starts such a site',
  conversationClose: 'of the desk alone: e2e/core/staff-messages.e2e.ts closes, and is refused',
  thirdParty: 'the same; it goes through its states with hosts that answer, fail, lie and hang',
  staffSession: 'who is signed in is a document of the page: e2e/core/staff-messages.e2e.ts goes in and out',
  upload: 'what its worker answers depends on pixels; e2e/visa/visa-pictures.e2e.ts goes through its states',
  visaReview: 'half of it is what a traveller answers: e2e/visa/staff-visa.e2e.ts goes it with both',
  visaTracking: 'its steps come by the clock of the server: e2e/visa/visa-expiry.e2e.ts moves it',
};

test('every machine goes its covering path in a browser, alone or as a part of another, or says why not', () => {
  const children = walked.flatMap((flow) => (registry[flow] ? familyOf(registry[flow].machine) : []));
  const gone = new Set(children.map(({ id }) => id));
  expect(Object.keys(registry).filter((id) => !gone.has(id) && !(id in WITHOUT_PATH))).toEqual([]);
});

test('every table is of a flow that there is, and of each flow there is one', () => {
  expect(walked.filter((flow) => !Object.hasOwn(registry, flow))).toEqual([]);
  expect(walked).toEqual([...new Set(walked)]);
  expect(Object.keys(WITHOUT_PATH).filter((id) => walked.includes(id) || !Object.hasOwn(registry, id))).toEqual([]);
});

test('a table that nobody walks does not count', () => {
  const tables = `
const cards: FlowTable<E, V> = {
  flow: 'payOut',
};
const codesOf = (proof: Proof): FlowTable<E, V> => ({
  flow: 'stepUp',
});
const whole = (proof: Proof) =>
  codesOf({ proof });
test('the tables are whole', () => expectComplete(cards));
`;
  expect(walkedIn(tables)).toEqual([]);
  expect(walkedIn(`${tables}await walk(page, cards, path);`)).toEqual(['payOut']);
  expect(walkedIn(`${tables}await walk(page, whole(proof), path);`)).toEqual(['stepUp']);
  const twice = 'const table = codesOf(proof);\nawait walk(page, table, path);\nconst table = other(proof);\n';
  expect(walkedIn(tables + twice)).toEqual(['stepUp']);
});
