import { randomBytes } from 'node:crypto';
import v8 from 'node:v8';
import vm from 'node:vm';
import { sql } from 'kysely';
import sharp from 'sharp';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { ProblemError } from '#domain/core/problem.ts';
import { blurred, drawnPhoto, lit } from '#domain/core/testing/drawn-pictures.ts';
import { expectFields } from '#domain/core/testing/expect-fields.ts';
import { jpegFrame, jpegOf, jpegPart, jpegScan, letters } from '#domain/core/testing/jpeg-parts.ts';
import { sized } from '#domain/core/testing/sized.ts';
import { DAY_MS, HOUR_MS } from '#domain/core/time.ts';
import type { VisaPictureKind } from '#domain/visa/visa-picture-kinds.ts';
import type { components } from '#openapi/generated/types.ts';
import { decryptBytes } from '#server/db/encrypt.ts';
import { addUse } from '#server/http/rate-limit.ts';
import { cleanUp } from '#server/jobs.ts';
import { PICTURE_LIMITS } from '#server/pictures/limits.ts';
import { countArriving, recountRoom } from '#server/pictures/storage-limit.ts';
import { jpegOfPixels } from '#server/pictures/testing/jpeg.ts';
import { asVisa } from '#server/products/visa/detail.ts';
import { beginReview } from '#server/products/visa/review.ts';
import { goodPage, goodPhoto } from '#server/products/visa/testing/pictures.ts';
import { signIn } from '#server/testing/account.ts';
import { bookingApp } from '#server/testing/booking-app.ts';
import { CONTACT } from '#server/testing/traveller.ts';

type Schemas = components['schemas'];
type Upload = Schemas['PictureUpload'];

const server = bookingApp();
type Browser = ReturnType<typeof server.newTraveller>;

const TRIP = {
  applicants: [{ nationality: 'DE' }, { nationality: 'FR' }],
  residence: 'DE',
  entry: 'airport',
  arrival: '2027-01-20',
  days: 10,
  processing: 'normal',
};
let keys = 0;
async function request(browser = server.newTraveller()) {
  keys += 1;
  const begun = await browser.ask('POST', '/visa/requests', TRIP, { 'idempotency-key': `pictures-${keys}` });
  return { browser, orderId: begun.json<Schemas['VisaOrder']>().orderId };
}
const begin = (browser: Browser, orderId: string, kind: VisaPictureKind, bytes: number, position = 0) =>
  browser.ask('POST', `/orders/${orderId}/pictures`, { position, kind, bytes });
const put = (browser: Browser, uploadId: string, offset: number, part: Uint8Array, type = 'application/octet-stream') =>
  browser.ask('PUT', `/uploads/${uploadId}?offset=${offset}`, Buffer.from(part), { 'content-type': type });
const PART = 100_000;

async function send(browser: Browser, orderId: string, kind: VisaPictureKind, picture: Uint8Array, position = 0) {
  const begun = await begin(browser, orderId, kind, picture.length, position);
  let upload = begun.json<Upload>();
  while (upload.picture === null && upload.refused === null && upload.offset < picture.length) {
    const part = picture.subarray(upload.offset, upload.offset + PART);
    upload = (await put(browser, upload.uploadId, upload.offset, part)).json<Upload>();
  }
  return upload;
}
async function stored(browser: Browser, orderId: string, kind: VisaPictureKind = 'photo') {
  const { picture } = await send(browser, orderId, kind, kind === 'photo' ? await goodPhoto() : await goodPage());
  if (!picture) throw new Error('The picture was refused');
  return picture;
}
const read = async (browser: Browser, orderId: string) =>
  (await browser.ask('GET', `/visa/requests/${orderId}`)).json<Schemas['VisaRequest']>();
