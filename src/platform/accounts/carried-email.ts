let email = '';

/** Passes an e-mail address from one form to the next page in memory, so that it never appears in a URL. */
export const carryEmail = (typed: string): void => {
  email = typed;
};

export const carriedEmail = (): string => email;
