import type { Fact } from '#domain/core/facts/fact.ts';
import type { GeoPoint } from '#domain/core/web-mercator.ts';

export type HeritageSite = {
  readonly id: string;
  readonly name: string;
  readonly year: number;
  /** null: it is spread over the country, so no point is correct. */
  readonly point: GeoPoint | null;
};

const site = (id: string, name: string, year: number, lat: number, lon: number): HeritageSite => ({
  ...{ id, name, year },
  point: { lat, lon },
});

const spread = (id: string, name: string, year: number): HeritageSite => ({
  ...{ id, name, year },
  point: null,
});

/** The latest inscription is from July 2025. */
export const HERITAGE_FACT: Fact = {
  kind: 'heritage',
  pages: [
    {
      title: 'UNESCO World Heritage List, data file of 2019, a copy',
      address: 'github.com/painte15/Evolution-of-the-UNESCO-World-Heritage-Program/blob/master/data/whc-sites-2019.csv',
    },
    {
      title: 'Mehr: Khorramabad Valley, 13 July 2025',
      address: 'en.mehrnews.com/news/234242/UNESCO-adds-Iran-s-Khorramabad-Valley-to-World-Heritage-List',
    },
  ],
  asOf: '2025-07',
  lookedAt: '2026-11-25',
  confidence: 'high',
};

/** The World Heritage sites of Iran; places, sights and the map use only these. Points are centres. */
export const HERITAGE: readonly HeritageSite[] = [
  site('tchogha-zanbil', 'Tchogha Zanbil', 1979, 32.0083, 48.5219),
  site('persepolis', 'Persepolis', 1979, 29.9355, 52.8916),
  site('naqsh-e-jahan', 'Naqsh-e Jahan Square', 1979, 32.6575, 51.6775),
  site('takht-e-soleyman', 'Takht-e Soleyman', 2003, 36.6039, 47.235),
  site('bam', 'Bam and its Cultural Landscape', 2004, 29.1169, 58.3683),
  site('pasargadae', 'Pasargadae', 2004, 30.1939, 53.1672),
  site('soltaniyeh', 'Soltaniyeh', 2005, 36.4358, 48.7967),
  site('bisotun', 'Bisotun', 2006, 34.3883, 47.4367),
  site('armenian-monasteries', 'Armenian Monastic Ensembles', 2008, 38.9789, 45.4733),
  site('shushtar', 'Shushtar Historical Hydraulic System', 2009, 32.0186, 48.8358),
  site('sheikh-safi', 'Sheikh Safi al-din Ensemble, Ardabil', 2010, 38.2486, 48.2914),
  site('tabriz-bazaar', 'Tabriz Historic Bazaar', 2010, 38.0814, 46.2931),
  spread('persian-garden', 'The Persian Garden, nine gardens', 2011),
  site('gonbad-e-qabus', 'Gonbad-e Qabus', 2012, 37.258, 55.169),
  site('isfahan-jameh', 'Jameh Mosque of Isfahan', 2012, 32.6697, 51.6853),
  site('golestan-palace', 'Golestan Palace', 2013, 35.6803, 51.4205),
  site('shahr-i-sokhta', 'Shahr-i Sokhta', 2014, 30.5939, 61.3278),
  site('maymand', 'Cultural Landscape of Maymand', 2015, 30.1681, 55.3756),
  site('susa', 'Susa', 2015, 32.1894, 48.2561),
  site('lut', 'Lut Desert', 2016, 30.2161, 58.8389),
  spread('persian-qanat', 'The Persian Qanat, eleven water tunnels', 2016),
  site('yazd', 'Historic City of Yazd', 2017, 31.9017, 54.3683),
  site('sassanid-fars', 'Sassanid Landscape of Fars', 2018, 29.7775, 51.5705),
  site('hyrcanian-forests', 'Hyrcanian Forests', 2019, 37.4214, 55.7242),
  spread('trans-iranian-railway', 'Trans-Iranian Railway', 2021),
  site('hawraman', 'Hawraman', 2021, 35.245, 46.29),
  spread('persian-caravanserai', 'The Persian Caravanserai, 54 inns', 2023),
  site('hegmataneh', 'Hegmataneh', 2024, 34.8, 48.517),
  site('khorramabad-valley', 'Prehistoric Sites of the Khorramabad Valley', 2025, 33.47, 48.35),
];
