import { stem } from '#app/prompts/domain/english/stem'
import type { Clause } from '#app/prompts/domain/findings/demands/clauses'
import { clashing, type Clash, type Demand } from '#app/prompts/domain/findings/demands/demand'
import { LIGHT, LIGHT_WORDS, MADE_BY } from '#app/prompts/domain/findings/demands/light_verbs'
import { ofWhole } from '#app/prompts/domain/findings/demands/whole'

/** Something that the result must hold or must not hold, by the stems of the words that say so. */
interface Topic extends Demand {
  bans: boolean
  /** Stem of the verb, or a group of verbs that mean alike. */
  verb: string
  stems: ReadonlySet<string>
}

type TopicWords = Omit<Topic, keyof Demand>

/** "Her illness must not be mentioned" */
const PASSIVE =
  /^(.{3,60}) (?:must|should|may|shall|can) (?:not|never) be ([a-z]+ed|shown|told|given)\b/
const BAN =
  /^(?:please )?(?:do not|don't|never|must not|should not|shouldn't|cannot|may not|can't|not)(?: ever)? ([a-z]+)\b(.*)$/
/** "Use no technical terms" */
const NONE = /^(?:please )?(use|mention|give|include|name|state|show|add|put|quote|cite) no (.+)$/
const LEAVE =
  /^(?:please )?(?:no|without|avoid(?: using| any| mentioning)?|leave out|omit|exclude|skip|keep out)(?: any| all)? (.+)$/
const WANT =
  /^(?:(?:before|first|then|finally|below|after|under|at the end)[^,]{0,60}, )?(?:please |always |also |then |be sure to |make sure to |remember to |and )*([a-z]+)\b(.*)$/
/** "Open with the price" */
const PLACED = /^(?:please )?(?:open|start|begin|end|close|finish) with (.+)$/
const SUBJECT =
  /^(the |this |your |each )?(?:[a-z-]+ ){1,2}(must|should|shall|has to|needs to|have to|need to)( not| never| always| also)? ([a-z]+)\b(.*)$/
/** Where one of the two is an exception, or only part of the result is meant. */
const LIMITED =
  /\b(?:only|but|except|other|than|instead|rather|if|unless|or|too|one|once|twice|more|at most|until)\b/
const SPLIT =
  /[.;:!?]\s|[;:\n]|,? (?:and|but)(?= (?:do not|don't|never|avoid|no|leave out|use|include|mention|add|omit|name|state|explain|give)\b)/
/** What stands behind the thing itself says how, why or where. */
const OBJECT_ENDS =
  /[,(]| (?:as|to|so|followed|that|which|who|in|on|at|with|for|from|by|using|because|when|where|if)\b/
const DENIES =
  /\b(?:no|not|never|don't|can't|cannot|shouldn't|avoid|without|omit|exclude|leave out|skip|keep out)\b/
/** Kinds of results that are seldom a part of another. */
const WORKS = /\b(?:code|article|post|e?mail|letter|story|poem|report|essay|speech|ad|script)\b/
/** Letters that all forms of a word begin with. */
const ROOT = 4
const MAX_TOPIC_LENGTH = 120

/** A demand to have something and one in the same words to leave it out. */
export function topicClashes(clauses: Clause[], main: ReadonlySet<string>): Clash[] {
  const banning = clauses.filter(({ wording }) => DENIES.test(wording))
  const ruledOut = banning.flatMap((clause) => topicsIn(clause, main)).filter((topic) => topic.bans)
  const roots = new Set(
    ruledOut.flatMap(({ stems }) => [...stems].map((word) => word.slice(0, ROOT)))
  )
  if (!roots.size) return []
  const all = clauses
    .filter(({ wording }) => holdsAny(wording, roots))
    .flatMap((clause) => topicsIn(clause, main))
  const verbs = new Set(all.flatMap(({ bans, verb }) => (bans ? [verb] : [])))
  const topics = all.filter(({ clause, bans, verb }) => clause.firm || (!bans && verbs.has(verb)))
  const banned = new Set(topics.flatMap(({ bans, stems }) => (bans ? [...stems] : [])))
  const related = topics.filter(
    ({ bans, stems }) => bans || [...stems].some((word) => banned.has(word))
  )
  const byWord = related.flatMap((topic) =>
    [...topic.stems].map((word) => ({ ...topic, key: word }))
  )
  return clashing('topic', byWord, (one, other) => {
    if (one.bans === other.bans || one.start === other.start) return false
    const [ban, want] = one.bans ? [one, other] : [other, one]
    return isReversed(ban, want)
  })
}

/** Whether one of the roots stands anywhere in what is said; each place is looked at once, however many roots there are. */
function holdsAny(wording: string, roots: ReadonlySet<string>): boolean {
  for (let at = 0; at < wording.length; at++) {
    for (let length = 1; length <= ROOT; length++)
      if (roots.has(wording.slice(at, at + length))) return true
  }
  return false
}

function isReversed(ban: Topic, want: Topic): boolean {
  const alike =
    ban.verb === want.verb ||
    ban.stems.has(want.verb) ||
    ban.stems.has(MADE_BY.get(want.verb) ?? '') ||
    (want.verb.startsWith('light') && ['', 'light'].includes(ban.verb)) ||
    (want.verb === 'light' && ban.verb.startsWith('light'))
  return alike && [...ban.stems].every((word) => want.stems.has(word))
}

function topicsIn(clause: Clause, main: ReadonlySet<string>): Topic[] {
  const topics: Topic[] = []
  let from = 0
  for (const piece of clause.wording.split(SPLIT)) {
    const at = clause.wording.indexOf(piece, from)
    from = at + piece.length
    if (piece.length >= MAX_TOPIC_LENGTH) continue
    const span = { start: clause.start + at, end: clause.start + from }
    for (const topic of topicsOf(piece.replace(/^[^a-z]+/, ''), main))
      topics.push({ ...topic, ...span, clause, key: '' })
  }
  return topics
}

function topicsOf(wording: string, main: ReadonlySet<string>): TopicWords[] {
  const trimmed = wording.trim().replace(/[.!]+$/, '')
  const left = LEAVE.exec(trimmed)
  if (left) return banned('', left[1], main)
  const none = NONE.exec(trimmed)
  if (none) return banned(none[1], none[2], main)
  const passive = PASSIVE.exec(trimmed)
  if (passive) return banned(passive[2], passive[1], main)
  const ban = BAN.exec(trimmed)
  if (ban) return banned(ban[1], ban[2], main)
  const subject = SUBJECT.exec(trimmed)
  if (subject) {
    const [, , , says = '', verb, object] = subject
    const bans = /not|never/.test(says)
    // What one part must not hold, another may.
    const owner = trimmed.slice(0, trimmed.indexOf(says)).replace(WORKS, '')
    if (bans && !ofWhole(owner, main)) return []
    return bans ? banned(verb, object, main) : made(false, verb, object.split(OBJECT_ENDS)[0], main)
  }
  const placed = PLACED.exec(trimmed)
  if (placed) return made(false, 'include', placed[1].split(OBJECT_ENDS)[0], main)
  const want = WANT.exec(trimmed)
  return want ? made(false, want[1], want[2].split(OBJECT_ENDS)[0], main) : []
}

/** "No names, towns or jobs" rules out each of them; "for …" says for what only. */
const banned = (verb: string, objects: string, main: ReadonlySet<string>): TopicWords[] =>
  / for (?!the (?:text|answer|result)\b)/.test(objects)
    ? []
    : objects.split(/, (?:or |and )?| (?:or|and) /).flatMap((one) => made(true, verb, one, main))

function made(
  bans: boolean,
  verb: string,
  object: string,
  main: ReadonlySet<string>
): TopicWords[] {
  if (LIMITED.test(object) || object.includes('\uFFFC')) return []
  const group = LIGHT.get(stem(verb))
  const stems = new Set<string>()
  for (const word of object.match(/[a-z][a-z'-]+/g) ?? [])
    if (!LIGHT_WORDS.has(word) && !(bans && main.has(stem(word)))) stems.add(stem(word))
  if (!group && verb) stems.add(stem(verb))
  const noun = bans ? undefined : MADE_BY.get(stem(verb))
  if (noun) stems.add(noun)
  return stems.size ? [{ bans, verb: group ?? (verb ? stem(verb) : ''), stems }] : []
}
