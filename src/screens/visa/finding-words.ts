import { pathTo } from '#domain/core/page-paths.ts';
import { formatFullDay } from '#domain/core/time.ts';
import { m } from '#src/copy/generated/messages.js';
import { orderLink, type WordsByKind } from '#src/screens/country/trip/finding-text.ts';

const NEEDS = {
  airportCode: m.trip_visa_code,
  consulateCode: m.trip_visa_consulate,
  guidedTour: m.trip_visa_guided,
  impossible: m.trip_visa_impossible,
};

/** What of a journey lacks a visa, or waits for one. */
export const findingWords: WordsByKind<'visa' | 'visaQuestion' | 'visaLapses' | 'visaEnds'> = {
  visa: ({ need, begun, arrival }, isSold) => ({
    title: begun ? m.trip_visa_begun() : m.trip_visa_none(),
    text: [
      NEEDS[need](),
      m.trip_visa_by({ day: formatFullDay(arrival) }),
      ...(!begun && !isSold && need !== 'guidedTour' && need !== 'impossible' ? [m.trip_visa_late()] : []),
    ].join(' '),
    links: begun ? [orderLink(begun)] : isSold ? [] : [{ href: pathTo.visa(), text: m.trip_visa_check() }],
  }),
  visaQuestion: ({ answerBy, booking }) => ({
    title: m.trip_question(),
    text: m.trip_question_text({ day: formatFullDay(answerBy) }),
    links: [orderLink(booking)],
  }),
  visaLapses: ({ enterBy, arrival, booking }) => ({
    title: m.trip_lapses(),
    text: m.trip_lapses_text({ ends: formatFullDay(enterBy), arrival: formatFullDay(arrival) }),
    links: [orderLink(booking)],
  }),
  visaEnds: ({ day, lastDay, booking }) => ({
    title: m.trip_visaends(),
    text: m.trip_visaends_text({ ends: formatFullDay(day), last: formatFullDay(lastDay) }),
    links: [orderLink(booking)],
  }),
};
