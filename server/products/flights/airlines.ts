export type Airline = {
  readonly code: string;
  readonly name: string;
  /** Airports with most of its flights. */
  readonly bases: readonly string[];
  readonly checkedKg: number;
  readonly handKg: number;
  /** Terminal at Tehran Mehrabad, from an old list; null when unknown. */
  readonly terminal: string | null;
  /** Aircraft types for the simulated timetable; not a record of the airline's real fleet. */
  readonly aircraft: readonly string[];
  /** First flight number that the timetable assigns. */
  readonly firstNumber: number;
};

const airline = (
  code: string,
  name: string,
  bases: string,
  kg: [checked: number, hand: number],
  terminal: string | null,
  firstNumber: number,
  aircraft: string,
): Airline => ({
  code,
  name,
  bases: bases.split(' '),
  checkedKg: kg[0],
  handKg: kg[1],
  terminal,
  firstNumber,
  aircraft: aircraft.split('|'),
});

/**
 * Airlines with flights inside Iran. Baggage: a table of airline agents (blog of 1stQuest, December 2019) and the
 * passenger page of Iran Aseman; 20 + 5 kg is assumed where the table has no row. Codes were cross-checked over several
 * public lists; airlines with disputed IATA codes (Pars, Saha, Pouya, AVA) are left out. It is uncertain whether Taban
 * still flies. Terminals: an old list. Aircraft and flight numbers are simulated; names are facts, logos are never
 * used.
 */
// biome-ignore format: one airline a line reads as the table it is.
export const AIRLINES: readonly Airline[] = [
  airline('IR', 'Iran Air', 'THR IKA', [23, 5], '2', 211, 'Airbus A320|Airbus A321|ATR 72-600|Fokker 100'),
  airline('W5', 'Mahan Air', 'THR IKA KER', [20, 7], '4', 1011, 'Airbus A310|Airbus A321|BAe 146-300'),
  airline('EP', 'Iran Aseman Airlines', 'THR', [20, 7], '4', 3701, 'ATR 72-500|Fokker 100|Airbus A320'),
  airline('B9', 'Iran Airtour', 'THR MHD', [20, 5], '2', 911, 'Boeing MD-83|Airbus A320'),
  airline('Y9', 'Kish Air', 'KIH THR', [20, 5], '1', 7011, 'Boeing MD-82|Boeing MD-83|Airbus A321'),
  airline('QB', 'Qeshm Air', 'THR GSM', [20, 5], '2', 1201, 'Airbus A320|Airbus A319|Fokker 100'),
  airline('ZV', 'Zagros Airlines', 'THR ABD', [20, 5], '1', 4011, 'Boeing MD-82|Airbus A320'),
  airline('I3', 'ATA Airlines', 'TBZ THR', [20, 5], '2', 5601, 'Boeing MD-83|Airbus A320'),
  airline('HH', 'Taban Air', 'MHD', [20, 5], '4', 6201, 'Boeing MD-83|Airbus A320'),
  airline('IV', 'Caspian Airlines', 'THR', [20, 5], '4', 6901, 'Boeing MD-83|Boeing 737-400'),
  airline('JI', 'Meraj Airlines', 'THR', [20, 5], '2', 2801, 'Airbus A320|Airbus A321'),
  airline('NV', 'Karun Airlines', 'AWZ THR', [20, 5], '2', 2601, 'Fokker 100|Fokker 50'),
  airline('IS', 'Sepehran Airlines', 'SYZ MHD', [20, 5], '4', 4301, 'Boeing 737-500|Boeing 737-300'),
  airline('VR', 'Varesh Airlines', 'SRY THR', [20, 5], null, 5801, 'Boeing 737-500|Boeing 737-300'),
  airline('FP', 'FlyPersia', 'SYZ', [20, 5], null, 2401, 'Boeing 737-300|Boeing 737-500'),
  airline('RI', 'Chabahar Airlines', 'ZBR THR', [20, 5], null, 6701, 'Fokker 100|Airbus A320'),
];
