import { formatMoney } from '#domain/core/money.ts';
import { clockOf, formatDay } from '#domain/core/time.ts';
import { airportNameOf } from '#domain/country/cities.ts';
import type { components } from '#openapi/generated/types.ts';
import { m } from '#src/copy/generated/messages.js';
import { buttonLook } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { Row, Stack } from '#src/ui/layout.tsx';
import { Words } from '#src/ui/Words.tsx';

export type Fit = components['schemas']['Fit'];

type Props = {
  readonly fits: readonly Fit[];
  /** Before the page is left for it. */
  readonly onChoose: (fit: Fit) => void;
};

/** What a journey misses beside a booking and is sold here; nothing when nothing is missing. */
export const Fits = ({ fits, onChoose }: Props) =>
  fits.length === 0 ? null : (
    <Stack as="section" gap={3} aria-labelledby="fits">
      <Stack gap={1}>
        <h2 id="fits" className="strong">
          {fits.every(({ kind }) => kind === 'transfer') ? m.trip_fits_more() : m.trip_fits()}
        </h2>
        <p className="small quiet">{m.trip_fits_lead()}</p>
      </Stack>
      {fits.map((fit) => (
        <Card as="article" key={fit.href} isTight>
          <Row isSpread>
            <Stack gap={1}>
              <h3>
                <Icon name={ICONS[fit.kind]} /> <Words>{titleOf(fit)}</Words>
              </h3>
              <p className="small quiet">
                {whenOf(fit)}
                {fit.people.length > 0 ? ` ${m.trip_for_whom({ people: fit.people.join(', ') })}` : ''}
              </p>
            </Stack>
            <a {...buttonLook({ size: 's' })} href={fit.href} onClick={() => onChoose(fit)}>
              {offerOf(fit)}
            </a>
          </Row>
        </Card>
      ))}
    </Stack>
  );

const ICONS = { stay: 'bed', way: 'plane', transfer: 'car' } as const;

function titleOf(fit: Fit): string {
  switch (fit.kind) {
    case 'stay':
      return m.trip_fits_stay({ city: fit.place.name });
    case 'way':
      return m.trip_fits_way({ from: fit.from.name, to: fit.to.name });
    case 'transfer':
      return m.trip_fits_transfer({ airport: airportNameOf(fit.airport) });
  }
}

function whenOf(fit: Fit): string {
  switch (fit.kind) {
    case 'stay':
      return m.trip_fits_nights({ from: formatDay(fit.day), until: formatDay(fit.until) });
    case 'way':
      return m.trip_fits_day({ day: formatDay(fit.day) });
    case 'transfer':
      return m.trip_fits_landing({ day: formatDay(fit.day), time: clockOf(fit.landsAt) });
  }
}

function offerOf(fit: Fit): string {
  const price = formatMoney(fit.price);
  switch (fit.kind) {
    case 'stay':
      return m.trip_bed_mend({ city: fit.place.name, price });
    case 'way':
      return m.trip_way_mend({ price });
    case 'transfer':
      return m.trip_transfer_mend({ price });
  }
}
