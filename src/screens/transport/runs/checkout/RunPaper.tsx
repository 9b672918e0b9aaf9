import { inPersian } from '#domain/core/persian-text.ts';
import { clockOf, dayOf, formatDay, formatDuration } from '#domain/core/time.ts';
import type { RunOrder } from '#domain/transport/orders.ts';
import { TICKET_IN_PERSIAN as FA } from '#domain/transport/runs/ticket-in-persian.ts';
import { m } from '#src/copy/generated/messages.js';
import { placeOf } from '#src/screens/core/booking/order.ts';
import type { PapersProps } from '#src/screens/core/booking/slots.ts';
import { Paper, PaperCode, PaperFact, PaperLine, PaperName, PaperRoute } from '#src/screens/core/issue/Paper.tsx';
import { placeWords } from '#src/screens/transport/run-place-words.ts';
import { kindWords, numberWords, placeOfPerson, whenOf } from '#src/screens/transport/runs/checkout/run-words.ts';

type Props = PapersProps<RunOrder>;

/** A ticket for each person, in English and Persian. */
export const RunTickets = (props: Props) =>
  props.documents.papers.flatMap(({ number, holder }, at) => {
    const named = holder ? props.order.passengers[holder.person] : undefined;
    if (!holder || !named || named.leftAt !== undefined) return [];
    return [
      <Ticket
        key={number}
        {...props}
        {...{ number, at, person: holder.person, passportNumber: holder.passportNumber }}
        name={`${named.firstName} ${named.lastName}`}
      />,
    ];
  });

type TicketProps = Props & {
  readonly number: string;
  /** Its place among the tickets, from 0. */
  readonly at: number;
  readonly person: number;
  readonly passportNumber: string;
  readonly name: string;
};

function Ticket({ order, documents, number, at, person, passportNumber, name, pageUrl, Code }: TicketProps) {
  const { item, reference } = order;
  const place = placeOfPerson(item, person) ?? null;
  const count = documents.papers.length;
  const kicker =
    item.kind === 'train'
      ? m.transportticket_kicker_train({ number: at + 1, count })
      : m.transportticket_kicker_bus({ number: at + 1, count });
  const codes = (labels: { readonly passport: string; readonly ticket: string; readonly order: string }) => (
    <>
      {passportNumber ? <PaperCode label={labels.passport} code={passportNumber} /> : null}
      <PaperCode label={labels.ticket} code={number} />
      <PaperCode label={labels.order} code={reference} />
    </>
  );
  const [main = '', ...more] = FA.place(item.kind, place);
  return (
    <Paper
      label={`${kicker}, ${name}`}
      reference={reference}
      slug={placeOf(order)}
      pageUrl={pageUrl}
      Code={Code}
      english={
        <>
          <PaperName kicker={kicker}>{name}</PaperName>
          <PaperRoute
            isWords
            from={clockOf(item.departsAt)}
            to={clockOf(item.arrivesAt)}
            icon={item.kind}
            under={[
              [item.from.en, formatDay(dayOf(item.departsAt))],
              [formatDuration(item.minutes)],
              [
                item.to.en,
                formatDay(dayOf(item.arrivesAt)),
                ...(item.plusDays === 1 ? [m.transportticket_the_next_day()] : []),
              ],
            ]}
          />
          <dl>
            <PaperFact isMain={!place?.compartment} label={m.transportticket_place()}>
              {place ? placeWords(item, place) : m.transportticket_lap()}
              {place && kindWords(place) ? <small>{kindWords(place)}</small> : null}
            </PaperFact>
            {codes({
              passport: m.transportticket_passport(),
              ticket: m.transportticket_ticket(),
              order: m.issue_order(),
            })}
          </dl>
          <PaperLine>{numberWords(item)}</PaperLine>
        </>
      }
      persian={
        <>
          <PaperName kicker={FA.kicker(item.kind, at + 1, count)} isAgain>
            {name}
          </PaperName>
          <PaperRoute
            isWords
            from={FA.clock(item.departsAt)}
            to={FA.clock(item.arrivesAt)}
            icon={item.kind}
            under={[
              [inPersian(item.from.fa), FA.day(item.departsAt)],
              [],
              [inPersian(item.to.fa), FA.day(item.arrivesAt)],
            ]}
          />
          <dl>
            <PaperFact isMain label={FA.labels.place}>
              {main}
              {more.map((line) => (
                <small key={line}>{line}</small>
              ))}
            </PaperFact>
            {codes(FA.labels)}
          </dl>
          <PaperLine>{FA.run(item.kind, item.number, inPersian(item.class.fa))}</PaperLine>
        </>
      }
      notes={
        <>
          <strong className="strong">{m.issue_qr_title()}</strong>
          <p className="small quiet">{m.transportticket_corrected(whenOf(item.correctedUntil))}</p>
          {item.isSimulated ? <p className="small">{m.transportticket_simulated()}</p> : null}
        </>
      }
    />
  );
}
