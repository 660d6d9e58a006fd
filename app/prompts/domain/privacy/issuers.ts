/** First digits and lengths of the numbers of card networks (ISO/IEC 7812, the networks' own rules). */
const CARDS: RegExp[] = [
  /^4(?:\d{12}|\d{15}|\d{18})$/,
  /^(?:5[1-5]\d{2}|222[1-9]|22[3-9]\d|2[3-6]\d{2}|27[01]\d|2720)\d{12}$/,
  /^3[47]\d{13}$/,
  /^3(?:0[0-59]|[689]\d)\d{11}$/,
  /^(?:6011|64[4-9]\d|65\d{2})\d{12}$/,
  /^35(?:2[89]|[3-8]\d)\d{12}$/,
  /^62\d{14,17}$/,
  /^(?:50\d{2}|5[6-9]\d{2}|6[1-9]\d{2})\d{8,15}$/,
]

/** Whether a card network gives out numbers like this one. Digits only; its checksum is not looked at. */
export function isCardNumber(digits: string): boolean {
  return CARDS.some((network) => network.test(digits))
}

/** How many characters an IBAN has in each country (IBAN registry, ISO 13616-2). */
const IBANS = `AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DK18 DO28 EE20
  EG29 ES24 FI18 FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20
  LB28 LC32 LI21 LT20 LU20 LV21 MC27 MD24 ME22 MK19 MR27 MT31 MU30 NL18 NO15 PK24 PL28 PS29 PT25 QA29 RO24
  RS22 SA24 SC31 SE24 SI19 SK24 SM27 ST25 SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20`

const LENGTHS = new Map(
  IBANS.split(/\s+/).map((entry) => [entry.slice(0, 2), Number(entry.slice(2))])
)

/** The length of an IBAN of a country, without spaces; 0 where it has none. */
export function ibanLength(country: string): number {
  return LENGTHS.get(country) ?? 0
}
