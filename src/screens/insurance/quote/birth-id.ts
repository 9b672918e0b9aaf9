/** The field of a person's birth date, as problems of the server name it. */
export const birthId = (index: number): string => `people.${index}.birthDate`;
