import { ASK_VERBS, OPEN_VERBS } from '#app/prompts/domain/reading/words/verbs'
import { stem } from '#app/prompts/domain/english/stem'

/** Things that are asked for; a row is one kind. */
const THINGS = `
letter | email mail newsletter subject_line | post tweet thread linkedin | caption | press release statement media | ad advert advertisement advertising vacancy job_ad
description | report memo briefing brief bug | agenda | itinerary | pack packing | checklist | quiz | survey questionnaire poll | faq | speech toast speak
story tale scene novel | poem haiku verse rhyme limerick | script dialogue role_play roleplay pretend | regex expression | query sql select | function code program macro
poster leaflet flyer brochure | notice | invitation invite | reminder nudge remind | rejection reject | reply respond response | specification requirement user_story
budget estimate forecast | slide deck presentation | contract clause policy | review critique | flowchart diagram chart | worksheet exercise | glossary term | timeline history
register | schema database | debate argument | crossword clue riddle | recipe menu | plan campaign roadmap schedule | name slogan tagline title | question | abstract | essay article blog opinion
biography bio profile | instruction manual guide | course curriculum | game | code_of_conduct rule | podcast episode | spot commercial radio | complaint complain | apology apologise
translation translate | summary summarise summarize recap | classification classify categorise categorize
`
/** Deeds that are asked for without a thing of their own. */
const DEEDS =
  'explain clarify | calculate compute estimate count measure work_out how_many how_much | compare | describe | analyse analyze evaluate assess | argue persuade convince'

const kinds = rowsOf(THINGS)
const deeds = rowsOf(DEEDS)

/** The first word of each row, by the stems of all of its words. */
function rowsOf(text: string): Map<string, string> {
  const rows = text.split(/[|\n]/).map((row) => row.trim().split(/\s+/).filter(Boolean))
  return new Map(
    rows.flatMap((row) => row.map((word) => [word.split('_').map(stem).join(' '), row[0]] as const))
  )
}

const named = (rows: Map<string, string>, stems: string[], at: number) =>
  rows.get(`${stems[at]} ${stems[at + 1]}`) ?? rows.get(stems[at])

const asks = new Set([...ASK_VERBS.keys(), ...OPEN_VERBS, 'need', 'want', 'like'].map(stem))

/** The kinds of result that a text speaks of, and those among them that it seems to ask for. */
export interface Kinds {
  named: Set<string>
  asked: Set<string>
}

const HEAD = 6
const REACH = 7

/** What a text may ask for, by the words for it; deeds only where no thing is named. */
export function kindsIn(stems: string[]): Kinds {
  const found: Kinds = { named: new Set(), asked: new Set() }
  const done = new Set<string>()
  let ask = -REACH
  for (let at = 0; at < stems.length; at++) {
    if (asks.has(stems[at])) ask = at
    const isNear = at < HEAD || at - ask <= REACH
    const thing = named(kinds, stems, at)
    const deed = named(deeds, stems, at)
    if (thing) found.named.add(thing)
    if (thing && isNear) found.asked.add(thing)
    if (deed && isNear) done.add(deed)
  }
  return found.asked.size ? found : { ...found, asked: done }
}

/** Whether a word names a kind of result. */
export const isKind = (meaning: string): boolean => kinds.has(meaning)

/** Whether two texts ask for results of different kinds. */
export function askForOther(one: Kinds, other: Kinds): boolean {
  const meets = (a: Kinds, b: Kinds) =>
    [...a.asked].some((kind) => b.named.has(kind) || b.asked.has(kind))
  return one.asked.size > 0 && other.asked.size > 0 && !meets(one, other) && !meets(other, one)
}
