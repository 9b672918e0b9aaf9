/** The bank page is between two of its pages: the state is stored for the return. */
export const crossing = async () => (await import('#machines/card/card-order/machine.ts')).cardOrderMachine;
