import { NO_CORRECTIONS } from '#domain/facts/corrections.ts';
import { dayOf } from '#domain/time.ts';
import { visaRulesOn } from '#domain/visa-rules-today.ts';
import { NOW } from '#machines/shared/testing/moment.ts';

/** The rules on the day of the fixtures. */
export const STAGE_VISA_RULES = visaRulesOn(dayOf(NOW), NO_CORRECTIONS);
