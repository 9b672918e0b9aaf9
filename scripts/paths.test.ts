import fs from 'node:fs';
import { expect, test } from 'vitest';
import { familyOf } from '#machines/trace/chart.ts';
import { registry } from '#machines/trace/registry.ts';
import { walkedIn } from './walked-flows.ts';

const walked = fs.globSync('e2e/*/*-paths.e2e.ts').flatMap((file) => walkedIn(fs.readFileSync(file, 'utf8')));

/** Machines without a path table; their folder gives the reason. */
const withoutPath = Object.keys(registry).filter((id) => registry[id]?.about?.withoutPath !== undefined);

test('every machine goes its covering path in a browser, alone or as a part of another, or says why not', () => {
  const children = walked.flatMap((flow) => (registry[flow] ? familyOf(registry[flow].machine) : []));
  const gone = new Set(children.map(({ id }) => id));
  expect(Object.keys(registry).filter((id) => !gone.has(id) && !withoutPath.includes(id))).toEqual([]);
});

test('every table is of a flow that there is, and of each flow there is one', () => {
  expect(walked.filter((flow) => !Object.hasOwn(registry, flow))).toEqual([]);
  expect(walked).toEqual([...new Set(walked)]);
  expect(withoutPath.filter((id) => walked.includes(id))).toEqual([]);
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
