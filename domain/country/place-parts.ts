/** Quarter and city as an address says them; a quarter that names the city ("central Tehran") says both. */
export const placeParts = (area: string, city: string): readonly string[] =>
  area.split(/[\s,،()]+/u).includes(city) ? [area] : [area, city];
