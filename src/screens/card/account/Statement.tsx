import { useState } from 'react';
import { moneyFor } from '#domain/card/load.ts';
import { formatCount, formatMoney } from '#domain/core/money.ts';
import { formatFullPersianDay } from '#domain/core/persian-day.ts';
import type { Rates } from '#domain/core/rates.ts';
import { clockOf, dayOf, formatFullDay } from '#domain/core/time.ts';
import type { components } from '#openapi/generated/types.ts';
import { m } from '#src/copy/generated/messages.js';
import css from '#src/screens/card/account/Account.module.css';
import { rialWords, signed, tomanOf } from '#src/screens/card/card-words.ts';
import { Button } from '#src/ui/Button.tsx';
import { Row, Stack } from '#src/ui/layout.tsx';
import { Segments } from '#src/ui/Segments.tsx';
import { Table } from '#src/ui/Table.tsx';

type Line = components['schemas']['CardLine'];
type Unit = 'toman' | 'rial' | 'euro';

type Props = {
  readonly lines: readonly Line[];
  readonly rates: Rates;
  /** Older lines; null: these are all. */
  readonly onMore: (() => void) | null;
  readonly isMoreBusy: boolean;
  readonly fileHref: string;
};

const WHAT: Readonly<Record<Line['what'], () => string>> = {
  load: m.card_line_what_load,
  loadBack: m.card_line_what_back,
  loadTakenBack: m.card_line_what_taken,
  shop: m.card_line_what_shop,
  cash: m.card_line_what_cash,
  reversal: m.card_line_what_reversal,
  shopRefund: m.card_line_what_refund,
  closing: m.card_line_what_closing,
};

/** Rate and money of a load or a closing; where nothing is told a payment says its place in its name. */
const moreOf = ({ amount, fee, rate }: Line): string =>
  amount && rate
    ? m.card_line_rate({ amount: formatMoney(amount), fee: fee ? formatMoney(fee) : '€0.00', rate: rialWords(rate) })
    : '';

const UNITS: Readonly<Record<Unit, () => string>> = {
  toman: m.card_unit_toman,
  rial: m.card_unit_rial,
  euro: m.card_unit_euro,
};

/** What moved the balance, the newest first, in both calendars. */
export function Statement({ lines, rates, onMore, isMoreBusy, fileHref }: Props) {
  const [unit, setUnit] = useState<Unit>('toman');
  const inUnit = (rials: number): string => {
    const size = Math.abs(rials);
    if (unit === 'euro') return formatMoney(moneyFor(size, 'EUR', rates));
    return unit === 'toman' ? tomanOf(size) : formatCount(size);
  };
  return (
    <Stack as="section" gap={3} aria-labelledby="statement-title">
      <Row isSpread align="base">
        <h2 id="statement-title">{m.card_statement()}</h2>
        <Segments
          label={m.card_statement_in()}
          name="unit"
          value={unit}
          options={(['toman', 'rial', 'euro'] as const).map((value) => ({ value, label: UNITS[value]() }))}
          onChange={setUnit}
        />
      </Row>
      {lines.length === 0 ? (
        <p className="quiet">{m.card_statement_empty()}</p>
      ) : (
        <div className={css.statement}>
          <Table caption={<span className="vh">{m.card_statement()}</span>} isFold>
            <thead>
              <tr>
                <th scope="col">{m.card_statement_what()}</th>
                <th scope="col">{m.card_statement_more()}</th>
                <th scope="col" data-num="">
                  {UNITS[unit]()}
                </th>
                <th scope="col" data-num="">
                  {m.card_statement_left()}
                </th>
              </tr>
            </thead>
            <tbody>
              {lines.map((line) => (
                <tr key={line.seq}>
                  <th scope="row">
                    {WHAT[line.what]()}
                    <br />
                    <span className={`${css.when} quiet small`}>
                      {formatFullDay(dayOf(line.at))}, {clockOf(line.at)}
                      <br />
                      {formatFullPersianDay(dayOf(line.at))}
                    </span>
                  </th>
                  <td>{moreOf(line)}</td>
                  <td data-num="">{signed(inUnit(line.rials), line.rials < 0)}</td>
                  <td data-num="" data-l={m.card_statement_left_short()}>
                    {inUnit(line.balance)}
                  </td>
                </tr>
              ))}
            </tbody>
          </Table>
        </div>
      )}
      {onMore ? (
        <Row>
          <Button size="s" isBusy={isMoreBusy} onClick={onMore}>
            {m.card_statement_older()}
          </Button>
        </Row>
      ) : null}
      <Row isSpread>
        <p className="small quiet">{unit === 'euro' ? m.card_statement_euro() : m.card_statement_never()}</p>
        <a className="small" href={fileHref} download="">
          {m.card_statement_file()}
        </a>
      </Row>
    </Stack>
  );
}
