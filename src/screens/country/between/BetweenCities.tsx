import { Fragment } from 'react';
import { type BetweenCitiesData, betweenCitiesOf } from '#src/screens/country/between/between-cities.gen.ts';

/** What products show between two cities on a day. */
export const BetweenCities = ({ data }: { readonly data: BetweenCitiesData }) => (
  <>
    {Object.entries(betweenCitiesOf(data)).map(([product, shown]) => (
      <Fragment key={product}>{shown}</Fragment>
    ))}
  </>
);
