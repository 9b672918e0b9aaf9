/** What a message to our desk is about, in its address: the driver left without the traveller. */
export const ABSENT = 'absent';
