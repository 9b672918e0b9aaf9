/** Whom to call in Iran. Texts, cards and pages print these and no others. */
export const EMERGENCY_NUMBERS = { ambulance: '115', police: '110', fire: '125', redCrescent: '112' } as const;
