// Written by `npm run generate` from the folders.
import type { HelpAnswer } from '#src/screens/core/help/answer.ts';
import { answers as flights } from '#src/screens/flights/help-answers.ts';
import { answers as help } from '#src/screens/core/help-answers.ts';
import { answers as hotels } from '#src/screens/hotels/help-answers.ts';
import { answers as visa } from '#src/screens/visa/help-answers.ts';

export const helpAnswers: readonly HelpAnswer[] = [...flights, ...help, ...hotels, ...visa];
