import { Fragment } from 'react';
import { m } from '#src/copy/generated/messages.js';
import { placeOf } from '#src/screens/core/booking/order.ts';
import type { PapersProps } from '#src/screens/core/booking/slots.ts';
import { Paper, PaperCode, PaperFact, PaperLine, PaperName, PaperRoute } from '#src/screens/core/issue/Paper.tsx';
import type { HotelOrder } from '#src/screens/hotels/checkout/hold-slots.tsx';
import { lodgingJson } from '#src/screens/hotels/checkout/lodging.ts';
import { ENGLISH, PERSIAN, type VoucherWords } from '#src/screens/hotels/checkout/voucher-half.ts';
import { DataBlock } from '#src/ui/DataBlock.tsx';

/** A voucher: one half for the traveller, one for the front desk. */
export const VoucherPaper = ({ order, documents, pageUrl, Code }: PapersProps<HotelOrder>) => {
  const numbers = documents.papers.map(({ number }) => number);
  return (
    <>
      <DataBlock json={import.meta.env.SSR ? lodgingJson(order, numbers.join(', '), pageUrl) : ''} />
      <Paper
        label={ENGLISH.kicker(order.item.rooms.length)}
        reference={order.reference}
        slug={placeOf(order)}
        pageUrl={pageUrl}
        Code={Code}
        english={<Half words={ENGLISH} order={order} numbers={numbers} />}
        persian={order.item.country === 'IR' ? <Half words={PERSIAN} order={order} numbers={numbers} /> : null}
        notes={
          <>
            <strong className="strong">{m.issue_qr_title()}</strong>
            <p className="small quiet">{m.issue_qr_text()}</p>
            {order.item.isSimulated ? <p className="small">{m.hotels_paper_simulated()}</p> : null}
          </>
        }
      />
    </>
  );
};

type HalfProps = { readonly words: VoucherWords; readonly order: HotelOrder; readonly numbers: readonly string[] };

function Half({ words, order, numbers }: HalfProps) {
  const { item, reference } = order;
  const [arrives, leaves] = [words.arrives(item), words.leaves(item)];
  const arrival = words.arrival(item);
  const boards = item.rooms.map(({ rate }) => words.board(rate.board));
  const isOneBoard = boards.every((board) => board === boards[0]);
  return (
    <>
      <PaperName
        kicker={words.kicker(item.rooms.length)}
        isAgain={words === PERSIAN && words.hotel(item) === ENGLISH.hotel(item)}
      >
        {words.hotel(item)}
      </PaperName>
      <PaperRoute
        isWords
        from={arrives.day}
        to={leaves.day}
        icon="moon"
        under={[
          [arrives.clock, arrives.year, ...(arrival ? [arrival] : [])],
          [words.nights(item.nights)],
          [leaves.clock, leaves.year],
        ]}
      />
      <dl>
        {item.rooms.map(({ number, room }, at) => (
          <PaperFact key={number} label={words.room(number)}>
            <bdi>{words.name(room.name)}</bdi>
            {isOneBoard ? null : <small>{boards[at]}</small>}
            {numbers.length > 1 ? (
              <small>
                <bdi className="code">{numbers[at]}</bdi>
              </small>
            ) : null}
            <small>
              <Guests words={words} order={order} room={at} />
            </small>
          </PaperFact>
        ))}
        {isOneBoard ? <PaperFact label={words.labels.board}>{boards[0]}</PaperFact> : null}
        <PaperFact label={words.labels.paid}>
          <bdi>{words.money(item.paid)}</bdi>
          {words.desk(order).map((line) => (
            <small key={line}>{line}</small>
          ))}
        </PaperFact>
        {numbers.length === 1 ? <PaperCode label={words.labels.number} code={numbers[0] ?? ''} /> : null}
        <PaperCode label={words.labels.order} code={reference} />
      </dl>
      <PaperLine>
        {item.wishes ? (
          <>
            <bdi>{words.wishes(item.wishes)}</bdi>
            <br />
          </>
        ) : null}
        {words.area(item)}
      </PaperLine>
    </>
  );
}

/** Guests of a room; ages of children only. */
const Guests = ({ words, order: { item, passengers }, room }: Omit<HalfProps, 'numbers'> & { readonly room: number }) =>
  passengers
    .flatMap((person, index) => {
      const guest = item.guests[index];
      return guest?.room === room ? [{ ...person, age: guest.age }] : [];
    })
    .map(({ firstName, lastName, ageClass, age }, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: guests have no identity but their place.
      <Fragment key={at}>
        {at > 0 ? words.comma : null}
        <bdi>
          {firstName} {lastName}
        </bdi>
        {ageClass === 'adult' ? null : ` (${words.age(age)})`}
      </Fragment>
    ));
