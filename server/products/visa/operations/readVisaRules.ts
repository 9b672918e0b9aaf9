import type { Operation } from '#server/contract.ts';
import { visaRulesNow } from '#server/products/visa/rules-now.ts';

/** Today's rules, so that the page decides like the server. */
export const readVisaRules: Operation<'readVisaRules'> = async ({ deps }) => {
  const { of, values } = await visaRulesNow(deps.db, deps.now());
  const rules = Object.entries(of).map(([id, { pages, ...rule }]) => [id, { ...rule, pages: [...pages] }]);
  return { status: 200, body: { of: Object.fromEntries(rules), values } };
};
