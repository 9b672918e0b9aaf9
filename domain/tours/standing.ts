import { isIssued } from '#domain/core/status-questions.ts';
import type { components } from '#openapi/generated/types.ts';

type Order = Pick<components['schemas']['ToursOrder'], 'status' | 'stage' | 'item' | 'due' | 'summary' | 'serverNow'>;

/** How the money of a booked tour stands. The rest is asked for only once the departure is certain. */
export type MoneyStanding = 'depositPaid' | 'balanceDue' | 'paidInFull';
/** How its departure stands. */
export type DepartureStanding = 'open' | 'certain' | 'belowMinimum' | 'calledOff' | 'running' | 'done' | 'over';

export type TourStanding = { readonly money: MoneyStanding; readonly departure: DepartureStanding };

/** Both as the server told them with the order: nothing is counted here. */
export const standingOf = (order: Order): TourStanding => ({ money: moneyOf(order), departure: departureOf(order) });

function moneyOf({ due, item }: Order): MoneyStanding {
  if (due?.purpose !== 'balance') return 'paidInFull';
  return item.isCertain ? 'balanceDue' : 'depositPaid';
}

function departureOf({ status, stage, item, summary, serverNow }: Order): DepartureStanding {
  if (!isIssued(status)) return 'over';
  if (serverNow >= summary.endsAt) return 'done';
  if (serverNow >= summary.startsAt) return 'running';
  if (item.isCertain) return 'certain';
  return stage === 'belowMinimum' || stage === 'calledOff' ? stage : 'open';
}

/** Too few had paid, or we called it off: all money comes back, whatever was agreed, unless another date is taken. */
export const isCalledOff = ({ stage }: { readonly stage: string | null }): boolean =>
  stage === 'belowMinimum' || stage === 'calledOff';

/** What is still to be paid after the deposit; null where nothing is, as of a departure that was called off. */
export const restToPay = ({ due, stage }: Pick<Order, 'due' | 'stage'>) =>
  due?.purpose === 'balance' && !isCalledOff({ stage }) ? due : null;
