/** The word between the number of a plate and its region. */
const IRAN = 'ایران';

/** A plate as it is written in Iran, "24 te 318, Iran 00" in Persian: its number, the word of the country, and its region, '' where it has none. */
export function plateParts(plateFa: string): {
  readonly number: string;
  readonly country: string;
  readonly region: string;
} {
  const [number = '', region = ''] = plateFa.split(IRAN).map((part) => part.trim());
  return { number, country: IRAN, region };
}

/** No car has this region. */
export const SAMPLE_REGION = '۰۰';
