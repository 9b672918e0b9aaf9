import { CHECK_DAYS, DELIVERY_PRICE, type Delivery, MADE_DAYS, promiseOf, WAY_DAYS } from '#domain/card/delivery.ts';
import { YOUNGEST_HOLDER } from '#domain/card/limits.ts';
import { formatMoney } from '#domain/core/money.ts';
import { formatDay } from '#domain/core/time.ts';
import { m } from '#src/copy/generated/messages.js';
import css from '#src/screens/card/calculator/Calculator.module.css';
import { deliveryName } from '#src/screens/card/delivery-words.ts';
import { Stack } from '#src/ui/layout.tsx';
import { Note } from '#src/ui/Note.tsx';
import { Table } from '#src/ui/Table.tsx';

const steps = () => [
  { when: m.card_comes_today(), title: m.card_comes_order(), text: m.card_comes_order_text({ age: YOUNGEST_HOLDER }) },
  { when: daysWords(CHECK_DAYS), title: m.card_comes_check(), text: m.card_comes_check_text() },
  { when: daysWords(MADE_DAYS), title: m.card_comes_made(), text: m.card_comes_made_text() },
  { when: m.card_comes_way(), title: m.card_comes_hand(), text: m.card_comes_hand_text() },
  { when: m.card_comes_iran(), title: m.card_comes_on(), text: m.card_comes_on_text() },
];

const daysWords = ([least, most]: readonly [number, number]): string => m.card_days({ least, most });

/** Working days from the order to the hand. */
const allDays = (delivery: Delivery): readonly [number, number] => [
  CHECK_DAYS[0] + MADE_DAYS[0] + WAY_DAYS[delivery][0],
  CHECK_DAYS[1] + MADE_DAYS[1] + WAY_DAYS[delivery][1],
];

/** The five steps, then each way with its days and its price. `today`: YYYY-MM-DD in Tehran. */
export const HowItComes = ({ today, ways }: { readonly today: string; readonly ways: readonly Delivery[] }) => (
  <Stack as="section" gap={5}>
    <h2>{m.card_comes_title()}</h2>
    <ol className={css.way}>
      {steps().map(({ when, title, text }) => (
        <li key={title}>
          <small>{when}</small>
          <h3 className="strong">{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
    <Table caption={m.card_ways()} isFold isPairs>
      <thead>
        <tr>
          <th scope="col">{m.card_ways_to()}</th>
          <th scope="col">{m.card_ways_days()}</th>
          <th scope="col">{m.card_ways_by({ day: formatDay(today) })}</th>
          <th scope="col" data-num="">
            {m.card_ways_price()}
          </th>
        </tr>
      </thead>
      <tbody>
        {ways.map((way) => (
          <tr key={way}>
            <th scope="row">{deliveryName(way)}</th>
            <td>{daysWords(allDays(way))}</td>
            <td data-l={m.card_ways_by_short()}>{formatDay(promiseOf(today, way).thereBy)}</td>
            <td data-num="">{DELIVERY_PRICE[way].amount === 0 ? m.card_free() : formatMoney(DELIVERY_PRICE[way])}</td>
          </tr>
        ))}
      </tbody>
    </Table>
    <Note icon="calendar">{m.card_ways_note()}</Note>
  </Stack>
);
