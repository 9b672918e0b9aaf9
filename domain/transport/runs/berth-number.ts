/** The number of a berth in its compartment, as the plan shows it: of place "6-4-3" it is "3". */
export const berthNumber = (place: string): string => place.slice(place.lastIndexOf('-') + 1);
