import { AggregatorRegistry, Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Metrics of this process; Prometheus adds up several machines. */
const registry = new Registry();
const registers = [registry];
AggregatorRegistry.setRegistries(registry);
/** In a worker process it sends its metrics to the primary, which adds them up. */
const all = new AggregatorRegistry();

/** Metrics of all processes on the port; only in the primary. */
export const sumOfMetrics = (): Promise<string> => all.clusterMetrics();

export const metricsType = registry.contentType;

export const metricsText = (): Promise<string> => registry.metrics();

/** Memory, CPU time, event loop lag, garbage collection. Call once per process. */
export const watchProcess = (): void => collectDefaultMetrics({ register: registry });

const counter = <L extends string>(name: string, help: string, labelNames: readonly L[] = []) =>
  new Counter({ name, help, labelNames, registers });

export const requests = counter('http_requests_total', 'Requests by route template and status.', [
  'method',
  'route',
  'status',
]);
export const requestSeconds = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'Time to answer by route template.',
  labelNames: ['method', 'route'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
  registers,
});
export const holdsPlaced = counter('safar_holds_placed_total', 'Holds that were placed.');
export const holdsExpired = counter('safar_holds_expired_total', 'Holds that ended by time.');
export const payments = counter('safar_payments_total', 'Charges by their last state.', ['state']);
export const takenBack = counter(
  'safar_payments_taken_back_total',
  'Payments that a bank took back by itself, by what the order was; a person should look at each.',
  ['order'],
);
export const sharesOfErased = counter(
  'safar_shares_of_erased_total',
  'Refunds to the balance of an account that was erased meanwhile: nobody has them.',
);
export const ordersIssued = counter('safar_orders_issued_total', 'Orders that were issued.');
export const ordersCancelled = counter('safar_orders_cancelled_total', 'Issued orders that were cancelled.');
export const mails = counter('safar_mails_total', 'Mails that were handed over or refused.', ['result']);
export const jobFailures = counter('safar_job_failures_total', 'Background steps that failed and are tried again.', [
  'job',
]);

/** Subset of `pg.Pool`. */
type Pool = {
  readonly ended: boolean;
  readonly totalCount: number;
  readonly idleCount: number;
  readonly waitingCount: number;
};
let pools: readonly Pool[] = [];
const sumOf = (count: (pool: Pool) => number) =>
  pools.filter(({ ended }) => !ended).reduce((sum, pool) => sum + count(pool), 0);

/** Reports the used connections of a pool until it ends. */
export const watchPool = (pool: Pool): void => {
  pools = [...pools.filter(({ ended }) => !ended), pool];
};

new Gauge({
  name: 'safar_database_connections',
  help: 'Open connections to the database.',
  labelNames: ['state'],
  registers,
  collect() {
    this.set(
      { state: 'used' },
      sumOf(({ totalCount, idleCount }) => totalCount - idleCount),
    );
    this.set(
      { state: 'idle' },
      sumOf(({ idleCount }) => idleCount),
    );
  },
});
new Gauge({
  name: 'safar_database_waiting',
  help: 'Queries and transactions that wait for a connection.',
  registers,
  collect() {
    this.set(sumOf(({ waitingCount }) => waitingCount));
  },
});
