import { createContext } from 'react';
import type { InsuranceData } from '#src/routes/-support/insurance/insurance-data.ts';

/** Other policies of this visitor over the same days. They come with the review's own address, when its page is drawn already. */
export const OtherPolicies = createContext<InsuranceData['others']>([]);