const setOrder = async (
  orderId: string,
  status: 'draft' | 'awaitingPayment' | 'issuing' | 'issued',
  field?: string,
) => {
  const row = await server.db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow();
  const { detail } = asVisa(row);
  const [first, second] = beginReview(2, server.clock.now).people;
  const asked = { stage: 'actionNeeded', nextAt: null, correction: { field, note: 'Once more.' } };
  const review = field ? { people: [{ ...first, ...asked }, second] } : undefined;
  await server.db
    .updateTable('orders')
    .set({ status, stage: field ? 'actionNeeded' : null, detail: JSON.stringify({ ...detail, review }) })
    .where('id', '=', orderId)
    .execute();
};
const rowsOf = async (orderId: string) => ({
  documents: await server.db.selectFrom('picture').selectAll().where('order_id', '=', orderId).execute(),
  uploads: await server.db.selectFrom('picture_upload').selectAll().where('order_id', '=', orderId).execute(),
});

const partsOf = async (uploads: readonly { id: string }[]) => {
  const parts = await server.db.selectFrom('picture_upload_part').selectAll().orderBy('begins').execute();
  return parts.filter(({ upload_id }) => uploads.some(({ id }) => id === upload_id));
};

let photo: Buffer;
beforeAll(async () => {
  photo = await jpegOfPixels(drawnPhoto(), 90);
});

test('a picture that comes in parts is stored as it was sent, and shown in the request', async () => {
  const { browser, orderId } = await request();
  const { picture, refused, offset } = await send(browser, orderId, 'photo', photo, 1);
  expect(refused).toBeNull();
  expect(offset).toBe(photo.length);
  expect(picture).toEqual({
    pictureId: expect.any(String),
    kind: 'photo',
    bytes: photo.length,
    width: 600,
    height: 900,
  });
  const { applicants } = await read(browser, orderId);
  expect(applicants.map(({ documents }) => documents)).toEqual([[], [picture]]);
  const file = await browser.ask('GET', `/pictures/${picture?.pictureId}`);
  expect(file.rawPayload.equals(photo)).toBe(true);
});

test('a stored picture is a file that no browser runs, keeps or lends to another site', async () => {
  const { browser, orderId } = await request();
  const { pictureId } = await stored(browser, orderId);
  const { headers } = await browser.ask('GET', `/pictures/${pictureId}`);
  expectFields(headers, {
    'content-type': 'image/jpeg',
    'content-disposition': 'attachment; filename="photo.jpg"',
    'content-security-policy': expect.stringMatching(/^sandbox; default-src 'none'/),
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'no-store',
  });
});

test('what lies in the database is encrypted, on its way too, and opens in its own place only', async () => {
  const { browser, orderId } = await request();
  const { pictureId } = await stored(browser, orderId);
  const { uploadId } = (await begin(browser, orderId, 'passport', 60_000)).json<Upload>();
  await put(browser, uploadId, 0, photo.subarray(0, 40_000));
  const { documents, uploads } = await rowsOf(orderId);
  const sealed = [documents[0]?.sealed, (await partsOf(uploads)).at(0)?.sealed];
  for (const bytes of sealed) {
    expect(Buffer.from(bytes ?? []).includes(photo.subarray(0, 200))).toBe(false);
    expect(bytes?.length).toBeGreaterThan(5000);
  }
  const { secret } = server.deps.config;
  const open = (context: string) => decryptBytes(secret, context, documents[0]?.sealed ?? new Uint8Array());
  expect(open(`visa document ${pictureId}`).equals(await goodPhoto())).toBe(true);
  expect(() => open(`visa document ${uploadId}`)).toThrow();
});

test('a broken upload goes on where it stopped: what came twice is written once', async () => {
  const { browser, orderId } = await request();
  const { uploadId } = (await begin(browser, orderId, 'photo', photo.length)).json<Upload>();
  const half = Math.floor(photo.length / 2);
  const first = await put(browser, uploadId, 0, photo.subarray(0, half));
  expectFields(first.json<Upload>(), { offset: half, picture: null, refused: null });
  // The answer was lost: the same part again, then a part with a wrong offset.
  expect((await put(browser, uploadId, 0, photo.subarray(0, half))).json<Upload>().offset).toBe(half);
  expect((await put(browser, uploadId, half + 1, photo.subarray(half + 1))).json<Upload>().offset).toBe(half);
  server.clock.now += 20 * 60_000;
  expect((await browser.ask('GET', `/uploads/${uploadId}`)).json<Upload>().offset).toBe(half);
  const last = (await put(browser, uploadId, half, photo.subarray(half))).json<Upload>();
  expect(last.picture?.bytes).toBe(photo.length);
  // The last answer was lost too.
  expect((await put(browser, uploadId, half, photo.subarray(half))).json<Upload>()).toEqual(last);
  expect((await rowsOf(orderId)).documents).toHaveLength(1);
});

