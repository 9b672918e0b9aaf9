import fs from 'node:fs';
import { expect, test } from 'vitest';

/** Files that format times in other formats, or split a given day. */
const OTHER_USES = [
  'domain/core/calendar-file.ts',
  'domain/core/time.ts',
  'server/mails/mailbox.ts',
  'server/products/flights/prices.ts',
  'server/products/flights/timetable.ts',
  'src/platform/core/recording/recording-tools.ts',
  'src/screens/flights/checkout/reservation.ts',
  'src/screens/hotels/checkout/lodging.ts',
];

// For three and a half hours each day the date in UTC differs from the date in Tehran.
test('a day is made of a moment in one place only, in Tehran time', () => {
  const sources = ['domain', 'server', 'src'].flatMap((folder) =>
    fs.globSync(`${folder}/**/*.{ts,tsx}`, { exclude: (name) => name.includes('generated') }),
  );
  const users = sources
    .filter((file) => !/\.test\.tsx?$|\/testing\//.test(file))
    .filter((file) => /\.toISOString\(|\.get(UTC)?(Date|Day|Month|FullYear)\(/.test(fs.readFileSync(file, 'utf8')));
  expect(users.map((file) => file.replaceAll('\\', '/')).sort()).toEqual(OTHER_USES);
});
