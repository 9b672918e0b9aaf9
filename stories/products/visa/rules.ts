import { NO_CORRECTIONS } from '#domain/core/facts/corrections.ts';
import { dayOf } from '#domain/core/time.ts';
import { visaRulesOn } from '#domain/visa/visa-rules-today.ts';
import { NOW } from '#machines/core/testing/moment.ts';

export const STAGE_VISA_RULES = visaRulesOn(dayOf(NOW), NO_CORRECTIONS);