test('two of the same last part at once store one picture', async () => {
  const { browser, orderId } = await request();
  const { uploadId } = (await begin(browser, orderId, 'photo', photo.length)).json<Upload>();
  const answers = await Promise.all([put(browser, uploadId, 0, photo), put(browser, uploadId, 0, photo)]);
  const ids = answers.map((answer) => answer.json<Upload>().picture?.pictureId);
  expect(ids).toEqual([expect.any(String), ids[0]]);
  expect((await rowsOf(orderId)).documents).toHaveLength(1);
});

test('many last parts of one picture at once take one turn of the judge', async () => {
  const { browser, orderId } = await request();
  const { uploadId } = (await begin(browser, orderId, 'photo', photo.length)).json<Upload>();
  const answers = await Promise.all(Array.from({ length: 60 }, () => put(browser, uploadId, 0, photo)));
  const [first] = answers;
  expect(first?.json<Upload>().picture?.bytes).toBe(photo.length);
  for (const answer of answers) expect(answer.json()).toEqual(first?.json());
});

test('who needs no code gives no picture', async () => {
  const browser = server.newTraveller();
  keys += 1;
  const trip = { ...TRIP, applicants: [{ nationality: 'DE' }, { nationality: 'TR' }] };
  const begun = await browser.ask('POST', '/visa/requests', trip, { 'idempotency-key': `pictures-${keys}` });
  const { orderId } = begun.json<Schemas['VisaOrder']>();
  expect((await begin(browser, orderId, 'photo', 5000, 1)).statusCode).toBe(404);
  expect((await begin(browser, orderId, 'photo', 5000, 0)).statusCode).toBe(201);
});

test('another picture takes the place of the one before; a refused one leaves it', async () => {
  const { browser, orderId } = await request();
  const first = await stored(browser, orderId);
  const refused = await send(browser, orderId, 'photo', await jpegOfPixels(lit(drawnPhoto(), 0.2), 100));
  expect(refused.refused).toContain('tooDark');
  expect((await read(browser, orderId)).applicants[0]?.documents).toEqual([first]);
  const second = await stored(browser, orderId);
  expect((await read(browser, orderId)).applicants[0]?.documents).toEqual([second]);
  expect((await browser.ask('GET', `/pictures/${first.pictureId}`)).statusCode).toBe(404);
});

/** Maximum size: stores a picture in each place of a group of nine, and uploads another to each. */
async function fill(orderId: string): Promise<void> {
  const places = Array.from({ length: 9 }, (_, position) =>
    (['photo', 'passport'] as const).map((kind) => ({ order_id: orderId, position, kind, bytes: 500_000 })),
  ).flat();
  const now = server.clock.now;
  const id = () => crypto.randomUUID();
  const stored = { width: 600, height: 800, sealed: Buffer.alloc(1), stored_at: now };
  const documents = places.map((place) => ({ ...place, ...stored, id: id() }));
  await server.db.insertInto('picture').values(documents).execute();
  const uploads = places.map((place) => ({ ...place, id: id(), received: 500_000, ends_at: now + HOUR_MS }));
  await server.db.insertInto('picture_upload').values(uploads).execute();
}
const codeOf = async (browser: Browser, orderId: string) => {
  const answer = await begin(browser, orderId, 'passport', 500_000);
  return answer.statusCode === 201 ? 201 : `${answer.statusCode} ${answer.json().error.code}`;
};

