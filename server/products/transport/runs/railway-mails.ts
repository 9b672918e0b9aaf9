import { euro, formatMoney } from '#domain/core/money.ts';
import { chooseUntil, isLateForAll, leavesAt, reachesAt } from '#domain/transport/runs/railway.ts';
import { type Block, mailOf } from '#server/mails/layout.ts';
import type { Mail } from '#server/mails/outbox.ts';
import type { RunItemDetail } from '#server/products/transport/runs/detail.ts';
import { titlesOf } from '#server/products/transport/runs/item.ts';
import type { OtherRun } from '#server/products/transport/runs/other-run.ts';
import { momentWords } from '#server/products/transport/runs/words.ts';

type Told = { readonly reference: string; readonly url: string };

const KINDS = { train: 'train', bus: 'bus' } as const;
const SIMULATED = 'Railway and bus companies are simulated, and so is this news.';

const openBlock = (text: string, { url }: Told): Block => ({
  lines: ['Open it with this reference and your e-mail address:'],
  link: { text, url },
});

export function runLateMail(detail: RunItemDetail, told: Told): Mail {
  const { kind, number, from, to, delay } = detail;
  const allBack = isLateForAll(detail)
    ? [`You need not wait: until it leaves, all of your money comes back when you cancel on the page of your order.`]
    : ['Your ticket stays valid, and the rules of cancelling stay the same.'];
  return mailOf(`Your ${KINDS[kind]} is late: ${told.reference}`, [
    {
      heading: `${titlesOf(detail).title}, ${number}`,
      lines: [
        `It is about ${delay?.minutes ?? 0} minutes late.`,
        `Departs ${momentWords(leavesAt(detail))}, Tehran time, from ${from.en}`,
        `Arrives ${momentWords(reachesAt(detail))} at ${to.en}`,
      ],
    },
    { heading: 'What you can do', lines: [...allBack, SIMULATED] },
    openBlock('Open my order', told),
  ]);
}

export function runCancelledMail(detail: RunItemDetail, others: readonly OtherRun[], told: Told): Mail {
  const { kind, number } = detail;
  const until = momentWords(chooseUntil(detail.times));
  return mailOf(`Your ${KINDS[kind]} does not run: ${told.reference}`, [
    {
      heading: `${titlesOf(detail).title}, ${number}`,
      lines: [`We are sorry: it does not run on ${momentWords(detail.times.departsAt)}, Tehran time.`],
    },
    {
      heading: 'Choose on the page of your order',
      lines: [
        ...(others.length === 0 ? [`No other ${KINDS[kind]} has places for all of you at this price now.`] : []),
        ...others.map(otherWords),
        'Or all of your money back, whatever the rules say.',
        `If you have not chosen until ${until}, Tehran time, all of your money comes back by itself.`,
        SIMULATED,
      ],
    },
    openBlock('Choose now', told),
  ]);
}

const otherWords = ({ run, runClass, cents }: OtherRun): string =>
  `${run.number}, ${runClass.en}: departs ${momentWords(run.times.departsAt)}, arrives ${momentWords(run.times.arrivesAt)}. For all of you ${formatMoney(euro(cents))}, and never more than you paid.`;
