import type { InsurancePurchaseView } from '#machines/insurance/insurance-purchase/view.ts';
import type { Screens } from '../../support/stage/staged.ts';
import { InsuranceStaged } from './InsuranceStaged.tsx';

export const screens: Screens = {
  insurancePurchase: ({ view, clock, send }) => (
    <InsuranceStaged view={view as InsurancePurchaseView} clock={clock} send={send} />
  ),
};
