import { own } from '#domain/core/own.ts';
import { CLAIM_PAPERS } from '#domain/insurance/cover.ts';
import { m } from '#src/copy/generated/messages.js';
import type { FirstWords } from '#src/screens/core/contact/first-words.ts';
import { CLAIM, CLAIM_PAPER_WORDS, NAME } from '#src/screens/insurance/claim-words.ts';

const claim = (reference: string) => [
  m.insurance_claim_message({ reference }),
  m.insurance_claim_message_what(),
  '',
  m.insurance_claim_message_papers(),
  ...CLAIM_PAPERS.map((paper) => `- ${CLAIM_PAPER_WORDS[paper]()}`),
];

const name = (reference: string) => [
  m.insurance_name_message({ reference }),
  m.insurance_name_message_passport(),
  `${m.passengers_given()}: `,
  `${m.passengers_family()}: `,
];

const LINES: Readonly<Record<string, (reference: string) => readonly string[]>> = { [CLAIM]: claim, [NAME]: name };

/** A claim says which order it is about, and lists the papers; what happened is typed, as is the name of a passport. */
export const firstWords: FirstWords = ({ reference }, about) => own(LINES, about)?.(reference).join('\n') ?? null;
