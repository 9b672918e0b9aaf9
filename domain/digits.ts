/** Persian (۰–۹) and Arabic (٠–٩) digits as 0–9; people type a number with the keyboard that they have. */
export const latinDigits = (text: string): string =>
  // The last four bits of each are its value.
  text.replace(/[۰-۹٠-٩]/g, (digit) => String(digit.charCodeAt(0) & 15));
