import { CLAIM_PAPERS } from '#domain/insurance/cover.ts';
import { m } from '#src/copy/generated/messages.js';
import type { FirstWords } from '#src/screens/core/contact/first-words.ts';
import { CLAIM, CLAIM_PAPER_WORDS } from '#src/screens/insurance/claim-words.ts';

/** A claim says which order it is about, and lists the papers; what happened is typed. */
export const firstWords: FirstWords = ({ reference }, about) =>
  about === CLAIM
    ? [
        m.insurance_claim_message({ reference }),
        m.insurance_claim_message_what(),
        '',
        m.insurance_claim_message_papers(),
        ...CLAIM_PAPERS.map((paper) => `- ${CLAIM_PAPER_WORDS[paper]()}`),
      ].join('\n')
    : null;