test('the unpaid requests of one browser hold so many bytes together; another picture in a place is no more', async () => {
  const { browser, orderId } = await request();
  const other = { ...TRIP, arrival: '2027-01-21' };
  const begun = await browser.ask('POST', '/visa/requests', other, { 'idempotency-key': 'pictures-other' });
  const second = begun.json<Schemas['VisaOrder']>().orderId;
  expect(await codeOf(browser, second)).toBe(201);
  await fill(orderId);
  await server.db.deleteFrom('picture_upload').where('order_id', '=', second).execute();
  expect(await codeOf(browser, second)).toBe('409 pictures_of_one');
  expect(await codeOf(browser, orderId)).toBe(201);
  const stranger = await request();
  expect(await codeOf(stranger.browser, stranger.orderId)).toBe(201);
  // An unfinished upload counts until it expires and is deleted.
  server.clock.now += HOUR_MS;
  await cleanUp(server.db, server.clock.now);
  expect(await codeOf(browser, second)).toBe(201);
});

test('all who have not paid have so much room together; who has paid needs none of it', async () => {
  const { config } = server.deps;
  const { unpaidPictureBytes } = config;
  const { browser, orderId } = await request();
  const paid = await request();
  await server.db
    .insertInto('order_event')
    .values({ order_id: paid.orderId, status: 'paid', at: server.clock.now })
    .execute();
  onTestFinished(() => void Object.assign(config, { unpaidPictureBytes }));
  const kept = await roomTaken();
  Object.assign(config, { unpaidPictureBytes: kept + 499_999 });
  expect(await codeOf(browser, orderId)).toBe('503 pictures_of_all');
  expect((await begin(browser, orderId, 'passport', 500_000)).headers['retry-after']).toBe('3600');
  expect(await codeOf(paid.browser, paid.orderId)).toBe(201);
  Object.assign(config, { unpaidPictureBytes: kept + 500_000 });
  expect(await codeOf(browser, orderId)).toBe(201);
});

const roomTaken = async () =>
  (await server.db.selectFrom('picture_room').select('bytes').executeTakeFirst())?.bytes ?? 0;
/** Starts like a picture and has this length. */
const part = (length: number) => Buffer.concat([photo.subarray(0, 2000), Buffer.alloc(length, 17)]).subarray(0, length);

test('announcements take no room from anybody; parts that come at once do not pass the bound together', async () => {
  const { config } = server.deps;
  const { unpaidPictureBytes } = config;
  onTestFinished(() => void Object.assign(config, { unpaidPictureBytes }));
  await recountRoom(server.db, server.clock.now);
  const kept = await roomTaken();
  Object.assign(config, { unpaidPictureBytes: kept + 500_000 });
  const uploads = await Promise.all(
    Array.from({ length: 8 }, async () => {
      const { browser, orderId } = await request();
      const begun = await begin(browser, orderId, 'photo', 500_000);
      return { browser, uploadId: begun.json<Upload>().uploadId };
    }),
  );
  expect(await roomTaken()).toBe(kept);
  const answers = await Promise.all(uploads.map(({ browser, uploadId }) => put(browser, uploadId, 0, part(200_000))));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 503, 503, 503, 503, 503, 503]);
  expect(answers.find(({ statusCode }) => statusCode === 503)?.headers['retry-after']).toBe('3600');
  expect(await roomTaken()).toBe(kept + 400_000);
  // A refused part is not half stored: the upload continues when there is space.
  const index = answers.findIndex(({ statusCode }) => statusCode === 503);
  const late = uploads[index];
  if (!late) throw new Error('None was refused');
  Object.assign(config, { unpaidPictureBytes });
  expect((await put(late.browser, late.uploadId, 0, part(200_000))).json<Upload>().offset).toBe(200_000);
  // They expire after a day, like uploads of others.
  await cleanUp(server.db, server.clock.now + DAY_MS);
  await recountRoom(server.db, server.clock.now + DAY_MS);
  expect(await roomTaken()).toBeLessThanOrEqual(kept);
});

test('a part that is kept is never written again', async () => {
  const { browser, orderId } = await request();
  const { uploadId } = (await begin(browser, orderId, 'photo', 500_000)).json<Upload>();
  const versions = async () => {
    const { rows } = await sql<{ version: string }>`
      select begins || ' ' || xmin || ' ' || ctid as version from picture_upload_part
      where upload_id = ${uploadId} order by begins`.execute(server.db);
    return rows.map(({ version }) => version);
  };
  let before: string[] = [];
  for (let count = 0; count < 15; count += 1) {
    await put(browser, uploadId, count * 32_000, part(32_000));
    const after = await versions();
    expect(after.slice(0, -1)).toEqual(before);
    before = after;
  }
  expect(before).toHaveLength(15);
  expect((await put(browser, uploadId, 480_000, part(19_999))).statusCode).toBe(400);
});

