/** Quarter and city of a URL; a quarter that contains the city's name ("central Tehran") covers both. */
export const placeParts = (area: string, city: string): readonly string[] =>
  area.split(/[\s,،()]+/u).includes(city) ? [area] : [area, city];
