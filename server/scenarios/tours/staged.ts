import type { Staged } from '#server/scenarios/hold.ts';
import { stagedInquiry } from '#server/scenarios/inquiry.ts';

export const staged: Staged = ({ readTourInquiry }) => ({ readTourInquiry: stagedInquiry(readTourInquiry) });
