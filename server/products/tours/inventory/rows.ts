import { z } from 'zod';
import { isDay } from '#domain/core/time.ts';
import { PRIVATE } from '#server/products/tours/private-departures.ts';

// Schema of an inventory line (docs/tour-inventory.md). Amounts are cents of EUR.

const slug = z
  .string()
  .max(80)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'is no slug, as classic-iran is one');
/** No control characters and no lone surrogates: neither a page nor a mail can show them. */
const isPlain = (value: string): boolean => value.isWellFormed() && !/\p{Cc}/u.test(value);
const text = (most: number) =>
  z.string().trim().min(1).max(most).refine(isPlain, 'has characters that cannot be shown, such as a line break');
const day = z.string().refine(isDay, 'is no day, as 2027-04-10 is one');
const cents = z.int().min(0).max(10_000_000);
const both = z.strictObject({ en: text(300), fa: text(300) });
const language = z.enum(['English', 'German', 'French', 'Spanish']);
const texts = z.array(text(200)).max(20);

const step = z
  .strictObject({ from: z.int().min(1), to: z.int().min(1).nullable(), each: cents.min(1) })
  .refine(({ from, to }) => to === null || to >= from, { path: ['to'], message: 'lies before from' });

/** Steps that follow each other without a gap; the last has no end, and a larger group never pays more. */
const ladder = z
  .array(step)
  .min(1)
  .max(6)
  .superRefine((steps, context) => {
    steps.forEach(({ from, to, each }, index) => {
      const next = steps[index + 1];
      const wrong = (path: string, message: string) =>
        context.addIssue({ code: 'custom', path: [index, path], message });
      if (next ? to === null || next.from !== to + 1 : to !== null)
        wrong('to', next ? 'does not end where the next step begins' : 'is not null, though it is the last step');
      if (next && next.each > each) wrong('each', 'is less than a larger group pays');
      if (index === 0 && from > 2) wrong('from', 'leaves out the smallest groups');
    });
  });

const itineraryDay = z.strictObject({
  title: text(120),
  text: text(600),
  overnight: text(80).nullable(),
  meals: z.array(z.enum(['breakfast', 'lunch', 'dinner'])).max(3),
  km: z.int().min(1).max(2000).nullable(),
});

const runs = z
  .strictObject({
    weekdays: z
      .array(z.enum(['sat', 'sun', 'mon', 'tue', 'wed', 'thu', 'fri']))
      .min(1)
      .max(7),
    from: day,
    to: day,
    not: z.array(day).max(400),
  })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: 'lies before from' });

const tour = z
  .strictObject({
    type: z.literal('tour'),
    slug,
    kind: z.enum(['journey', 'dayTour']),
    title: text(120),
    titleFa: text(120),
    nights: z.int().min(0).max(29),
    start: text(80),
    end: text(80),
    cities: z.array(slug.max(40)).min(1).max(12),
    style: z.enum(['culture', 'nature', 'mountain', 'day']),
    difficulty: z.enum(['easy', 'moderate', 'hard']),
    groupSize: z.strictObject({ least: z.int().min(1), most: z.int().min(1).max(60) }),
    languages: z.array(language).min(1).max(8),
    season: text(60),
    ladder,
    singleSupplement: cents,
    childPercent: z.int().min(0).max(100),
    isAsked: z.boolean(),
    runs: runs.nullable(),
    itinerary: z.array(itineraryDay).min(1).max(30),
    overnights: z.array(z.strictObject({ en: text(80), fa: text(80), nights: z.int().min(1) })).max(20),
    included: texts,
    notIncluded: texts,
    packing: texts,
    fitness: text(400),
    notForYouIf: text(400),
    leastAge: z.int().min(0).max(99),
    leastAgeNote: text(200).nullable(),
    infants: text(200),
    meetingPoint: both,
    pickUp: text(300),
    /** A day tour that fetches its travellers where they sleep: it asks for the hotel. */
    fetches: z.boolean().default(false),
    ends: both,
    highest: z.int().min(1).max(9000).nullable(),
    /** Dates, capacities and prices are simulated; false for an owner's inventory. */
    isSimulated: z.boolean(),
    readOn: day,
    sources: z.array(z.strictObject({ title: text(120), address: text(200), seenOn: day })).max(10),
  })
  .refine(({ kind, runs }) => (kind === 'dayTour') === (runs !== null), {
    path: ['runs'],
    message: 'belongs to a day tour, and to nothing else',
  })
  .refine(({ kind, fetches }) => kind === 'dayTour' || !fetches, {
    path: ['fetches'],
    message: 'belongs to a day tour, and to nothing else',
  })
  .refine(({ nights, itinerary }) => nights === itinerary.length - 1, {
    path: ['nights'],
    message: 'are not one less than the days',
  })
  .refine(({ nights, overnights }) => overnights.reduce((sum, one) => sum + one.nights, 0) === nights, {
    path: ['overnights'],
    message: 'are not as many as nights',
  })
  .refine(({ groupSize }) => groupSize.least <= groupSize.most, {
    path: ['groupSize'],
    message: 'has least above most',
  });

const mark = z.strictObject({
  date: day,
  name: text(120),
  museumsClosed: z.boolean().nullable(),
  isExact: z.boolean(),
});

const departure = z
  .strictObject({
    type: z.literal('departure'),
    id: z
      .string()
      .max(40)
      .regex(new RegExp(`^(?!${PRIVATE})[A-Z0-9-]+$`), 'is no number of a departure, as CL-20270410 is one'),
    tour: slug,
    start: day,
    guideLanguage: language,
    capacity: z.int().min(1).max(60),
    leastToRun: z.int().min(1).max(60),
    marks: z.array(mark).max(20),
    /** Why it does not run; what travellers are told. */
    calledOff: text(200).optional(),
  })
  .refine(({ capacity, leastToRun }) => leastToRun <= capacity, {
    path: ['leastToRun'],
    message: 'is more than the capacity',
  });

export const row = z.discriminatedUnion('type', [tour, departure]);

export type TourRow = z.infer<typeof tour>;
export type DepartureRow = z.infer<typeof departure>;
export type Row = z.infer<typeof row>;

export const daysOf = ({ itinerary }: Pick<TourRow, 'itinerary'>): number => itinerary.length;
