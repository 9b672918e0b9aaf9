import { euro, type Money } from '#domain/core/money.ts';
import type { RunClass } from '#domain/transport/runs/places.ts';
import type { PricedPlace } from '#domain/transport/runs/price.ts';
import type { RunDelay, RunFate, RunStage } from '#domain/transport/runs/railway.ts';
import { type OrderOf, type OrderRow, orderOf } from '#server/orders/order-row.ts';
import { asTransport, PRODUCT, type TransportDetail } from '#server/products/transport/detail.ts';
import type { SoldRun } from '#server/products/transport/runs/runs.ts';
import type { RunPlaces } from '#server/products/transport/runs/stock.ts';

/** The kind of its papers: one for each person, with the berth or seat; an infant has one without. */
export const TICKET = 'ticket';

/** `person`: position among the people of the order; null for a berth of a family compartment that stays empty. */
export type RunPlaceDetail = PricedPlace & { readonly person: number | null; readonly isGivenBack: boolean };

/** What is stored of places in a train or a bus: what was sold, so that an inventory that comes later changes nothing of it. */
export type RunItemDetail = Pick<
  SoldRun,
  'kind' | 'number' | 'from' | 'to' | 'minutes' | 'times' | 'childPercent' | 'daysAhead' | 'isSample'
> & {
  /** The key of its places, as in `SoldRun`. */
  readonly run: string;
  /** What all its places have in the stock. */
  readonly holder: string;
  readonly runClass: RunClass;
  /** Adults first, then children, then berths that stay empty. */
  readonly places: readonly RunPlaceDetail[];
  /** Under 2, without a place: the people after all others. */
  readonly infants: number;
  readonly stage: RunStage;
  /** What the railway or the bus company told. */
  readonly delay: RunDelay | null;
  /** Letters of names that were put right, by position of the people. */
  readonly corrected?: Readonly<Record<number, number>>;
  /** What a staged scenario lets happen; never in production. */
  readonly sandbox?: RunFate;
};

export type RunOrderRow = OrderOf<RunItemDetail>;

const asRun = orderOf<RunItemDetail>(PRODUCT);

/** Whether it is a train or a bus, and no ride. */
export const isRun = (detail: unknown): detail is RunItemDetail =>
  typeof detail === 'object' && detail !== null && 'run' in detail;

/** Of orders of the product, those of trains and buses. */
export const runsAmong = (orders: readonly OrderRow[]): readonly RunOrderRow[] =>
  orders.filter(({ detail }) => isRun(detail)).map(asRun);

/** The other ones. */
export const ridesAmong = (orders: readonly OrderRow[]): readonly OrderOf<TransportDetail>[] =>
  orders.filter(({ detail }) => !isRun(detail)).map(asTransport);

/** What is not given back. */
export const stayingPlaces = ({ places }: Pick<RunItemDetail, 'places'>): readonly RunPlaceDetail[] =>
  places.filter(({ isGivenBack }) => !isGivenBack);

/** As sold: places that were given back count too. */
export const faresOfRun = ({ places }: Pick<RunItemDetail, 'places'>): Money =>
  euro(places.reduce((all, { cents }) => all + cents, 0));

/** Its places in the stock. */
export const stockOf = ({ run, runClass, holder }: RunItemDetail): RunPlaces => ({ run, vehicle: runClass, holder });
