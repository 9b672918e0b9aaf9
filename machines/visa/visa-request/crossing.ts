/** Pages of one flow on both sides of a visit to the bank: the recording before it is kept for the page after it. */
export const crossing = async () => (await import('#machines/visa/visa-request/machine.ts')).visaRequestMachine;
