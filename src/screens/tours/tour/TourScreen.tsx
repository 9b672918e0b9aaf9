import { formatMoney } from '#domain/core/money.ts';
import { pathTo } from '#domain/core/page-paths.ts';
import { m } from '#src/copy/generated/messages.js';
import { BookingCard } from '#src/screens/tours/tour/BookingCard.tsx';
import { BookProblem } from '#src/screens/tours/tour/BookProblem.tsx';
import { bookOf, canBook } from '#src/screens/tours/tour/book.ts';
import { CityWindows } from '#src/screens/tours/tour/CityWindows.tsx';
import { type Chosen, chosenOf, isSoldOut, isWaitedFor } from '#src/screens/tours/tour/chosen.ts';
import { DayByDay } from '#src/screens/tours/tour/DayByDay.tsx';
import { Departures } from '#src/screens/tours/tour/Departures.tsx';
import { FairPrice } from '#src/screens/tours/tour/FairPrice.tsx';
import { Ladder } from '#src/screens/tours/tour/Ladder.tsx';
import { MoneyBack } from '#src/screens/tours/tour/MoneyBack.tsx';
import { InThePrice, ToKnow } from '#src/screens/tours/tour/ToKnow.tsx';
import css from '#src/screens/tours/tour/Tour.module.css';
import { TourRules } from '#src/screens/tours/tour/TourRules.tsx';
import type { Tour, TourScreenProps } from '#src/screens/tours/tour/tour-props.ts';
import { languageWords, lengthWords, sizeWords } from '#src/screens/tours/tour-words.ts';
import { Breadcrumbs } from '#src/ui/Breadcrumbs.tsx';
import { Button, buttonLook } from '#src/ui/Button.tsx';
import { Section, Split, Stack, Wrap } from '#src/ui/layout.tsx';
import { PayBar } from '#src/ui/PayBar.tsx';
import { Price } from '#src/ui/Price.tsx';

/** A tour: its way day by day, its departures, its price by the size of the group, its rules, and the choice that is booked. */
export function TourScreen({ view, data, hold, send }: TourScreenProps) {
  const { tour, now } = data;
  const chosen = chosenOf(data);
  const isJourney = tour.card.kind === 'journey';
  const book = bookOf(chosen, send);
  return (
    <>
      <Section isTight>
        <Wrap>
          <Stack gap={6}>
            <Breadcrumbs above={[{ href: pathTo.tours(), text: m.product_tours() }]} here={tour.card.title} />
            <Head tour={tour} />
            <CityWindows tour={tour} />
            <Split>
              <Stack gap={7}>
                <DayByDay tour={tour} chosen={chosen} />
                {isJourney ? <Departures data={data} chosen={chosen} send={send} /> : null}
                <Ladder key={chosen.departure?.id ?? chosen.places} card={tour.card} chosen={chosen} />
                {isJourney ? <FairPrice card={tour.card} chosen={chosen} /> : null}
                {isJourney ? <MoneyBack chosen={chosen} now={now} /> : null}
                <InThePrice tour={tour} />
                <ToKnow tour={tour} />
                <TourRules tour={tour} chosen={chosen} now={data.now} />
              </Stack>
              <aside id="book">
                <Stack gap={4}>
                  {hold}
                  <BookProblem view={view} send={send} />
                  <BookingCard view={view} data={data} chosen={chosen} send={send} />
                </Stack>
              </aside>
            </Split>
          </Stack>
        </Wrap>
      </Section>
      {tour.card.isAsked ? (
        <PayBar>
          <Price total={m.tourpage_bar_total({ total: formatMoney(chosen.total) })} />
          {hold ? (
            <a href="#book" {...buttonLook({ kind: 'primary' })}>
              {m.tours_held_go()}
            </a>
          ) : (
            <a
              href={pathTo.tourAsk({ tour: tour.card.slug, ...chosen.choice.people })}
              {...buttonLook({ kind: 'primary' })}
            >
              {m.tourpage_asked_write()}
            </a>
          )}
        </PayBar>
      ) : (
        <PayBar>
          {isSoldOut(chosen) ? (
            <Price total={m.tourpage_full()} />
          ) : (
            <Price total={nowWords(chosen)} lines={[m.tourpage_bar_total({ total: formatMoney(chosen.total) })]} />
          )}
          {chosen.departure && isWaitedFor(chosen.departure) ? (
            <a
              href={pathTo.tourAsk({ tour: tour.card.slug, departure: chosen.departure.id, ...chosen.choice.people })}
              {...buttonLook({ kind: 'primary' })}
            >
              {m.tourpage_wait()}
            </a>
          ) : canBook(chosen) ? (
            <Button kind="primary" isBusy={view.isHolding} onClick={book}>
              {m.tourpage_book({ count: chosen.places })}
            </Button>
          ) : (
            <a href="#book" {...buttonLook({ kind: 'primary' })}>
              {m.tourpage_bar_choose()}
            </a>
          )}
        </PayBar>
      )}
    </>
  );
}

const nowWords = ({ deposit, total }: Chosen): string => m.tourpage_bar_now({ amount: formatMoney(deposit ?? total) });

const Head = ({ tour: { card } }: { readonly tour: Tour }) => (
  <Stack as="header" gap={2}>
    <h1>
      {card.title}{' '}
      <small lang="fa" dir="rtl" className={css.fa}>
        {card.titleFa}
      </small>
    </h1>
    <p className={css.facts}>
      <span>{card.start === card.end ? card.start : m.tourpage_from_to({ from: card.start, to: card.end })}</span>
      <span>{card.nights > 0 ? m.tourpage_nights({ count: card.nights }) : lengthWords(card.days)}</span>
      <span>{sizeWords(card.groupSize)}</span>
      <span>{m.tourpage_guide({ languages: languageWords(card.languages) })}</span>
    </p>
  </Stack>
);
