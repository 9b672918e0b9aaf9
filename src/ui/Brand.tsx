import { BRAND } from '#domain/core/brand.ts';

export const Brand = () => (
  <>
    <svg viewBox="0 0 32 32" aria-hidden="true">
      <path
        fill="currentColor"
        fillRule="evenodd"
        d="M16 .8l4.5 4.4h6.3v6.3l4.4 4.5-4.4 4.5v6.3h-6.3L16 31.2l-4.5-4.4H5.2v-6.3L.8 16l4.4-4.5V5.2h6.3zM16 8.5l-2.2 2.2h-3.1v3.1L8.5 16l2.2 2.2v3.1h3.1L16 23.5l2.2-2.2h3.1v-3.1l2.2-2.2-2.2-2.2v-3.1h-3.1z"
      />
    </svg>
    <span>{BRAND.name}</span>
    <span lang="fa" dir="rtl">
      {BRAND.nameFa}
    </span>
  </>
);
