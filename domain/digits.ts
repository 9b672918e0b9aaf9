/** Persian (۰–۹) and Arabic (٠–٩) digits as 0–9; people type a number with the keyboard that they have. */
export const latinDigits = (text: string): string =>
  text
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0))
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660));
