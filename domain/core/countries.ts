export type Country = {
  /** ISO 3166-1 alpha-2. */
  readonly code: string;
  readonly name: string;
};

// Names in everyday English; a second name in brackets where many people look for that one.
const TABLE =
  'AF:Afghanistan|AX:Åland Islands|AL:Albania|DZ:Algeria|AS:American Samoa|AD:Andorra|AO:Angola|AI:Anguilla|' +
  'AG:Antigua and Barbuda|AR:Argentina|AM:Armenia|AW:Aruba|AU:Australia|AT:Austria|AZ:Azerbaijan|' +
  'BS:Bahamas|BH:Bahrain|BD:Bangladesh|BB:Barbados|BY:Belarus|BE:Belgium|BZ:Belize|BJ:Benin|BM:Bermuda|BT:Bhutan|' +
  'BO:Bolivia|BA:Bosnia and Herzegovina|BW:Botswana|BR:Brazil|' +
  'VG:British Virgin Islands|BN:Brunei|BG:Bulgaria|BF:Burkina Faso|BI:Burundi|KH:Cambodia|CM:Cameroon|CA:Canada|' +
  'CV:Cape Verde|BQ:Caribbean Netherlands|KY:Cayman Islands|CF:Central African Republic|TD:Chad|CL:Chile|' +
  'CN:China|CX:Christmas Island|CC:Cocos (Keeling) Islands|CO:Colombia|KM:Comoros|CD:Congo (Democratic Republic)|' +
  'CG:Congo (Republic)|CK:Cook Islands|CR:Costa Rica|HR:Croatia|CU:Cuba|CW:Curaçao|CY:Cyprus|' +
  'CZ:Czechia (Czech Republic)|DK:Denmark|DJ:Djibouti|DM:Dominica|DO:Dominican Republic|EC:Ecuador|EG:Egypt|' +
  'SV:El Salvador|GQ:Equatorial Guinea|ER:Eritrea|EE:Estonia|SZ:Eswatini (Swaziland)|ET:Ethiopia|' +
  'FK:Falkland Islands|FO:Faroe Islands|FJ:Fiji|FI:Finland|FR:France|GF:French Guiana|PF:French Polynesia|' +
  'GA:Gabon|GM:Gambia|GE:Georgia|DE:Germany|GH:Ghana|GI:Gibraltar|GR:Greece|' +
  'GL:Greenland|GD:Grenada|GP:Guadeloupe|GU:Guam|GT:Guatemala|GG:Guernsey|GN:Guinea|GW:Guinea-Bissau|GY:Guyana|' +
  'HT:Haiti|HN:Honduras|HK:Hong Kong|HU:Hungary|IS:Iceland|IN:India|ID:Indonesia|' +
  "IR:Iran|IQ:Iraq|IE:Ireland|IM:Isle of Man|IL:Israel|IT:Italy|CI:Ivory Coast (Côte d'Ivoire)|JM:Jamaica|" +
  'JP:Japan|JE:Jersey|JO:Jordan|KZ:Kazakhstan|KE:Kenya|KI:Kiribati|XK:Kosovo|KW:Kuwait|KG:Kyrgyzstan|LA:Laos|LV:Latvia|' +
  'LB:Lebanon|LS:Lesotho|LR:Liberia|LY:Libya|LI:Liechtenstein|LT:Lithuania|LU:Luxembourg|MO:Macao|MG:Madagascar|' +
  'MW:Malawi|MY:Malaysia|MV:Maldives|ML:Mali|MT:Malta|MH:Marshall Islands|MQ:Martinique|MR:Mauritania|' +
  'MU:Mauritius|YT:Mayotte|MX:Mexico|FM:Micronesia|MD:Moldova|MC:Monaco|MN:Mongolia|ME:Montenegro|MS:Montserrat|' +
  'MA:Morocco|MZ:Mozambique|MM:Myanmar (Burma)|NA:Namibia|NR:Nauru|NP:Nepal|NL:Netherlands|NC:New Caledonia|' +
  'NZ:New Zealand|NI:Nicaragua|NE:Niger|NG:Nigeria|NU:Niue|NF:Norfolk Island|KP:North Korea|MK:North Macedonia|' +
  'MP:Northern Mariana Islands|NO:Norway|OM:Oman|PK:Pakistan|PW:Palau|PS:Palestine|PA:Panama|PG:Papua New Guinea|' +
  'PY:Paraguay|PE:Peru|PH:Philippines|PN:Pitcairn Islands|PL:Poland|PT:Portugal|PR:Puerto Rico|QA:Qatar|' +
  'RE:Réunion|RO:Romania|RU:Russia|RW:Rwanda|BL:Saint Barthélemy|SH:Saint Helena|KN:Saint Kitts and Nevis|' +
  'LC:Saint Lucia|MF:Saint Martin|PM:Saint Pierre and Miquelon|VC:Saint Vincent and Grenadines|WS:Samoa|' +
  'SM:San Marino|ST:São Tomé and Príncipe|SA:Saudi Arabia|SN:Senegal|RS:Serbia|SC:Seychelles|SL:Sierra Leone|' +
  'SG:Singapore|SX:Sint Maarten|SK:Slovakia|SI:Slovenia|SB:Solomon Islands|SO:Somalia|ZA:South Africa|' +
  'KR:South Korea|SS:South Sudan|ES:Spain|LK:Sri Lanka|SD:Sudan|' +
  'SR:Suriname|SJ:Svalbard and Jan Mayen|SE:Sweden|CH:Switzerland|SY:Syria|TW:Taiwan|TJ:Tajikistan|TZ:Tanzania|' +
  'TH:Thailand|TL:Timor-Leste|TG:Togo|TK:Tokelau|TO:Tonga|TT:Trinidad and Tobago|TN:Tunisia|TR:Türkiye (Turkey)|' +
  'TM:Turkmenistan|TC:Turks and Caicos Islands|TV:Tuvalu|VI:U.S. Virgin Islands|' +
  'UG:Uganda|UA:Ukraine|AE:United Arab Emirates|GB:United Kingdom|US:United States|UY:Uruguay|UZ:Uzbekistan|' +
  'VU:Vanuatu|VA:Vatican City|VE:Venezuela|VN:Vietnam|WF:Wallis and Futuna|EH:Western Sahara|YE:Yemen|ZM:Zambia|' +
  'ZW:Zimbabwe|XA:No nationality (stateless)|XB:Refugee (Convention of 1951)|XC:Refugee (other)';