test('one network sends 40 MB a day for unpaid requests, whatever it does with its cookies; a /56 and a /48 four times that', async () => {
  const deps = { ...server.deps, config: { ...server.deps.config, rateLimitFactor: 1 } };
  const { orderId } = await request();
  const code = (ip: string, bytes: number) =>
    countArriving(deps, { orderId, ip, bytes }).then(
      () => 'taken',
      (error: unknown) => (error instanceof ProblemError ? error.problem.code : String(error)),
    );
  expect(await code('192.0.2.1', 40_000_000)).toBe('taken');
  expect(await code('192.0.2.1', 1)).toBe('pictures_of_network');
  const networks = Array.from({ length: 5 }, (_, index) => `2001:db8:7:${index + 1}::1`);
  const answers: string[] = [];
  for (const network of networks) answers.push(await code(network, 40_000_000));
  expect(answers).toEqual([...Array<string>(4).fill('taken'), 'pictures_of_network']);
  const customers: string[] = [];
  for (let index = 1; index <= 5; index += 1) customers.push(await code(`2001:db8:8:${index}00::1`, 40_000_000));
  expect(customers).toEqual([...Array<string>(4).fill('taken'), 'pictures_of_network']);
});

test('the bytes of parts count for their network, refused ones too; an announcement does not', async () => {
  const used = async () => addUse(server.deps, PICTURE_LIMITS.bytesByIp, '127.0.0.1', 0);
  const before = await used();
  const { browser, orderId } = await request();
  const { uploadId } = (await begin(browser, orderId, 'photo', 500_000)).json<Upload>();
  expect(await used()).toBe(before);
  await put(browser, uploadId, 0, part(100_000));
  expect(await used()).toBe(before + 100);
  const second = (await begin(browser, orderId, 'photo', 50_000)).json<Upload>();
  await put(browser, second.uploadId, 0, randomBytes(50_000));
  expect(await used()).toBe(before + 150);
});

test('a picture of a request that nobody pays goes after 60 days, whatever touches the draft', async () => {
  const { browser, orderId } = await request();
  await stored(browser, orderId);
  const later = server.clock.now + 300 * DAY_MS;
  await server.db
    .updateTable('orders')
    .set({ starts_at: later, ends_at: later + DAY_MS })
    .where('id', '=', orderId)
    .execute();
  await cleanUp(server.db, server.clock.now + 60 * DAY_MS - 1);
  expect((await rowsOf(orderId)).documents).toHaveLength(1);
  await cleanUp(server.db, server.clock.now + 60 * DAY_MS);
  expect((await rowsOf(orderId)).documents).toEqual([]);
});

