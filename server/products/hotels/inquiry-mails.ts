import { formatMoney, type Money } from '#domain/core/money.ts';
import { pathTo } from '#domain/core/page-paths.ts';
import { clockOf, dayOf, formatFullDay } from '#domain/core/time.ts';
import { INQUIRY_ANSWER_SECONDS } from '#domain/hotels/hotel-limits.ts';
import { writeRooms } from '#domain/hotels/hotel-rooms.ts';
import { type Block, mailOf } from '#server/mails/layout.ts';
import type { Mail } from '#server/mails/outbox.ts';
import { type HotelDetail, partiesOf } from '#server/products/hotels/detail.ts';
import { stayBlock } from '#server/products/hotels/mails.ts';

type Inquiry = {
  readonly detail: HotelDetail;
  readonly inquiryId: string;
  readonly publicUrl: string;
  readonly why: readonly Block[];
};

/** The hotel accepted: the online payment, and its deadline. */
export const offerMail = (
  asked: Inquiry,
  { amount, until }: { readonly amount: Money; readonly until: number },
): Mail =>
  mailOf(`${nameOf(asked)} offers you the rooms`, [
    {
      lines: [
        `The hotel holds the rooms for you until ${clockOf(until)} (Tehran time), ${formatFullDay(dayOf(until))}.`,
        `Enter the guests and pay ${formatMoney(amount)} before that. After that the rooms are free again, and nothing is charged.`,
      ],
    },
    stayOf(asked),
    {
      lines: ['Open the offer in the browser that you asked with, or where you are logged in:'],
      link: { text: 'Open the offer', url: inquiryUrl(asked) },
    },
    ...asked.why,
  ]);

export const refusalMail = (asked: Inquiry): Mail =>
  mailOf(`${nameOf(asked)} says no to this stay`, [
    {
      lines: [
        'Its rooms are taken, or they became dearer. Nothing is held and nothing was charged.',
        'Other rooms or nights may be free.',
      ],
    },
    stayOf(asked),
    others(asked),
    ...asked.why,
  ]);

export const silenceMail = (asked: Inquiry): Mail =>
  mailOf(`${nameOf(asked)} did not answer`, [
    {
      lines: [
        `It did not answer in ${INQUIRY_ANSWER_SECONDS / 3600} hours. Nothing is held and nothing was charged.`,
        'You can ask it again.',
      ],
    },
    stayOf(asked),
    others(asked),
    ...asked.why,
  ]);

const nameOf = ({ detail }: Inquiry): string => detail.hotel.name.en;

const stayOf = ({ detail }: Inquiry): Block => ({ ...stayBlock(detail), heading: 'What you asked for' });

const others = ({ detail, publicUrl }: Inquiry): Block => {
  const { slug, name } = detail.hotel.city;
  const search = pathTo.hotels({ destination: `city/${slug}/${name.en}`, ...stayQuery(detail) });
  return {
    lines: [`Most hotels in ${name.en} sell at once. For the same nights and guests:`],
    link: { text: `Other hotels in ${name.en}`, url: publicUrl + search },
  };
};

const inquiryUrl = ({ detail, inquiryId, publicUrl }: Inquiry): string =>
  publicUrl + pathTo.hotel(detail.hotel.link, { ...stayQuery(detail), inquiry: inquiryId });

const stayQuery = (detail: HotelDetail) => ({
  departing: detail.checkIn,
  returning: detail.checkOut,
  rooms: writeRooms(partiesOf(detail)),
});
