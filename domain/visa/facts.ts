import type { Fact } from '#domain/core/facts/fact.ts';
import { VISA_RULES } from '#domain/visa/visa-rule-table.ts';

/** What we tell of visas, by name. */
export const facts: Readonly<Record<string, Fact>> = VISA_RULES;
