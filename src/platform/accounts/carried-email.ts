let email = '';

/** An address that was typed in one form goes along to the next page, in the memory of this page and in no address. */
export const carryEmail = (typed: string): void => {
  email = typed;
};

export const carriedEmail = (): string => email;
