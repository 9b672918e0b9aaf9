/** Emergency numbers in Iran. All texts, cards and pages use only these. */
export const EMERGENCY_NUMBERS = { ambulance: '115', police: '110', fire: '125', redCrescent: '112' } as const;
