import type { Selectable } from 'kysely';
import { formatFullPersianDay } from '#domain/core/persian-day.ts';
import { COVERED_MESSAGE_DAYS, MESSAGE_DAYS } from '#domain/core/retention.ts';
import { clockOf, dayOf, formatFullDay } from '#domain/core/time.ts';
import { placeOf } from '#domain/country/places.ts';
import type { Tables } from '#server/db/database.ts';
import { type Block, mailOf } from '#server/mails/layout.ts';
import type { Mail } from '#server/mails/outbox.ts';

type Wish = Pick<Selectable<Tables['transport_opening']>, 'kind' | 'from_town' | 'to_town' | 'day' | 'opens_at'>;

/** Of the kind that is wished. */
type Timetable = { readonly isSample: boolean };

const KINDS = { train: 'trains', bus: 'buses' } as const;
const townOf = (slug: string): string => placeOf(slug)?.name ?? slug;
const dayWords = (day: string): string => `${formatFullDay(day)} (${formatFullPersianDay(day)})`;

/** "trains from Tehran to Mashhad on Sat 12 Dec 2026 (Shanbe 21 Azar 1405)". */
export const wishWords = ({ kind, from_town, to_town, day }: Wish): string =>
  `${KINDS[kind]} from ${townOf(from_town)} to ${townOf(to_town)} on ${dayWords(day)}`;

const SAMPLE = 'Timetable and fares are a sample of ours: no company runs them.';
/** What is kept of these mails: `forgetOldMails`. */
const COPIES = `Of our mails to you we keep a copy for ${COVERED_MESSAGE_DAYS} days; with an account it is among your messages for ${MESSAGE_DAYS} days.`;
/** Only of a timetable of ours: one that was imported is somebody's. */
const sampleLines = ({ isSample }: Timetable): readonly string[] => (isSample ? [SAMPLE] : []);
const lastBlock = (timetable: Timetable): Block => ({
  lines: [`Your wish is deleted, and no other mail comes for it. ${COPIES}`, ...sampleLines(timetable)],
});

export const askedMail = (wish: Wish, timetable: Timetable, backUrl: string): Mail =>
  mailOf('We tell you when the sale opens', [
    {
      lines: [
        `You asked for ${wishWords(wish)}.`,
        `The sale opens at ${clockOf(wish.opens_at)} on ${dayWords(dayOf(wish.opens_at))}, Tehran time. Then you get one mail, and we delete your wish with the address.`,
        `We use your address for nothing else. ${COPIES}`,
        ...sampleLines(timetable),
      ],
    },
    {
      heading: 'You did not ask for it, or do not want it any more?',
      lines: ['One click ends it.'],
      link: { text: 'Do not tell me', url: backUrl },
    },
  ]);

export const opensMail = (wish: Wish, timetable: Timetable & { readonly runs: number }, url: string): Mail =>
  mailOf('The sale is open', [
    {
      lines: [
        `On sale now: ${wishWords(wish)}.`,
        timetable.runs === 1 ? 'There is one on this day.' : `There are ${timetable.runs} on this day.`,
        'Nothing is held for you.',
      ],
      link: { text: 'See times and places', url },
    },
    lastBlock(timetable),
  ]);

/** The timetable is another one since they asked. */
export const notRunningMail = (wish: Wish, timetable: Timetable, url: string): Mail =>
  mailOf('Nothing runs on your day', [
    {
      lines: [`You asked for ${wishWords(wish)}. By the timetable of today there is none.`],
      link: { text: 'Try another day', url },
    },
    lastBlock(timetable),
  ]);
