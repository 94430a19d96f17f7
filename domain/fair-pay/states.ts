/** States and union territories as the table of PIN codes names them, with their codes of ISO 3166-2. */
export const stateCodes: Readonly<Record<string, string>> = {
  'Andaman and Nicobar Islands': 'IN-AN',
  'Andhra Pradesh': 'IN-AP',
  'Arunachal Pradesh': 'IN-AR',
  Assam: 'IN-AS',
  Bihar: 'IN-BR',
  Chandigarh: 'IN-CH',
  Chhattisgarh: 'IN-CG',
  'Dadra and Nagar Haveli and Daman and Diu': 'IN-DH',
  Delhi: 'IN-DL',
  Goa: 'IN-GA',
  Gujarat: 'IN-GJ',
  Haryana: 'IN-HR',
  'Himachal Pradesh': 'IN-HP',
  'Jammu and Kashmir': 'IN-JK',
  Jharkhand: 'IN-JH',
  Karnataka: 'IN-KA',
  Kerala: 'IN-KL',
  Ladakh: 'IN-LA',
  Lakshadweep: 'IN-LD',
  'Madhya Pradesh': 'IN-MP',
  Maharashtra: 'IN-MH',
  Manipur: 'IN-MN',
  Meghalaya: 'IN-ML',
  Mizoram: 'IN-MZ',
  Nagaland: 'IN-NL',
  Odisha: 'IN-OD',
  Puducherry: 'IN-PY',
  Punjab: 'IN-PB',
  Rajasthan: 'IN-RJ',
  Sikkim: 'IN-SK',
  'Tamil Nadu': 'IN-TN',
  Telangana: 'IN-TS',
  Tripura: 'IN-TR',
  'Uttar Pradesh': 'IN-UP',
  Uttarakhand: 'IN-UK',
  'West Bengal': 'IN-WB',
};

/** The same the other way round. */
export const stateNames: ReadonlyMap<string, string> = new Map(
  Object.entries(stateCodes).map(([name, code]) => [code, name]),
);

/** Codes that were changed in 2023, as older files still write them. */
const formerCodes: Readonly<Record<string, string>> = {
  'IN-CT': 'IN-CG',
  'IN-OR': 'IN-OD',
  'IN-TG': 'IN-TS',
  'IN-UT': 'IN-UK',
};

const known = new Set(['IN', ...Object.values(stateCodes)]);

/** The code that is used today; undefined for what is no part of India. `IN` is the whole. */
export function areaOf(code: string): string | undefined {
  const today = formerCodes[code] ?? code;
  return known.has(today) ? today : undefined;
}
