export type NewsletterInput = { readonly isWanted: boolean };
export type NewsletterContext = NewsletterInput;