/**
 * Passports of these have no country, or one without an ISO 3166-1 code, so our lists do not say which rules of Iran
 * apply.
 */
export const UNLISTED_PAPERS: readonly string[] = ['XK', 'XA', 'XB', 'XC'];

/**
 * All inhabited countries and territories with a code, by name, and Kosovo. At the end the passport codes for stateless
 * people and refugees: XXA, XXB and XXC are XA, XB and XC here (ISO 3166-1 reserves these for its users). A table and
 * not Intl: names differ between the data of server and phone, and a list that changes during hydration loses the
 * chosen option.
 */
export const COUNTRIES: readonly Country[] = TABLE.split('|').map((row) => ({
  code: row.slice(0, 2),
  name: row.slice(3),
}));

/** Frequent nationalities of visitors to Iran, in alphabetical order. Source: general knowledge. */
export const FREQUENT_COUNTRIES: readonly Country[] = COUNTRIES.filter(({ code }) =>
  'AF AM AZ CN FR DE IN IQ IT PK RU TR'.includes(code),
);

// Countries that need "the" in a sentence.
const WITH_ARTICLE = new Set(
  'AE AX BQ BS CC CF CK DO FK FO GB GM IM KM KY MH MP MV NL PH PN SB SC TC US VG VI'.split(' '),
);

const byCode = new Map(COUNTRIES.map(({ code, name }) => [code, name]));

/** "Germany"; the code itself when it is unknown. */
export const countryName = (code: string): string => byCode.get(code) ?? code;

/** The name inside a sentence: "the United States", "Germany". */
export const countryInText = (code: string): string =>
  WITH_ARTICLE.has(code) ? `the ${countryName(code)}` : countryName(code);
