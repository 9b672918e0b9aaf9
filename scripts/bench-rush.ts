import { randomUUID } from 'node:crypto';
import http from 'node:http';
import { addDays, dayOf } from '../domain/core/time.ts';
import { connect } from '../server/db/database.ts';
import { fareIdOf, setStock } from '../server/testing/stock.ts';
import { cpuSeconds, type Server, startServer, stopServer } from './bench-server.ts';
import type { Figure } from './goals.ts';
import { percentile } from './load.ts';
import { findPostgres, withPostgres } from './postgres.ts';

const BUYERS = 500;
/** The first rush is a warm-up and does not count. */
const SEATS = [10, 3, 100];
const ROUNDS = 3;

/**
 * Many buyers of one fare at the same moment, from as many IP addresses, on PostgreSQL with two processes. Each buyer
 * sends one request, and answers are counted by status; load generators do not support this.
 */
export async function rush(folder: string, print: (figure: Figure) => void): Promise<void> {
  const bin = findPostgres();
  if (!bin) return console.log('rush: PostgreSQL is not installed\n');
  await withPostgres(bin, async (url) => {
    const env = { DATABASE_URL: url, SECRET: randomUUID(), TRUST_PROXY: 'loopback', PAGE_CACHE: 'on' };
    const servers = [await startServer(folder, env), await startServer(folder, env)];
    const db = connect({ connectionString: url, max: 1 });
    try {
      for (const seats of SEATS) {
        const times: number[] = [];
        const sold: Record<number, number> = {};
        const cpu = () => servers.reduce((sum, { child }) => sum + cpuSeconds(child), 0);
        const before = cpu();
        for (let round = 0; round < ROUNDS; round += 1) {
          const offer = await anOffer(servers[0], 14 + round + seats);
          await setStock(db, fareIdOf(offer), { capacity: seats, adult_price: offer.prices.adult.amount });
          const answers = await Promise.all(
            Array.from({ length: BUYERS }, (_, buyer) => buy(servers[buyer % 2], buyer, offer.offerId)),
          );
          for (const { status, ms } of answers) {
            sold[status] = (sold[status] ?? 0) + 1;
            times.push(ms);
          }
        }
        const answers = { count: times.length, failures: 0, latenciesMs: times.sort((a, b) => a - b) };
        const [p50, p99] = [0.5, 0.99].map((share) => `${Math.round(percentile(answers, share))} ms`);
        if (seats === SEATS[0]) continue;
        const each = ((cpu() - before) * 1000) / times.length;
        print({
          name: `${BUYERS} buyers at once for ${seats} seats, PostgreSQL`,
          command: `POST /api/orders, two processes, ${ROUNDS} rounds`,
          figures: `p50 ${p50}, p99 ${p99}, ${each.toFixed(1)} ms CPU each; answers ${JSON.stringify(sold)}`,
          goals: [
            { what: 'held, of what there is', value: sold[201] ?? 0, unit: '', most: seats * ROUNDS },
            { what: 'held, of what is wanted', value: sold[201] ?? 0, unit: '', least: seats * ROUNDS },
          ],
        });
      }
    } finally {
      await db.destroy();
      for (const { child } of servers) await stopServer(child);
    }
  });
}

type Offer = { readonly offerId: string; readonly prices: { readonly adult: { readonly amount: number } } };

async function anOffer(server: Server | undefined, days: number): Promise<Offer> {
  const departureDate = addDays(dayOf(Date.now()), days);
  const search = { origin: 'THR', destination: 'SYZ', departureDate, adult: 1, child: 0, infant: 0 };
  const { text } = await post(server, '/api/flights/available', search, {});
  const [offer] = (JSON.parse(text) as { departing: { offers: Offer[] } }).departing.offers;
  if (!offer) throw new Error('There is no offer');
  return offer;
}

async function buy(server: Server | undefined, buyer: number, offerId: string) {
  const start = performance.now();
  const { status } = await post(
    server,
    '/api/flights/holds',
    { offerIds: [offerId] },
    {
      'idempotency-key': `rush-${randomUUID()}`,
      'x-forwarded-for': `10.1.${buyer >> 8}.${buyer & 255}`,
    },
  );
  return { status, ms: performance.now() - start };
}

const agent = new http.Agent({ maxSockets: Number.POSITIVE_INFINITY });

function post(server: Server | undefined, path: string, body: object, headers: object) {
  const port = server?.port ?? 0;
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const request = http.request(
      {
        agent,
        host: '127.0.0.1',
        port,
        path,
        method: 'POST',
        headers: { origin: `http://127.0.0.1:${port}`, 'content-type': 'application/json', ...headers },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() }));
      },
    );
    request.on('error', reject);
    request.end(JSON.stringify(body));
  });
}
