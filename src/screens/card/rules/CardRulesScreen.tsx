import { CHECK_DAYS, MADE_DAYS } from '#domain/card/delivery.ts';
import {
  CARD_PRICE,
  CASH_A_DAY,
  CLOSING_FEE_PERCENT,
  FETCH_DAYS,
  LEAST_LOAD,
  LOAD_FEE_PERCENT,
  MOST_DOLLARS,
  QUOTE_MINUTES,
  SHOPS_A_DAY,
  YOUNGEST_HOLDER,
} from '#domain/card/limits.ts';
import { formatMoney, formatRoundMoney } from '#domain/core/money.ts';
import { pathTo } from '#domain/core/page-paths.ts';
import { m } from '#src/copy/generated/messages.js';
import { rialWords } from '#src/screens/card/card-words.ts';
import { ContentPage, type ContentPart, List, Texts } from '#src/screens/core/content/ContentPage.tsx';
import { Note } from '#src/ui/Note.tsx';

const span = ([least, most]: readonly [number, number]): string => `${least}–${most}`;

const part = (id: string, title: string, items: readonly string[]): ContentPart => ({
  id,
  title,
  body: <List items={items} />,
});

/** Numbers come from the rules in the code, so that this page cannot contradict them. */
const rules = (): readonly ContentPart[] => [
  {
    id: 'simulated',
    title: m.cardrules_simulated(),
    body: (
      <Note tone="warn" icon="info">
        {m.cardrules_simulated_text()}
      </Note>
    ),
  },
  part('cannot', m.cardrules_cannot(), [
    m.cardrules_cannot_abroad(),
    m.cardrules_cannot_credit(),
    m.cardrules_cannot_cash({ rials: rialWords(CASH_A_DAY) }),
    m.cardrules_cannot_price({ price: formatMoney(CARD_PRICE) }),
  ]),
  part('holder', m.cardrules_holder(), [
    m.cardrules_holder_age({ age: YOUNGEST_HOLDER }),
    m.cardrules_holder_one(),
    m.cardrules_holder_name(),
    m.cardrules_holder_scan(),
    m.cardrules_holder_account(),
  ]),
  part('money', m.cardrules_money(), [
    m.cardrules_money_least({ least: formatMoney(LEAST_LOAD) }),
    m.cardrules_money_most({ most: formatRoundMoney({ amount: MOST_DOLLARS * 100, currency: 'USD' }) }),
    m.cardrules_money_fee({ percent: LOAD_FEE_PERCENT }),
    m.cardrules_money_rate({ minutes: QUOTE_MINUTES }),
    m.cardrules_money_renew(),
    m.cardrules_money_counts(),
  ]),
  part('limits', m.cardrules_limits(), [
    m.cardrules_limits_shops({ rials: rialWords(SHOPS_A_DAY) }),
    m.cardrules_limits_cash({ rials: rialWords(CASH_A_DAY) }),
    m.cardrules_limits_midnight(),
  ]),
  part('delivery', m.cardrules_delivery(), [
    m.cardrules_delivery_days({ check: span(CHECK_DAYS), made: span(MADE_DAYS) }),
    m.cardrules_delivery_home(),
    m.cardrules_delivery_fetch({ days: FETCH_DAYS }),
  ]),
  part('back', m.cardrules_back(), [m.cardrules_back_rejected(), m.cardrules_back_made(), m.cardrules_back_taken()]),
  part('lost', m.cardrules_lost(), [
    m.cardrules_lost_block(),
    m.cardrules_lost_unblock(),
    m.cardrules_lost_replace({ price: formatMoney(CARD_PRICE) }),
    m.cardrules_lost_desk(),
  ]),
  part('codes', m.cardrules_codes(), [m.cardrules_codes_mail(), m.cardrules_codes_pin()]),
  part('end', m.cardrules_end(), [
    m.cardrules_end_balance({ percent: CLOSING_FEE_PERCENT }),
    m.cardrules_end_desk(),
    m.cardrules_end_year(),
    m.cardrules_end_account(),
  ]),
  { id: 'changed', title: m.site_rules_changed(), body: <Texts texts={[m.cardrules_changed()]} /> },
];

/** `/iran-travel-card-rules`: an anchor for each rule; what it cannot do comes first. */
export const CardRulesScreen = () => (
  <ContentPage
    above={[{ href: pathTo.card(), text: m.product_card() }]}
    title={m.cardrules_title()}
    lede={m.cardrules_lede()}
    version={
      <>
        {m.cardrules_version()} <a href="#changed">{m.site_rules_changed()}</a>
      </>
    }
    contents={m.site_rules_contents()}
    parts={rules()}
  />
);
