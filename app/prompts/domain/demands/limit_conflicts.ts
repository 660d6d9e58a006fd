import type { Clash } from '#app/prompts/domain/demands/conflicts'
import { EXCEPTED } from '#app/prompts/domain/demands/scopes'
import type { Spoken } from '#app/prompts/domain/demands/spoken'
import type { Span } from '#app/prompts/domain/types'

/** Places by the region that holds them; a city is told after the country it lies in. */
const REGIONS: Record<string, string> = {
  nordic:
    'denmark copenhagen aarhus sweden stockholm norway oslo bergen finland helsinki iceland reykjavik',
  uk: 'england london manchester leeds bristol york scotland edinburgh glasgow wales cardiff belfast',
  europe:
    'france paris lyon germany berlin munich hamburg cologne italy rome milan venice spain madrid barcelona portugal lisbon porto austria vienna salzburg switzerland zurich geneva netherlands amsterdam belgium brussels poland warsaw greece athens ireland dublin hungary budapest czechia prague croatia romania estonia latvia lithuania',
  asia: 'japan tokyo kyoto china beijing shanghai india delhi mumbai korea seoul thailand bangkok vietnam singapore indonesia malaysia dubai turkey istanbul israel',
  africa: 'egypt cairo kenya nairobi nigeria lagos morocco marrakesh ghana ethiopia tunisia',
  america:
    'canada toronto vancouver montreal mexico usa york chicago boston texas california florida brazil argentina chile peru colombia',
  oceania: 'australia sydney melbourne zealand auckland',
}
const INSIDE: Record<string, string> = {
  scandinavia: 'nordic',
  nordic: 'nordic',
  britain: 'uk',
  kingdom: 'uk',
}
const COUNTRIES =
  'denmark sweden norway finland iceland england scotland wales france germany italy spain portugal austria switzerland netherlands belgium poland greece ireland hungary czechia japan china india korea thailand egypt kenya canada mexico australia'
const REGION_OF = new Map<string, string>()
const COUNTRY_OF = new Map<string, string>()
for (const [region, places] of Object.entries(REGIONS)) {
  let country = ''
  for (const place of places.split(' ')) {
    if (COUNTRIES.split(' ').includes(place)) country = place
    REGION_OF.set(place, region)
    COUNTRY_OF.set(place, country || place)
  }
}

const ONLY =
  /\b(?:only|strictly|solely|exclusively|nothing (?:outside|beyond)|not (?:leave|beyond|outside)|stay(?:s)? (?:inside|within|in)|restrict(?:ed)?|limit(?:ed)? (?:yourself |it )?to|confine|keep to|just|without leaving)\b/
const WORD = /[a-z]+/g

interface Limit extends Span {
  allows: (place: string) => boolean
  spoken: Spoken
}

/** Places and years outside of those to which the text keeps. */
export function limitConflicts(spoken: Spoken[]): Clash[] {
  return [...placeConflict(spoken), ...yearConflict(spoken)]
}

const clash = (one: Span, other: Span): Clash[] => {
  const [first, second] = one.start <= other.start ? [one, other] : [other, one]
  const plain = ({ start, end }: Span) => ({ start, end })
  return [{ kind: 'content', first: plain(first), second: plain(second) }]
}

function placeConflict(spoken: Spoken[]): Clash[] {
  for (const sentence of spoken) {
    const only = ONLY.exec(sentence.said)
    const limit = only ? placeLimit(sentence, only) : null
    if (!limit) continue
    for (const other of spoken) {
      if (
        other === sentence ||
        !/\b(?:visit|spend|spent|stay|day|include|cover|add|go|travel|point|stop|compare|describe|list|night|trip|excursion|tour|same|from|section|paragraph)\b/.test(
          other.said
        )
      )
        continue
      for (const { 0: place, index } of other.said.matchAll(WORD)) {
        if (REGION_OF.has(place) && !limit.allows(place) && other.start > sentence.start)
          return clash(limit, {
            start: other.start + index,
            end: other.start + index + place.length,
          })
      }
    }
  }
  return []
}

function placeLimit(sentence: Spoken, only: RegExpExecArray): Limit | null {
  if (EXCEPTED.test(sentence.said)) return null
  const from = Math.max(0, only.index - 30)
  const near = sentence.said.slice(from, only.index + 60)
  const span = { start: sentence.start + from, end: sentence.start + from + near.length }
  for (const { 0: word } of near.matchAll(WORD)) {
    const region = INSIDE[word] ?? (word in REGIONS ? word : null)
    if (region) {
      const europe = (place: string) =>
        region === 'europe' && /nordic|uk/.test(REGION_OF.get(place)!)
      return {
        ...span,
        allows: (place) => REGION_OF.get(place) === region || europe(place),
        spoken: sentence,
      }
    }
    const country = COUNTRY_OF.get(word)
    if (country === word) {
      const named = new Set(sentence.said.match(WORD))
      return {
        ...span,
        allows: (place) => named.has(COUNTRY_OF.get(place)!) || named.has(place),
        spoken: sentence,
      }
    }
  }
  return null
}

const YEAR_RANGE =
  /\b(?:only|just|solely|exclusively|nothing)\b[^.;]{0,30}?\b((?:19|20)\d\d)\s?(?:to|-|–|and|through)\s?((?:19|20)\d\d)\b/
const NO_OLDER =
  /\b(?:nothing|no \w+|none|not)\b[^.;]{0,24}\b(?:older than|from before|before|earlier than|published before)\s((?:19|20)\d\d)\b/
const YEAR = /\b(?:19|20)\d\d\b/g
const RECENT =
  /\b(?:past|last) (?:[a-z]+|\d+) years\b|\brecent (?:years|works?|studies|books)\b|\bof this year\b|\bnewest\b/
const OLDER =
  /\b(?:appeared|published|written|released|made|built|from|date[sd]?)\b[^.;]{0,12}\b(?:before|prior to|no later than|older than)\s((?:19|20)\d\d)\b/
const WISHES =
  /\b(?:include|add|put|cover|mention|describe|give|compare|what happened|list|use|recommend|show|start with|begin with|cite|refer)\b/

function yearConflict(spoken: Spoken[]): Clash[] {
  for (const sentence of spoken) {
    const old = OLDER.exec(sentence.said)
    const match = YEAR_RANGE.exec(sentence.said) ?? NO_OLDER.exec(sentence.said) ?? old
    if (!match) continue
    const [from, to] =
      match === old ? [0, Number(match[1])] : [Number(match[1]), Number(match[2] ?? 9999)]
    const first = {
      start: sentence.start + match.index,
      end: sentence.start + match.index + match[0].length,
    }
    for (const other of spoken) {
      const recent = old && to < 2015 && other !== sentence ? RECENT.exec(other.said) : null
      if (recent)
        return clash(first, {
          start: other.start + recent.index,
          end: other.start + recent.index + recent[0].length,
        })
      if (other === sentence || !WISHES.test(other.said) || /\bnot\b|n't\b/.test(other.said))
        continue
      const outside = [...other.said.matchAll(YEAR)].find(
        ([year]) => Number(year) < from || Number(year) > to
      )
      if (outside)
        return clash(first, {
          start: other.start + outside.index,
          end: other.start + outside.index + 4,
        })
    }
  }
  return []
}
