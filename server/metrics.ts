type Labels = Readonly<Record<string, string>>;

/** Text of one family in the Prometheus exposition format 0.0.4. */
type Family = { readonly lines: () => string[] };

const families: Family[] = [];

const labelText = (labels: Labels): string => {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${value.replace(/[\\"\n]/g, '_')}"`);
  return pairs.length > 0 ? `{${pairs.join(',')}}` : '';
};

/** A number that only grows, per set of labels. Counts of one process: Prometheus sums the processes. */
export function counter(name: string, help: string): { add: (labels?: Labels, by?: number) => void } {
  const values = new Map<string, number>();
  families.push({
    lines: () => [
      `# HELP ${name} ${help}`,
      `# TYPE ${name} counter`,
      ...[...values].map(([labels, value]) => `${name}${labels} ${value}`),
    ],
  });
  return {
    add: (labels = {}, by = 1) => {
      const key = labelText(labels);
      values.set(key, (values.get(key) ?? 0) + by);
    },
  };
}

/** Durations in seconds, counted in cumulative buckets. */
export function histogram(
  name: string,
  help: string,
  bounds: readonly number[],
): { observe: (seconds: number, labels?: Labels) => void } {
  type Series = { readonly labels: Labels; readonly counts: number[]; sum: number; count: number };
  const series = new Map<string, Series>();
  const linesOf = ({ labels, counts, sum, count }: Series) => [
    ...bounds.map(
      (bound, index) => `${name}_bucket${labelText({ ...labels, le: String(bound) })} ${counts[index] ?? 0}`,
    ),
    `${name}_bucket${labelText({ ...labels, le: '+Inf' })} ${count}`,
    `${name}_sum${labelText(labels)} ${sum}`,
    `${name}_count${labelText(labels)} ${count}`,
  ];
  families.push({
    lines: () => [`# HELP ${name} ${help}`, `# TYPE ${name} histogram`, ...[...series.values()].flatMap(linesOf)],
  });
  return {
    observe: (seconds, labels = {}) => {
      const key = labelText(labels);
      const entry = series.get(key) ?? { labels, counts: bounds.map(() => 0), sum: 0, count: 0 };
      series.set(key, entry);
      bounds.forEach((bound, index) => {
        if (seconds <= bound) entry.counts[index] = (entry.counts[index] ?? 0) + 1;
      });
      entry.sum += seconds;
      entry.count += 1;
    },
  };
}

/** Everything that was counted, for GET /metrics. */
export const metricsText = (): string => `${families.flatMap((family) => family.lines()).join('\n')}\n`;

export const requests = counter('http_requests_total', 'Requests by route template and status.');
export const requestSeconds = histogram(
  'http_request_duration_seconds',
  'Time to answer by route template.',
  [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
);
export const holdsPlaced = counter('safar_holds_placed_total', 'Holds that were placed.');
export const holdsExpired = counter('safar_holds_expired_total', 'Holds that ended by time.');
export const payments = counter('safar_payments_total', 'Charges by their last state.');
export const takenBack = counter(
  'safar_payments_taken_back_total',
  'Payments that a bank took back by itself, by what the order was; a person should look at each.',
);
export const sharesOfErased = counter(
  'safar_shares_of_erased_total',
  'Refunds to the balance of an account that was erased meanwhile: nobody has them.',
);
export const ordersIssued = counter('safar_orders_issued_total', 'Orders whose tickets were issued.');
export const ordersCancelled = counter('safar_orders_cancelled_total', 'Issued orders that were cancelled.');
export const mails = counter('safar_mails_total', 'Mails that were handed over or refused.');
export const jobFailures = counter('safar_job_failures_total', 'Background steps that failed and are tried again.');
