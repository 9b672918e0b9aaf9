import { Ajv2020 } from 'ajv/dist/2020.js';
import fastify from 'fastify';
import { afterEach, expect, test, vi } from 'vitest';
import contract from '#openapi/generated/contract.json' with { type: 'json' };
import { contractedOperations, warmUp } from '#server/http/contracted.ts';

afterEach(() => vi.useRealTimers());

test('what the contract calls a schema is one: a start does not look', () => {
  const ajv = new Ajv2020({ strict: false, logger: false });
  const wrong = Object.entries(contract.components.schemas).filter(([, schema]) => !ajv.validateSchema(schema));
  expect(wrong.map(([name]) => name)).toEqual([]);
});

test('every check of the contract compiles, and an unknown word in a schema does not', () => {
  const compileAll = (of: typeof contract) => {
    const { checks } = contractedOperations(of);
    while (checks.compileNext());
  };
  compileAll(structuredClone(contract));
  const misspelt = structuredClone(contract);
  Object.assign(misspelt.components.schemas.Money, { requierd: ['amount'] });
  expect(() => compileAll(misspelt)).toThrow('unknown keyword: "requierd"');
});

test('checks that nobody asked for yet wait until nobody asks anything, but not longer than a minute', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  let compiled = 0;
  const app = fastify();
  app.get('/', async () => 'a page');
  warmUp(app, { of: () => expect.unreachable(), compileNext: () => ++compiled < 5 });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const passWithGuests = async (seconds: number) => {
    for (let second = 0; second < seconds; second += 1) {
      await fetch(origin);
      vi.advanceTimersByTime(900);
    }
  };
  await passWithGuests(10);
  expect(compiled).toBe(0);
  vi.advanceTimersByTime(1000);
  expect(compiled).toBeGreaterThan(0);
  compiled = 0;
  await passWithGuests(70);
  expect(compiled).toBeGreaterThan(0);
  await app.close();
});
