/** Whether somebody is signed in, and whether the order is in an account. */
export type WhoseOrder = { readonly isSignedIn: boolean; readonly isInAccount: boolean };

export type OrderKeepingEvent = { type: 'account.change' } & WhoseOrder;