const MiB = 1024 * 1024;
const withBehind = (text: string) => Buffer.concat([photo, Buffer.from(text)]);
const LONG = Array<number>(12_000).fill(0x12);
const HOSTILE: readonly (readonly [name: string, picture: () => Uint8Array | Promise<Uint8Array>, reason: string])[] = [
  ['a page of HTML behind the picture', () => withBehind('<html><script>alert(1)</script>'), 'moreThanPicture'],
  ['an archive behind the picture', () => withBehind('PK\x03\x04rest of an archive'), 'moreThanPicture'],
  [
    'a page of HTML in a comment',
    () => Buffer.concat([photo.subarray(0, 2), Buffer.from(jpegPart(0xfe, letters('<script>'))), photo.subarray(2)]),
    'moreThanPicture',
  ],
  [
    'the place where it was taken',
    async () =>
      sharp(photo)
        .withExif({ IFD3: { GPSLatitude: '35/1' } })
        .toBuffer(),
    'moreThanPicture',
  ],
  ['30,000 × 30,000 pixels in a small file', () => jpegOf(jpegFrame(30_000, 30_000), jpegScan), 'tooManyPixels'],
  [
    'one pixel',
    () =>
      sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } })
        .jpeg()
        .toBuffer(),
    'tooFewPixels',
  ],
  ['more than 500 kB', () => Buffer.concat([photo, randomBytes(MiB)]), 'tooHeavy'],
  ['a program', () => Buffer.concat([Buffer.from('\x7fELF'), randomBytes(20_000)]), 'notPicture'],
  ['an SVG with a script', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), 'notPicture'],
  ['a GIF that moves', async () => animated('gif'), 'notPicture'],
  ['a WebP that moves', async () => animated('webp'), 'notPicture'],
  ['a PNG', async () => sharp(photo).png().toBuffer(), 'notPicture'],
  ['half a picture', () => photo.subarray(0, Math.floor(photo.length / 2)), 'cut'],
  [
    'half a picture that says it ends',
    () => Buffer.concat([photo.subarray(0, Math.floor(photo.length / 2)), Buffer.of(0xff, 0xd9)]),
    'broken',
  ],
  ['markers without pixels', () => Buffer.from(jpegOf(jpegFrame(600, 900), [...jpegScan, ...LONG])), 'broken'],
  ['padding', () => Buffer.from(jpegOf(Array(12_000).fill(0xff), jpegFrame(600, 900), jpegScan)), 'moreThanPicture'],
  ['a picture out of focus', async () => jpegOfPixels(blurred(drawnPhoto(), 6), 100), 'blurred'],
];
const animated = (format: 'gif' | 'webp') => {
  const frame = Buffer.alloc(400 * 600 * 3, 200);
  const raw = { width: 400, height: 1200, channels: 3, pageHeight: 600 } as const;
  return sharp(Buffer.concat([frame, randomBytes(frame.length)]), { raw })
    [format]()
    .toBuffer();
};

test.each(HOSTILE)(
  '%s is refused with its reason for less than a second of work, and nothing of it stays',
  async (_name, make, reason) => {
    const { browser, orderId } = await request();
    const made = await make();
    const before = process.cpuUsage();
    const { refused, picture } = await send(browser, orderId, 'photo', made);
    // CPU time of this process, decoder threads included: wall time would also measure other tests.
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1_000_000).toBeLessThan(1);
    expect([refused?.[0], picture]).toEqual([reason, null]);
    const { documents, uploads } = await rowsOf(orderId);
    expect(documents).toEqual([]);
    expectFields(uploads, [{ received: 0, refused }]);
    expect(await partsOf(uploads)).toEqual([]);
  },
);

test('20 MB are refused before a byte of them is sent', async () => {
  const { browser, orderId } = await request();
  expectFields((await begin(browser, orderId, 'photo', 20 * MiB)).json(), { 'error.code': 'invalid_request' });
});

test.each([
  [
    'a part that is larger than 256 kB',
    (browser: Browser, id: string) => put(browser, id, 0, randomBytes(300_000)),
    413,
  ],
  ['more than was announced', (browser: Browser, id: string) => put(browser, id, 0, randomBytes(1001)), 400],
  ['a small part that is not the last', (browser: Browser, id: string) => put(browser, id, 0, randomBytes(999)), 400],
  ['an empty part', (browser: Browser, id: string) => put(browser, id, 0, new Uint8Array()), 400],
  ['JSON', (browser: Browser, id: string) => browser.ask('PUT', `/uploads/${id}?offset=0`, { part: 'one' }), 400],
  [
    'bytes that say they are a form',
    (browser: Browser, id: string) => put(browser, id, 0, photo, 'multipart/form-data'),
    403,
  ],
  [
    'bytes from another site',
    (browser: Browser, id: string) =>
      browser.ask('PUT', `/uploads/${id}?offset=0`, photo, {
        origin: 'https://elsewhere.example',
        'content-type': 'application/octet-stream',
      }),
    403,
  ],
])('%s: nothing is taken', async (_name, ask, status) => {
  const { browser, orderId } = await request();
  const { uploadId } = (await begin(browser, orderId, 'photo', 1000)).json<Upload>();
  expect((await ask(browser, uploadId)).statusCode).toBe(status);
  expect((await browser.ask('GET', `/uploads/${uploadId}`)).json<Upload>().offset).toBe(0);
});

