export type Holiday = {
  readonly day: string;
  readonly name: string;
  /** False for lunar holidays: these are computed and may be one day off. */
  readonly isExact: boolean;
  readonly areMuseumsClosed: boolean;
};

/**
 * Public holidays of Iran from December 2026 to March 2028. `=`: solar calendar, exact; `~`: lunar calendar, computed
 * (ICU, islamic-civil); `x`: museums close, according to guide pages. The first day of Ramadan is not a holiday.
 */
const TABLE = `
    2026-12-23 ~  Birth of Imam Ali
    2027-01-06 ~  Prophet's mission (Mab'ath)
    2027-01-24 ~  Birth of Imam Mahdi
    2027-02-11 =  Revolution Day
    2027-02-28 ~x Martyrdom of Imam Ali
    2027-03-10 ~  Eid al-Fitr
    2027-03-20 =  Oil Nationalisation Day
    2027-03-21 =  Nowruz
    2027-03-22 =  Nowruz
    2027-03-23 =  Nowruz
    2027-03-24 =  Nowruz
    2027-04-01 =  Islamic Republic Day
    2027-04-02 =  Nature Day
    2027-04-03 ~x Martyrdom of Imam Sadeq
    2027-05-17 ~  Eid al-Adha (Ghorban)
    2027-05-25 ~  Eid al-Ghadir
    2027-06-04 =x Death of Imam Khomeini
    2027-06-05 =  15 Khordad
    2027-06-14 ~x Tasua
    2027-06-15 ~x Ashura
    2027-07-25 ~x Arbaeen
    2027-08-02 ~x Death of the Prophet
    2027-08-20 ~  Birth of the Prophet
    2027-12-12 ~  Birth of Imam Ali
    2027-12-26 ~  Prophet's mission (Mab'ath)
    2028-01-13 ~  Birth of Imam Mahdi
    2028-02-11 =  Revolution Day
    2028-02-17 ~x Martyrdom of Imam Ali
    2028-02-27 ~  Eid al-Fitr
    2028-03-19 =  Oil Nationalisation Day
    2028-03-20 =  Nowruz
    2028-03-21 =  Nowruz
    2028-03-22 =  Nowruz
    2028-03-22 ~x Martyrdom of Imam Sadeq
    2028-03-23 =  Nowruz
    2028-03-31 =  Islamic Republic Day
`;

export const HOLIDAYS: readonly Holiday[] = TABLE.trim()
  .split('\n')
  .map((line) => line.trim())
  .map((line) => ({
    day: line.slice(0, 10),
    name: line.slice(13).trim(),
    isExact: line[11] === '=',
    areMuseumsClosed: line[12] === 'x',
  }));

const byDay = new Map(HOLIDAYS.map((holiday) => [holiday.day, holiday]));

export const holidayOn = (day: string): Holiday | undefined => byDay.get(day);

export const holidaysBetween = (from: string, until: string): readonly Holiday[] =>
  HOLIDAYS.filter(({ day }) => day >= from && day <= until);

/** Iranians travel around the new year. Source: holidays of Iran; the dates of heavy travel are approximate. */
const NOWRUZ_TRAVEL = { from: '03-16', until: '04-03' } as const;

/** True when trains, flights and hotels are full of Iranian travellers. */
export const isCrowded = (day: string): boolean => {
  const date = day.slice(5);
  return date >= NOWRUZ_TRAVEL.from && date <= NOWRUZ_TRAVEL.until;
};

/** First and last crowded day between two days; null when there is none. */
export function crowdBetween(from: string, until: string): { readonly from: string; readonly until: string } | null {
  const year = [from.slice(0, 4), until.slice(0, 4)].find(
    (one) => `${one}-${NOWRUZ_TRAVEL.from}` <= until && `${one}-${NOWRUZ_TRAVEL.until}` >= from,
  );
  return year ? { from: `${year}-${NOWRUZ_TRAVEL.from}`, until: `${year}-${NOWRUZ_TRAVEL.until}` } : null;
}
