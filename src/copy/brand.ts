/** The one place that holds the name of the site: an owner renames it here. */
export const BRAND = { name: 'Safar', nameFa: 'سفر' } as const;
