import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import contract from '#openapi/generated/contract.json' with { type: 'json' };
import { contractedOperations } from '#server/http/contracted.ts';

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
