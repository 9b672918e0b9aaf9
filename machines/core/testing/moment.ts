/** Friday 20 November 2026, 20:04 in Tehran. All fixtures use this time. */
export const NOW = Date.parse('2026-11-20T16:34:00Z');
/** A hold of 25 minutes. */
export const HELD_UNTIL = NOW + 1_500_000;
export const ORDER_ID = '5f0c2f5e-6a1b-4a55-9d2c-0e6f4b7a9c31';
export const OTHER_ORDER_ID = 'b7d1a6a0-32c4-4d9e-8f57-1c2e3d4f5a60';
export const CONVERSATION_ID = '3c9d7a52-8e41-4f0b-b1a6-7d5e2c4f9081';