test('bytes are for uploads alone: any other operation takes JSON', async () => {
  const { browser, orderId } = await request();
  const answer = await browser.ask('PUT', `/visa/requests/${orderId}/applicants/0`, photo, {
    'content-type': 'application/octet-stream',
  });
  expect(answer.statusCode).toBe(403);
});

test('nobody but its owner learns of a picture', async () => {
  const owner = server.newTraveller();
  const { accountId } = await signIn(server.deps, owner);
  const { orderId } = await request(owner);
  const { pictureId } = await stored(owner, orderId);
  const { uploadId } = (await begin(owner, orderId, 'passport', 50_000)).json<Upload>();
  const stranger = server.newTraveller();
  const other = server.newTraveller();
  await signIn(server.deps, other);
  const ask = (browser: Browser) =>
    Promise.all([
      begin(browser, orderId, 'photo', 5000),
      browser.ask('GET', `/uploads/${uploadId}`),
      put(browser, uploadId, 0, photo.subarray(0, 40_000)),
      browser.ask('GET', `/pictures/${pictureId}`),
      browser.ask('DELETE', `/pictures/${pictureId}`),
    ]);
  const statuses = async (browser: Browser) => (await ask(browser)).map(({ statusCode }) => statusCode);
  expect(await statuses(stranger)).toEqual([404, 404, 404, 404, 404]);
  expect(await statuses(other)).toEqual([404, 404, 404, 404, 404]);
  const elsewhere = server.newTraveller();
  await signIn(server.deps, elsewhere, { accountId });
  expect((await elsewhere.ask('GET', `/pictures/${pictureId}`)).statusCode).toBe(200);
});

test('who only found the request sees no picture and changes none', async () => {
  const { browser, orderId } = await request();
  const { pictureId } = await stored(browser, orderId);
  await server.db.updateTable('orders').set({ email: CONTACT.email }).where('id', '=', orderId).execute();
  await setOrder(orderId, 'awaitingPayment');
  const { reference } = (await browser.read(orderId)).json<{ reference: string }>();
  const finder = server.newTraveller();
  const found = await finder.ask('POST', '/orders/find', { reference, email: CONTACT.email });
  expect(found.statusCode).toBe(200);
  expect((await finder.ask('GET', `/pictures/${pictureId}`)).statusCode).toBe(404);
  expect((await finder.ask('DELETE', `/pictures/${pictureId}`)).statusCode).toBe(403);
  expect((await begin(finder, orderId, 'photo', 5000)).statusCode).toBe(403);
  expect((await read(finder, orderId)).applicants[0]?.documents).toEqual([]);
});

test('a picture can be taken away from a draft; a placed request only gets another one', async () => {
  const { browser, orderId } = await request();
  const first = await stored(browser, orderId);
  expect((await browser.ask('DELETE', `/pictures/${first.pictureId}`)).statusCode).toBe(204);
  expect((await rowsOf(orderId)).documents).toEqual([]);
  const second = await stored(browser, orderId);
  await setOrder(orderId, 'awaitingPayment');
  expect((await browser.ask('DELETE', `/pictures/${second.pictureId}`)).statusCode).toBe(409);
  await stored(browser, orderId);
});

test('under review only the picture that is asked for is taken, and the review goes on', async () => {
  const { browser, orderId } = await request();
  await setOrder(orderId, 'issuing');
  expect((await begin(browser, orderId, 'passport', 5000)).statusCode).toBe(409);
  await setOrder(orderId, 'issuing', 'passport');
  expect((await begin(browser, orderId, 'photo', 5000)).statusCode).toBe(409);
  expect((await begin(browser, orderId, 'passport', 5000, 1)).statusCode).toBe(409);
  const before = await read(browser, orderId);
  await stored(browser, orderId, 'passport');
  const after = await read(browser, orderId);
  expect([before, after].map(({ applicants }) => applicants[0]?.correction?.field)).toEqual(['passport', undefined]);
  expect(after.version).toBeGreaterThan(before.version);
});

