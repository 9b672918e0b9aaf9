import type { Selectable } from 'kysely';
import { formatFullPersianDay } from '#domain/core/persian-day.ts';
import { clockOf, dayOf, formatFullDay } from '#domain/core/time.ts';
import { placeOf } from '#domain/country/places.ts';
import type { Tables } from '#server/db/database.ts';
import { type Block, mailOf } from '#server/mails/layout.ts';
import type { Mail } from '#server/mails/outbox.ts';

type Wish = Pick<Selectable<Tables['transport_opening']>, 'kind' | 'from_town' | 'to_town' | 'day' | 'opens_at'>;

const KINDS = { train: 'trains', bus: 'buses' } as const;
const townOf = (slug: string): string => placeOf(slug)?.name ?? slug;
const dayWords = (day: string): string => `${formatFullDay(day)} (${formatFullPersianDay(day)})`;

/** "trains from Tehran to Mashhad on Sat 12 Dec 2026 (Shanbe 21 Azar 1405)". */
export const wishWords = ({ kind, from_town, to_town, day }: Wish): string =>
  `${KINDS[kind]} from ${townOf(from_town)} to ${townOf(to_town)} on ${dayWords(day)}`;

const SAMPLE = 'Timetable and fares are a sample of ours: no company runs them.';
const LAST: Block = { lines: ['This was the only mail for it. We have forgotten your address.', SAMPLE] };

export const askedMail = (wish: Wish, backUrl: string): Mail =>
  mailOf('We tell you when the sale opens', [
    {
      lines: [
        `You asked for ${wishWords(wish)}.`,
        `The sale opens at ${clockOf(wish.opens_at)} on ${dayWords(dayOf(wish.opens_at))}, Tehran time. Then you get one mail, and we forget your address.`,
        'We use your address for nothing else.',
        SAMPLE,
      ],
    },
    {
      heading: 'You did not ask for it, or do not want it any more?',
      lines: ['One click ends it.'],
      link: { text: 'Do not tell me', url: backUrl },
    },
  ]);

export const opensMail = (wish: Wish, runs: number, url: string): Mail =>
  mailOf('The sale is open', [
    {
      lines: [
        `On sale now: ${wishWords(wish)}.`,
        runs === 1 ? 'There is one on this day.' : `There are ${runs} on this day.`,
        'Nothing is held for you.',
      ],
      link: { text: 'See times and places', url },
    },
    LAST,
  ]);

/** The timetable is another one since they asked. */
export const notRunningMail = (wish: Wish, url: string): Mail =>
  mailOf('Nothing runs on your day', [
    {
      lines: [`You asked for ${wishWords(wish)}. By the timetable of today there is none.`],
      link: { text: 'Try another day', url },
    },
    LAST,
  ]);
