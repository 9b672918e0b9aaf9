/** Several flights per day, about daily, a few per week. */
export type Traffic = 'busy' | 'regular' | 'thin';

export type Route = {
  readonly origin: string;
  readonly destination: string;
  /** Great circle. */
  readonly km: number;
  /** Gate to gate: 30 minutes plus 1 minute per 12 km, rounded to 5. */
  readonly blockMinutes: number;
  readonly traffic: Traffic;
};

/**
 * Domestic air routes, both directions: `A-B km minutes`. Source: the bundled list of routes. Distances and frequencies
 * are weights of the simulated timetable, not real schedules.
 */
const TABLE: Readonly<Record<Traffic, string>> = {
  busy: `
    MHD-THR 752 95|SYZ-THR 694 90|TBZ-THR 527 75|AWZ-THR 539 75|KIH-THR 1050 115|KSH-THR 407 65|AZD-THR 502 70
    BND-THR 1057 120`,
  regular: `
    ABD-THR 657 85|GBT-THR 308 55|IFN-MHD 811 100|OMH-THR 599 80|IFN-THR 331 60|AWZ-MHD 1142 125|ABD-MHD 1244 135
    ADU-THR 390 60|MHD-TBZ 1205 130|BUZ-THR 751 95|IIL-THR 506 70|RAS-THR 237 50|KIH-SYZ 362 60|AZD-MHD 690 85
    MHD-SYZ 993 115|BND-KIH 250 50|AWZ-KIH 737 90|BND-SYZ 452 70|THR-ZAH 1133 125|AWZ-IFN 332 60|DEF-THR 451 70
    PGU-THR 934 110|ABD-SYZ 430 65|AWZ-SYZ 418 65|IFN-KIH 722 90|MHD-ZAH 761 95|RZR-THR 147 40|ABD-IFN 434 65
    THR-YES 555 75|KER-THR 799 95|SRY-THR 199 45`,
  thin: `
    GBT-MHD 474 70|IFN-SYZ 364 60|KIH-MHD 1205 130|THR-XBJ 793 95|GSM-THR 1085 120|KSH-MHD 1151 125|MHD-RAS 900 105
    MHD-SRY 578 80|AWZ-AZD 526 75|BJB-THR 571 80|BND-IFN 753 95|RAS-SYZ 908 105|SDG-THR 393 65|THR-ZBR 1431 150
    AWZ-BND 869 100|BDH-SYZ 400 65|BND-RAS 1290 135|GSM-SYZ 449 65|IFN-RAS 548 75|KIH-TBZ 1480 155|LRR-THR 937 110
    MHD-OMH 1303 140|PGU-SYZ 241 50|ZAH-ZBR 451 70|ADU-MHD 1019 115|AFZ-THR 568 75|AJK-MHD 920 105|AWZ-BUZ 332 60
    AWZ-KSH 367 60|AWZ-NSH 642 85|AWZ-RAS 670 85|AWZ-TBZ 790 95|BND-MHD 1049 115|BND-SRY 1089 120|BND-ZBR 445 65
    DEF-IFN 326 55|DEF-SYZ 513 75|GBT-ZAH 1024 115|LFM-SYZ 248 50|MHD-NSH 733 90|MHD-RZR 803 95|MHD-XBJ 373 60
    MHD-ZBR 1202 130|SRY-SYZ 791 95|SYZ-TBZ 1121 125|SYZ-ZAH 805 95|ABD-BND 868 100|AEU-BND 200 45|AJK-PGU 801 95
    AWZ-PGU 585 80|AWZ-SRY 717 90|AZD-BND 559 75|AZD-KIH 599 80|AZD-SYZ 309 55|BND-TBZ 1539 160|BUZ-IFN 434 65
    HDM-KIH 1063 120|GSM-IFN 772 95|IFN-KER 555 75|IFN-MRX 354 60|IIL-MHD 1241 135|KER-KIH 508 70|KER-SYZ 428 65
    KER-ZAH 392 65|KIH-KSH 1087 120|KIH-RAS 1269 135|KIH-SRY 1127 125|BUZ-MHD 1156 125|MRX-SYZ 350 60
    SYZ-ZBR 893 105|MRX-THR 605 80|BXR-THR 994 115|HDM-THR 267 50|LFM-THR 942 110|IHR-THR 1295 140|JYR-THR 978 110
    RJN-THR 745 90|SYJ-THR 795 95|KHD-THR 374 60|BDH-THR 1071 120|NSH-THR 109 40|KHY-THR 639 85|PFQ-THR 530 75
    ACZ-THR 1077 120|CQD-THR 380 60|AJK-THR 218 50|KER-MHD 708 90|GSM-MHD 1112 125|IFN-TBZ 786 95|BND-KER 344 60
    IFN-ZBR 1159 125|RUD-THR 350 60|JWN-THR 291 55|KKS-THR 201 45|JAR-THR 818 100|KNR-THR 880 105|KHK-THR 721 90
    SXI-THR 1130 125|LVP-THR 1006 115|TCX-THR 557 75|GCH-THR 597 80|AEU-THR 1147 125|ACP-THR 499 70`,
};

const parse = (traffic: Traffic): Route[] =>
  TABLE[traffic]
    .trim()
    .split(/\s*\n\s*|\|/)
    .flatMap((line) => {
      const [pair = '', km, blockMinutes] = line.split(' ');
      const [a = '', b = ''] = pair.split('-');
      const facts = { km: Number(km), blockMinutes: Number(blockMinutes), traffic };
      return [
        { origin: a, destination: b, ...facts },
        { origin: b, destination: a, ...facts },
      ];
    });

/** All directions. The order must not change: flight numbers follow it. */
export const ROUTES: readonly Route[] = (['busy', 'regular', 'thin'] as const).flatMap(parse);

/** `THR-SYZ`. */
export const routeKey = (origin: string, destination: string): string => `${origin}-${destination}`;

const byKey = new Map(ROUTES.map((route) => [routeKey(route.origin, route.destination), route]));

/** The route of `THR-SYZ`; undefined without a direct flight. */
export const routeOf = (key: string): Route | undefined => byKey.get(key);