test('a picture that arrives after the request was paid is not stored', async () => {
  const { browser, orderId } = await request();
  const { uploadId } = (await begin(browser, orderId, 'photo', photo.length)).json<Upload>();
  await setOrder(orderId, 'issuing');
  expect((await put(browser, uploadId, 0, photo)).statusCode).toBe(409);
  expect((await rowsOf(orderId)).documents).toEqual([]);
});

test('an upload that nobody finishes is gone after a day, with what has come of it', async () => {
  const { browser, orderId } = await request();
  const { uploadId } = (await begin(browser, orderId, 'photo', photo.length)).json<Upload>();
  await put(browser, uploadId, 0, photo.subarray(0, 40_000));
  server.clock.now += DAY_MS - HOUR_MS;
  await cleanUp(server.db, server.clock.now);
  expect((await browser.ask('GET', `/uploads/${uploadId}`)).json<Upload>().offset).toBe(40_000);
  server.clock.now += HOUR_MS;
  expect((await browser.ask('GET', `/uploads/${uploadId}`)).statusCode).toBe(404);
  await cleanUp(server.db, server.clock.now);
  expect((await rowsOf(orderId)).uploads).toEqual([]);
});

test('pictures go 30 days after the arrival, whether or not the visa came', async () => {
  const { browser, orderId } = await request();
  await stored(browser, orderId);
  await setOrder(orderId, 'issued');
  const paid = { order_id: orderId, status: 'paid', at: server.clock.now } as const;
  await server.db.insertInto('order_event').values(paid).execute();
  const arrival = Date.parse('2027-01-20T00:00:00+03:30');
  await cleanUp(server.db, arrival + 30 * DAY_MS - 1);
  expect((await rowsOf(orderId)).documents).toHaveLength(1);
  await cleanUp(server.db, arrival + 30 * DAY_MS);
  expect((await rowsOf(orderId)).documents).toEqual([]);
});

test('pictures of a draft that nobody touched go seven days after it ran out', async () => {
  const { browser, orderId } = await request();
  await stored(browser, orderId);
  server.clock.now += 30 * DAY_MS;
  await server.runJobs();
  const ranOut = server.clock.now;
  await cleanUp(server.db, ranOut + 7 * DAY_MS - 1);
  expect((await rowsOf(orderId)).documents).toHaveLength(1);
  await cleanUp(server.db, ranOut + 7 * DAY_MS);
  expect((await rowsOf(orderId)).documents).toEqual([]);
});

test('nobody fills the store: a hundred pictures an hour are begun for a request', async () => {
  const { config } = server.deps;
  const { rateLimitFactor } = config;
  Object.assign(config, { rateLimitFactor: 1 }); // test limits are generous; this test needs the real ones
  onTestFinished(() => void Object.assign(config, { rateLimitFactor }));
  server.clock.now += DAY_MS; // a separate window
  const { browser, orderId } = await request();
  const answers: number[] = [];
  for (let count = 0; count < 101; count += 1) answers.push((await begin(browser, orderId, 'photo', 5000)).statusCode);
  expect(answers).toEqual([...Array<number>(100).fill(201), 429]);
  expect((await rowsOf(orderId)).uploads).toHaveLength(1);
});

/** In bytes, after garbage collection. */
function memory(): number {
  v8.setFlagsFromString('--expose-gc');
  vm.runInNewContext('gc')();
  return process.memoryUsage().rss;
}

test('hostile pictures leave no memory behind', { timeout: 300_000 }, async () => {
  const count = sized(60, 500);
  const pictures = await Promise.all(HOSTILE.map(([, make]) => make()));
  const sendSome = async (from: number, to: number) => {
    for (let index = from; index < to; index += 1) {
      const { browser, orderId } = await request();
      await send(browser, orderId, 'photo', pictures[index % pictures.length] ?? photo);
    }
  };
  // The allocator takes its memory once and keeps it; after that usage is stable.
  await sendSome(0, sized(60, 300));
  const before = memory();
  await sendSome(0, count);
  expect((memory() - before) / MiB).toBeLessThan(30);
});
