import type { Clause } from '#app/prompts/domain/goals/clauses/clause'
import { isIntake } from '#app/prompts/domain/goals/things/giving'
import { isSameThing, keysOf, thingAt } from '#app/prompts/domain/goals/things/thing'

/** Puts what is to be approved before its approval, and each approval before what waits for it. */
export function arrange(clauses: Clause[]): Clause[] {
  const given = delayed(givenFirst(clauses))
  const placed: Clause[] = []
  const early: Clause[] = []
  for (const [at, clause] of given.entries()) {
    if (clause.isAfterWish && takesPlaceOf(placed, clause)) continue
    if (clause.kind !== 'approval') placed.push(clause)
    else if (!isWish(placed, clause)) placed.push({ ...clause, kind: 'job' })
    else if (!placed.some(isWork)) early.push(clause)
    else placed.splice(placeOf(placed, clause, given[at + 1]), 0, clause)
  }
  return withoutRepeats(withEarly(placed, early))
}

/** What the person says to give in a sentence of its own is there from the beginning. */
function givenFirst(clauses: Clause[]): Clause[] {
  const isGiven = ({ kind, text }: Clause) => kind === 'give' && !isIntake(text)
  return [...clauses.filter(isGiven), ...clauses.filter((clause) => !isGiven(clause))]
}

/** "Before writing the report, ask me", said before the goal asks for the report: the wish moves there. */
function delayed(clauses: Clause[]): Clause[] {
  const all = [...clauses]
  for (const work of clauses.filter(({ isAfterWish }) => isAfterWish)) {
    const at = all.indexOf(work)
    const asked = all.findIndex(
      (one, index) => index > at && one.kind === 'job' && isAsked(one, work)
    )
    if (asked < 0) continue
    const [approval] = all.splice(at - 1, 2)
    all.splice(asked - 2, 0, approval)
  }
  return all
}

const isAsked = (one: Clause, { text }: Clause): boolean =>
  isSameThing(objectIn(text), objectIn(one.text))

const isWork = ({ kind }: Clause) => WORK.has(kind)
const WORK: ReadonlySet<string> = new Set(['job', 'sort', 'if', 'check', 'approval'])

/** Words for what there is, whatever it is. */
const ANYTHING =
  /\b(?:it|them|this|that|these|those|everything|anything|one|which|what|each|both|first|before|results?|drafts?|texts?|outputs?|versions?|final|work)\b/i
const OBJECT = /\b(?:the|its|your|my|a|an|all|every) (?=\S)/i

/** "I review the draft" is a wish once there is a draft; "review the contract" is work. */
function isWish(placed: Clause[], { wish, text }: Clause): boolean {
  if (!wish?.isLook || ANYTHING.test(text)) return true
  const about = aboutOf(text)
  return about === null ? placed.some(isWork) : madeBefore(placed, about) >= 0
}

function aboutOf(text: string): string | null {
  const object = OBJECT.exec(text)
  return object ? (thingAt(text.slice(object.index + object[0].length))?.words ?? null) : null
}

/** The last clause that makes a thing; -1 where none does. */
const madeBefore = (placed: Clause[], about: string): number =>
  placed.findLastIndex((clause) => isWork(clause) && makes(clause, about))

const makes = ({ kind, text }: Clause, about: string): boolean => {
  const keys = keysOf(text)
  const last = keysOf(about).at(-1)
  return kind !== 'approval' && last !== undefined && keys.includes(last)
}

/** At the end; before the work that waits for it; or after what it is about, where it is to come first. */
function placeOf(placed: Clause[], clause: Clause, next: Clause | undefined): number {
  const { isCondition, text, sentence } = clause
  const last = placed.length - 1
  if (placed[last].sentence === sentence)
    return isCondition && waits(placed, last) ? last : placed.length
  const isFirst = !next?.isAfterWish && /\b(?:first|before)\b/i.test(text)
  const made = isFirst ? madeBefore(placed, aboutOf(text) ?? '') : -1
  return made < 0 ? placed.length : made + 1
}

const waits = (placed: Clause[], last: number): boolean =>
  placed[last].kind === 'job' && placed.slice(0, last).some(isWork)

/** "… before the report is written", where the goal has asked for the report: its approval moves before it. */
function takesPlaceOf(placed: Clause[], work: Clause): boolean {
  const approval = placed.at(-1)
  if (approval?.kind !== 'approval') return false
  const at = placed.findLastIndex((one) => one.kind === 'job' && isAsked(one, work))
  if (at < 0) return false
  placed.pop()
  placed.splice(at, 0, approval)
  return true
}

const objectIn = (text: string): string => thingAt(text.replace(/^\S+ /, ''))?.words ?? text

/** What was wished for before any work was named comes before what it names, or at the end. */
function withEarly(placed: Clause[], early: Clause[]): Clause[] {
  const end = placed.findLastIndex(isWork) + 1
  return early.length === 0 ? placed : [...placed.slice(0, end), ...early, ...placed.slice(end)]
}

const IS_SELF = /\b(?:i|me|my|us|we|our own)\b(?! (?:boss|manager|lead|team|editor|lawyer|client))/i

/** The same person is not asked twice in a row. */
const withoutRepeats = (clauses: Clause[]): Clause[] =>
  clauses.filter((clause, at) => {
    const before = clauses[at - 1]
    if (clause.kind !== 'approval' || before?.kind !== 'approval') return true
    return IS_SELF.test(clause.text) !== IS_SELF.test(before.text)
  })
