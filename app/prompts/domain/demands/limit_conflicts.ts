import { clashOf, placeOf } from '#app/prompts/domain/demands/clashes'
import type { Clash } from '#app/prompts/domain/demands/conflicts'
import { EXCEPTED } from '#app/prompts/domain/demands/scopes'
import type { Spoken } from '#app/prompts/domain/demands/spoken'

/** Places by the region that holds them; a city stands behind its country, with a hyphen. */
const REGIONS: Record<string, string> = {
  nordic: 'denmark-copenhagen sweden-stockholm norway-oslo finland-helsinki iceland-reykjavik',
  britain: 'england-london scotland-edinburgh wales',
  europe:
    'france-paris germany-berlin-munich italy-rome spain-madrid-barcelona portugal-lisbon austria-vienna switzerland-zurich netherlands-amsterdam belgium-brussels poland-warsaw greece-athens ireland-dublin hungary-budapest czechia-prague',
  asia: 'japan-tokyo china-beijing india-delhi korea-seoul thailand-bangkok vietnam turkey-istanbul',
  africa: 'egypt-cairo kenya-nairobi nigeria morocco',
  america: 'canada-toronto mexico usa-york-chicago brazil argentina',
  oceania: 'australia-sydney',
}
const PLACES = new Map<string, { region: string; country: string }>()
for (const [region, rows] of Object.entries(REGIONS)) {
  for (const row of rows.split(' ')) {
    for (const place of row.split('-')) PLACES.set(place, { region, country: row.split('-')[0] })
  }
}
const WITHIN: Record<string, string> = { nordic: 'europe', britain: 'europe' }
const ONLY =
  /\b(?:only|strictly|solely|exclusively|stays? (?:inside|within|in)|limited to|keep to|just|without leaving)\b/
const WISHES =
  /\b(?:visit|spen[dt]|stay|day|includ|cover|add|go|travel|compar|describ|list|trip|tour|same|section|paragraph|put|mention|give|cite|recommend|what happened|from the)/
const WORD = /[a-z]+/g

/** Places, years and things outside of those to which the text keeps. */
export function limitConflicts(spoken: Spoken[]): Clash[] {
  return [...placeConflict(spoken), ...yearConflict(spoken), ...rowConflict(spoken)]
}

const keepsTo = (said: string) => (EXCEPTED.test(said) ? null : ONLY.exec(said))

function placeConflict(spoken: Spoken[]): Clash[] {
  for (const sentence of spoken) {
    const only = sentence.wording.once(keepsTo)
    if (!only) continue
    const near = sentence.said.slice(Math.max(0, only.index - 30), only.index + 60)
    const words = near.match(WORD) ?? []
    const region = words.find((word) => word in REGIONS)
    if (!region && !words.some((word) => PLACES.get(word)?.country === word)) continue
    const countries = new Set(
      (sentence.said.match(WORD) ?? []).map((word) => PLACES.get(word)?.country)
    )
    const inside = (place: string) => {
      const { region: own, country } = PLACES.get(place)!
      return region ? own === region || WITHIN[own] === region : countries.has(country)
    }
    for (const other of spoken) {
      if (other.start <= sentence.start || !WISHES.test(other.said)) continue
      for (const match of other.said.matchAll(WORD)) {
        if (PLACES.has(match[0]) && !inside(match[0]))
          return [clashOf('content', placeOf(sentence, only), placeOf(other, match))]
      }
    }
  }
  return []
}

const YEAR = '((?:19|20)\\d\\d)'
const RANGE = new RegExp(
  `\\b(?:only|just|solely|exclusively)\\b[^.;]{0,30}?\\b${YEAR}\\s?(?:to|-|–|and)\\s?${YEAR}\\b`
)
const SINCE = new RegExp(
  `\\b(?:nothing|no \\w+|none)\\b[^.;]{0,24}\\b(?:older than|from before|before)\\s${YEAR}\\b`
)
const UNTIL = new RegExp(
  `\\b(?:appeared|published|written|released|made|date[sd]?)\\b[^.;]{0,12}\\b(?:before|older than)\\s${YEAR}\\b`
)
const YEARS = new RegExp(`\\b${YEAR}\\b`, 'g')
const RECENT = /\b(?:past|last) (?:[a-z]+|\d+) years\b|\brecent (?:years|works?|studies|books)\b/

const hasYear = (said: string) => /\b(?:19|20)\d\d\b/.test(said)

function yearConflict(spoken: Spoken[]): Clash[] {
  for (const sentence of spoken) {
    if (!sentence.wording.once(hasYear)) continue
    const old = UNTIL.exec(sentence.said)
    const match = RANGE.exec(sentence.said) ?? SINCE.exec(sentence.said) ?? old
    if (!match) continue
    const [from, to] =
      match === old ? [0, Number(match[1]) - 1] : [Number(match[1]), Number(match[2] ?? 9999)]
    for (const other of spoken) {
      if (other === sentence || !WISHES.test(other.said) || /\bnot\b|n't\b/.test(other.said))
        continue
      const outside =
        (to < 2015 ? RECENT.exec(other.said) : null) ??
        [...other.said.matchAll(YEARS)].find(([year]) => Number(year) < from || Number(year) > to)
      if (outside) return [clashOf('content', placeOf(sentence, match), placeOf(other, outside))]
    }
  }
  return []
}

const CLOSED =
  /\b(?:only|nothing (?:else|more|but)|no other|not one [a-z]+ more|exclusively)\b[^:.\n]{0,60}:\s*([^.\n]{8,240})/
const ADDED =
  /\b(?:topping|layer|sprinkling|drizzle|garnish|dash|splash|side|bed) of ((?:[a-z-]+ ){0,2}[a-z-]+)|\b(?:top|garnish|season|serve|finish|sprinkle|drizzle|decorate|fill|stuff|trim|edge)(?:ed)? (?:it |them |each |the [a-z]+ )?with (?:an? |some |the )?((?:[a-z-]+ ){0,2}[a-z-]+)/

/** "Only what is here: leeks, eggs, butter", and a topping of bacon. */
function rowConflict(spoken: Spoken[]): Clash[] {
  for (const sentence of spoken) {
    const closed = sentence.said.includes(':') ? CLOSED.exec(sentence.said) : null
    if (!closed || !closed[1].includes(',')) continue
    for (const other of spoken) {
      const added = other === sentence ? null : ADDED.exec(other.said)
      const words = (added?.[1] ?? added?.[2] ?? '').match(/[a-z]{3,}/g) ?? []
      const known = words.some((word) => sentence.said.includes(word.replace(/e?s$/, '')))
      if (added && words.length && !known)
        return [clashOf('content', placeOf(sentence, closed), placeOf(other, added))]
    }
  }
  return []
}
