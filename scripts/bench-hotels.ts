import fs from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { addDays, dayOf } from '../domain/core/time.ts';
import { openDatabase } from '../server/db/open.ts';
import { importInventory, readInventory } from '../server/products/hotels/inventory/import.ts';
import { type HotelRow, idOf, type Row, roomKey } from '../server/products/hotels/inventory/rows.ts';
import { stockQuery } from '../server/products/hotels/stock.ts';
import { cpuSeconds, startServer, stopServer } from './bench-server.ts';
import type { Figure } from './goals.ts';
import { percentile, type Request, trickle } from './load.ts';

type Print = (figure: Figure) => void;

const HOTELS_IN_CITY = 5;
const ROOM_TYPES = 4;
const NIGHTS = 50;
const SMALL = 5;
const LARGE = 5000;
const SECONDS = 10;
const PER_SECOND = 100;

/** Compares searches over 1,000 and over 1,000,000 room-nights: more stock must not make the same search slower. */
export async function benchHotels(folder: string, print: Print): Promise<void> {
  const small = await searched(path.join(folder, 'hotels-small'), SMALL);
  const large = await searched(path.join(folder, 'hotels-large'), LARGE);
  print({
    name: `hotels: search in ${roomNights(LARGE)} room-nights at ${PER_SECOND} requests/s`,
    command: `POST /api/hotels/available, ${LARGE} hotels × ${ROOM_TYPES} room types × ${NIGHTS} nights, ${SECONDS} s`,
    figures: `p50 ${large.p50} ms; ${large.cpu} ms CPU each, ${small.cpu} ms in ${roomNights(SMALL)} room-nights`,
    failures: large.failures,
    goals: [
      { what: 'p99', value: large.p99, unit: 'ms', most: 40 },
      { what: 'CPU', value: rounded(large.cpu / small.cpu), unit: `× that of ${roomNights(SMALL)}`, most: 1.5 },
      {
        what: 'the plan uses an index',
        value: Number(/Index/.test(large.plan) && !/Seq Scan/.test(large.plan)),
        unit: '',
        least: 1,
      },
    ],
  });
  console.log(large.plan.replaceAll(/^/gm, '  '));
}

const roomNights = (hotels: number) => (hotels * ROOM_TYPES * NIGHTS).toLocaleString('en-US');
const rounded = (value: number) => Math.round(value * 100) / 100;

async function searched(folder: string, hotels: number) {
  fs.mkdirSync(folder, { recursive: true });
  const plan = await prepared(folder, hotels);
  const server = await startServer(folder);
  const requestOf = requestsOver(hotels);
  await trickle({ port: server.port, requestOf, seconds: 3, perSecond: PER_SECOND });
  const before = cpuSeconds(server.child);
  const answers = await trickle({ port: server.port, requestOf, seconds: SECONDS, perSecond: PER_SECOND });
  const cpu = rounded(((cpuSeconds(server.child) - before) / answers.count) * 1000);
  await stopServer(server.child);
  return {
    plan,
    cpu,
    p50: rounded(percentile(answers, 0.5)),
    p99: rounded(percentile(answers, 0.99)),
    failures: answers.failures,
  };
}

const FIRST_DAY = 3;
const cityOf = (hotel: number) => `city-${Math.floor(hotel / HOTELS_IN_CITY)}`;

function requestsOver(hotels: number): (n: number) => Request {
  const today = dayOf(Date.now());
  const cities = Math.max(1, hotels / HOTELS_IN_CITY);
  return (n) => {
    const checkIn = addDays(today, FIRST_DAY + ((n * 7) % (NIGHTS - 5)));
    return {
      path: '/api/hotels/available',
      method: 'POST',
      body: JSON.stringify({
        checkIn,
        checkOut: addDays(checkIn, 1 + (n % 4)),
        rooms: [{ adults: n % 3 === 0 ? [30] : [30, 30], children: n % 5 === 0 ? [8] : [] }],
        destination: { type: 'city', id: `city-${(n * 37) % cities}` },
      }),
    };
  };
}

/** Fills a database with generated stock; returns the query plan of a search. */
async function prepared(folder: string, hotels: number): Promise<string> {
  const { db, close } = await openDatabase({ databaseUrl: null, dataDir: folder });
  const rows = inventory(hotels);
  await importInventory(db, rows, { removes: true, now: Date.now() });
  const from = addDays(dayOf(Date.now()), FIRST_DAY);
  // Each night has a row with some rooms sold, as after a long season.
  await sql`
    insert into hotel_night (room, night, capacity, sold)
    select hotel.id || '.' || (room ->> 'id'), ${from}::date + night, 8, (hashtext(hotel.id || night) & 7)
    from hotel_row as hotel, jsonb_array_elements(hotel.content -> 'rooms') as room, generate_series(0, ${NIGHTS - 1}) as night
    where hotel.kind = 'hotel'`.execute(db);
  await sql`vacuum analyze hotel_night`.execute(db);
  await sql`checkpoint`.execute(db);
  const inCity = rows.filter((row): row is HotelRow => row.type === 'hotel' && row.city === 'city-0');
  const keys = inCity.flatMap((hotel) => hotel.rooms.map((room) => roomKey(idOf(hotel), room.id)));
  const { rows: plan } = await sql<{ 'QUERY PLAN': string }>`
    explain (analyze, costs off, timing off) ${stockQuery(keys, from, addDays(from, 3))}`.execute(db);
  await close();
  return plan.map((line) => line['QUERY PLAN']).join('\n');
}

/** Copies of the sample hotels under other names, five per city. */
function inventory(hotels: number): Row[] {
  const sample = readInventory(fs.readFileSync('server/products/hotels/inventory/sample.jsonl', 'utf8'));
  const [city] = sample.filter((row) => row.type === 'city');
  const models = sample.filter((row): row is HotelRow => row.type === 'hotel' && row.rooms.length === ROOM_TYPES);
  const cities = Array.from({ length: Math.ceil(hotels / HOTELS_IN_CITY) }, (_, index): Row[] => {
    const id = `city-${index}`;
    return city ? [{ ...city, id, name: { en: `City ${index}`, fa: null } }] : [];
  });
  const houses = Array.from({ length: hotels }, (_, index): Row[] => {
    const model = models[index % models.length];
    const name = { en: `Hotel ${index}`, fa: null };
    return model ? [{ ...model, slug: `hotel-${index}`, city: cityOf(index), name, answers: 'atOnce' }] : [];
  });
  return [...cities.flat(), ...houses.flat()];
}
