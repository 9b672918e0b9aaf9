import type { ReactNode } from 'react';
import { pathTo } from '#domain/core/page-paths.ts';
import { formatDay } from '#domain/core/time.ts';
import { EMERGENCY_NUMBERS } from '#domain/country/emergency.ts';
import type { TripOrder } from '#domain/country/trip.ts';
import { type PersianCard, type TripCard, tripCards } from '#domain/country/trip-cards.ts';
import { m } from '#src/copy/generated/messages.js';
import { TaxiCard } from '#src/screens/core/issue/TaxiCard.tsx';
import css from '#src/screens/country/trip/Cards.module.css';
import { Breadcrumbs } from '#src/ui/Breadcrumbs.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Row, Section, Stack, Wrap } from '#src/ui/layout.tsx';

export type CardsScreenProps = {
  readonly trips: readonly (readonly TripOrder[])[];
  readonly keeping: ReactNode;
  readonly onPrint: () => void;
};

/** Large Persian sentences for drivers, hotels or doctors. Kept offline, so without status or price. */
export const CardsScreen = ({ trips, keeping, onPrint }: CardsScreenProps) => {
  const orders = trips.flat();
  return (
    <Section isTight>
      <Wrap>
        <Stack gap={6}>
          <Stack gap={3}>
            <Breadcrumbs above={[{ href: pathTo.trip(), text: m.trip_title() }]} here={m.cards_title()} />
            <h1>{m.cards_title()}</h1>
            <p className="quiet">{m.cards_lede()}</p>
            <div className="noprint">
              <Row>
                <Button size="s" icon="print" onClick={onPrint}>
                  {m.cards_print()}
                </Button>
              </Row>
            </div>
            {keeping}
            <nav aria-label={m.cards_title()} className="noprint">
              <ul className={css.whom}>
                <li>
                  <a href="#driver">{m.cards_driver()}</a>
                </li>
                <li>
                  <a href="#desk">{m.cards_desk()}</a>
                </li>
                <li>
                  <a href="#doctor">{m.cards_doctor()}</a>
                </li>
              </ul>
            </nav>
          </Stack>
          <Cards id="driver" title={m.cards_driver()} cards={tripCards(orders, 'driver')} />
          <Cards id="desk" title={m.cards_desk()} cards={tripCards(orders, 'desk')} />
          <Stack as="section" gap={4} aria-labelledby="doctor">
            <h2 id="doctor">{m.cards_doctor()}</h2>
            <div className={css.cards}>
              {DOCTOR.map((card) => (
                <Card key={card.en} lead={card.en} card={card} />
              ))}
            </div>
            <p className="small quiet">
              {m.cards_numbers(EMERGENCY_NUMBERS)}{' '}
              <a href={pathTo.post('emergency-numbers')}>{m.help_emergency_link()}</a>
            </p>
          </Stack>
        </Stack>
      </Wrap>
    </Section>
  );
};

type CardsProps = { readonly id: string; readonly title: string; readonly cards: readonly TripCard[] };

const Cards = ({ id, title, cards }: CardsProps) => (
  <Stack as="section" gap={4} aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    {cards.length === 0 ? <p className="quiet">{m.cards_none()}</p> : null}
    <div className={css.cards}>
      {cards.map(({ day, title: what, card }) => (
        <Card key={card.fa} lead={m.cards_when({ day: formatDay(day), what })} card={card} />
      ))}
    </div>
  </Stack>
);

const Card = ({ lead, card: { fa, say, en, note } }: { readonly lead: string; readonly card: PersianCard }) => (
  <TaxiCard lead={lead} sentence={fa}>
    <p>
      {say ? (
        <>
          {say}
          <br />
        </>
      ) : null}
      {lead === en ? null : en}
      {note ? ` ${note}` : null}
    </p>
  </TaxiCard>
);

/** The same for all trips; equal to the blog post about emergencies. */
const DOCTOR: readonly PersianCard[] = [
  { fa: 'من به دکتر نیاز دارم.', say: 'Man be doktor niyāz dāram.', en: 'I need a doctor.', note: null },
  {
    fa: 'کمک! لطفاً به اورژانس زنگ بزنید.',
    say: 'Komak! Lotfan be urzhāns zang bezanid.',
    en: 'Help! Please call an ambulance.',
    note: null,
  },
  { fa: 'درد دارم، اینجا.', say: 'Dard dāram, injā.', en: 'It hurts, here.', note: null },
  { fa: 'من حساسیت دارم.', say: 'Man hassāsiyat dāram.', en: 'I have an allergy.', note: null },
];
