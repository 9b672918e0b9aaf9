import type { components } from '#openapi/generated/types.ts';
import { HomeReading, type HomeReadingProps } from '#src/screens/core/home/HomeReading.tsx';
import { FareExample } from '#src/screens/flights/home/FareExample.tsx';
import { FareKinds } from '#src/screens/flights/home/FareKinds.tsx';

type HomePricesProps = Omit<HomeReadingProps, 'prices'> & {
  readonly now: number;
  readonly example: components['schemas']['FlightOffer'] | null;
};

/** What there is to read on the start page, with prices of flights. */
export const HomePrices = ({ example, now, ...reading }: HomePricesProps) => (
  <HomeReading
    {...reading}
    prices={
      <>
        <FareKinds />
        {example ? <FareExample offer={example} now={now} /> : null}
      </>
    }
  />
);
