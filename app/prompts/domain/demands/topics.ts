import type { Clash } from '#app/prompts/domain/demands/conflicts'
import { CONDITION, EXCEPTED } from '#app/prompts/domain/demands/scopes'
import { LIMITED } from '#app/prompts/domain/demands/polarity'
import { foundIn, type Spoken } from '#app/prompts/domain/demands/spoken'
import { stem } from '#app/prompts/domain/demands/words'
import { matchesOf } from '#app/prompts/domain/matches'
import { isContentWord } from '#app/prompts/domain/reading/content_words'
import type { Span } from '#app/prompts/domain/types'

/** What must not be told, done or shown, by the stems of its words. */
interface Topic extends Span {
  words: Set<string>
  /** The verb that is ruled out, where it is more than telling: only the same verb asks for it. */
  verb: string | null
  spoken: Spoken
}

const TELL =
  'mention|mentioning|say|saying|tell|telling|reveal|revealing|disclose|disclosing|hint at|hinting at|refer to|referring to|bring up|talk about|speak of|allude to|alluding to|give away|giving away|state|stating|find out|learn|know|hear|discuss|discussing|touch on|explain|explaining|announce|imply|suggest|include|including|show|showing|list|write about|use|using|give|giving|add|adding|quote|quoting|describe|describing|promise|comment on'
const HIDES = new RegExp(
  [
    `\\b(?:do not|don't|never|must not|should not|may not|not to|is not to|without|avoid|refrain from|(?:nothing|nobody|no one|no-one|none)(?: [a-z]+){0,6}? (?:may|must|should|is to|are to|can|will))(?: ever)? (?:${TELL})`,
    '\\b(?:say|tell|write|reveal|disclose)(?: (?:him|her|them|anyone|readers|us))? nothing(?: at all)?',
    '\\bnot a (?:single )?(?:word|hint|trace)',
    '\\b(?:keep|stay|remain) (?:quiet|silent)',
    '\\b(?:nothing|no word|not a word)[^.;]{0,24}?\\b(?:be|is|gets?) (?:said|told|mentioned|written|revealed|disclosed|printed|published|known)(?= (?:about|of|on))',
    '\\bsteer clear|\\bstay away',
  ].join('|') + '',
  'g'
)
const DONE = /\b(?:do not|don't|never|must not|should not) ([a-z]{3,})\b/g
const SHUNS =
  /(?<!\b(?:is|are|was|were|has|have|had|with) )\b(?:no|without(?: any)?|avoid(?: using)?|omit|skip|exclude|leave out(?: all| any| the)?|free of) (?!(?:other|further|more|additional|longer|new|two|one|less|fewer|later)\b)((?:[a-z-]+ ){0,2}[a-z-]+)(?=[.,;:)]|$| or | and no | anywhere| at all| whatsoever)/g
const BARRED =
  /\b(neither )?([a-z-]+(?: [a-z-]+)?)(?: (?:and|nor|or) ([a-z-]+))? (?:(?:is|are|stays?|remains?) (?:taboo|banned|forbidden|off limits|not allowed|ruled out)\b|(?:must|may|should|can|is to|are to|does|do)( not| never)? (?:be )?(?:appear|occur|mentioned|named|used|shown|come up|show up|turn up|stand|told|given)\b)/g
const WISH =
  /(?:^|[,;:.] |\b(?:and|then|please|also|to|must|should|but) )(explain|tell|describe|announce|say|state|mention|name|report|list|include|give|make|add|write|note|point out|refer|discuss|compare|show|open|start|begin|end|close|finish|reveal|outline|specify|detail|cover|present|highlight|use|put|insert|quote|bring|refer|ask|propose|wrap|work)\b/g
const DENIED =
  /(?:\bnot|n't|\bnever|\bno|\bwithout|\bavoid|\bnor|\brather than|\binstead of)\s(?:[a-z]+\s){0,2}$/
const LINK =
  /^(?: (?:before|until|by)(?: [^\s.,;]+){1,3}?(?= (?:that|about|of|how|why)\b))?(?: (?:that|about|of|on|to|at|how|why|who|which|what|whether|the|a|an|any|our|your|their|its|his|her|all|it|is|are))*/
const STOP =
  /[.,;:()\n]| (?:before|until|because|since|when|so|as|but|if|unless|even|although|beyond|other) /
const LONGEST = 90
/** Words that name nothing in particular. */
const EMPTY = new Set(
  `anything something nothing more less longer text word information one other than detail thing part matter way result answer response
  need additional fewer later further extra name line first last new own such doubt time place point sentence paragraph case reader people two
  example list title number whole version item section`
    .split(/\s+/)
    .map(stem)
)
/** Words that say much the same; each row is one. */
const SAME = new Map(
  `close shut|pay salary wage earning|fire dismiss layoff redundancy|merge merger takeover|ill sick illness|die death dead|delay late postpone|
  fault mistake error blame|relocate relocation|old age|purchase acquire acquisition buy|win winner won|launch begin|medication medicine drug|
  murder murderer killer culprit|increase rise raise|resign quit departure leaving|cost price fee rent rental|apology apologise apologize sorry|
  reason why cause|competitor rival|emoji smiley emoticon|defect flaw fault|refund reimburse reimbursement|cancel cancellation|translate translation render`
    .split('|')
    .flatMap((row) =>
      row
        .trim()
        .split(/\s+/)
        .map((word, _, [first]) => [stem(word), stem(first)] as const)
    )
)

/** Something that must stay unsaid or undone, and is asked for elsewhere. Linear in the text. */
export function topicConflicts(spoken: Spoken[]): Clash[] {
  const topics = foundIn(spoken, topicsOf, topicsOf)
  if (!topics.length) return []
  const verbs = [...new Set(spoken.flatMap(({ wording }) => wording.once(undoneIn)))].join('|')
  const pattern = verbs
    ? new RegExp(WISH.source.replace('(explain|', `(${verbs}|explain|`), 'g')
    : WISH
  const wishes = foundIn(spoken, `wishes ${verbs}`, (sentence) => wishesOf(sentence, pattern))
  const byWord = new Map<string, Wish[]>()
  for (const wish of wishes) {
    for (const word of wish.words) byWord.set(word, [...(byWord.get(word) ?? []), wish])
  }
  for (const topic of topics.slice(0, 40)) {
    const [rarest] = [...topic.words].sort(
      (a, b) => (byWord.get(a)?.length ?? 0) - (byWord.get(b)?.length ?? 0)
    )
    const candidates = [...topic.words].flatMap((word) => (byWord.get(word) ?? []).slice(0, 20))
    const wish = rarest && candidates.find((one) => answers(topic, one))
    if (wish) return [conflictOf(topic, wish)]
  }
  return []
}

const undoneIn = (said: string) => matchesOf(said, DONE).map(([, verb]) => verb)

interface Wish extends Span {
  words: Set<string>
  verb: string
  spoken: Spoken
}

/** Of which part a ban speaks ("the example sentences must not …"). */
const SUBJECT =
  /^\W*(?:the|each|every|all) ([a-z]+(?: [a-z]+)?) (?:must|may|should|can|is|are|do|does|has|have)\b/
const GENERAL =
  /text|answer|repl|post|letter|summar|mail|result|message|article|speech|story|report|review|poem|notice|output|sheet|page/

function answers(topic: Topic, wish: Wish): boolean {
  const subject = SUBJECT.exec(topic.spoken.said)?.[1]
  if (subject && !GENERAL.test(subject) && !wish.spoken.said.includes(subject)) return false
  if (topic.spoken === wish.spoken || (topic.verb !== null && topic.verb !== wish.verb))
    return false
  const shared = [...topic.words].filter((word) => wish.words.has(word)).length
  return topic.verb === null && topic.words.size > 2
    ? shared >= topic.words.size * 0.6
    : shared === topic.words.size
}

function topicsOf(spoken: Spoken): Topic[] {
  const { said } = spoken
  if (
    !/\b(?:no|not|never|neither|taboo|banned|forbidden|off|out|nothing|nobody|none|without|avoid|omit|skip|exclude|leave out|free of|quiet|silent|clear|away)\b|n't\b/.test(
      said
    )
  )
    return []
  if (EXCEPTED.test(said) || CONDITION.test(said)) return []
  const hidden = matchesOf(said, HIDES).flatMap((match) =>
    topicFrom(spoken, match.index, match.index + match[0].length, null)
  )
  const shunned = matchesOf(said, SHUNS).flatMap((match) => {
    const at = match.index + match[0].length - match[1].length
    return topicFrom(spoken, match.index, at, null, match[1])
  })
  const undone = matchesOf(said, DONE).flatMap((match) =>
    topicFrom(spoken, match.index, match.index + match[0].length, stem(match[1]))
  )
  const barred = matchesOf(said, BARRED).flatMap((match) =>
    match[1] ||
    match[4] ||
    / (?:taboo|banned|forbidden|off limits|not allowed|ruled out)$/.test(match[0])
      ? [match[2], match[3]].flatMap((noun) =>
          noun ? topicFrom(spoken, match.index, match.index, null, noun) : []
        )
      : []
  )
  return [...hidden, ...shunned, ...undone, ...barred]
}

function topicFrom(
  spoken: Spoken,
  start: number,
  at: number,
  verb: string | null,
  told?: string
): Topic[] {
  const rest = told ?? spoken.said.slice(at, at + LONGEST)
  const from = told ? 0 : (LINK.exec(rest)?.[0].length ?? 0)
  const stop = told ? -1 : rest.slice(from).search(STOP)
  const said = stop < 0 ? rest.slice(from) : rest.slice(from, from + stop)
  const words = contentOf(said)
  const end = spoken.start + at + from + said.length
  if (LIMITED.test(spoken.said.slice(at + from))) return []
  return words.size && words.size < 6
    ? [{ start: spoken.start + start, end, words, verb, spoken }]
    : []
}

function wishesOf(spoken: Spoken, pattern: RegExp): Wish[] {
  const { said, start } = spoken
  const label = LABEL.exec(said)
  const labelled: Wish[] = label
    ? [
        {
          start: start + label[0].length,
          end: start + said.trimEnd().length,
          words: contentOf(said.slice(label[0].length)),
          verb: '',
          spoken,
        },
      ]
    : []
  const asked = matchesOf(said, pattern)
    .slice(0, 6)
    .flatMap((match) => {
      const at = match.index + match[0].length - match[1].length
      if (DENIED.test(said.slice(Math.max(0, at - 30), at)) || EXCEPTED.test(said)) return []
      const rest = said.slice(at + match[1].length)
      const stop = rest.search(
        /[.;:(\n]| (?:no|zero|instead|rather|without|because|since|but|not|unless|so that) /
      )
      const told = rest.slice(0, Math.min(stop < 0 ? rest.length : stop, LONGEST))
      return [
        {
          start: start + at,
          end: start + at + match[1].length + told.trimEnd().length,
          words: contentOf(told),
          verb: stem(match[1]),
          spoken,
        },
      ]
    })
  return [...labelled, ...asked]
}

/** "Heading: title in capitals" asks for what it lists. */
const LABEL =
  /^(?:[a-z]+ )?(?:heading|headline|title|line(?: \d)?|first line|last line|subject|content|contents|structure|include|layout|format|form|caption|opening|closing|end|start|columns|fields|output|sentence|paragraph|part)(?: (?:in|of) each)?(?: \d)?: /

function contentOf(said: string): Set<string> {
  const words = said.match(/[a-zà-ÿ]{3,}/g) ?? []
  const stems = words.filter(isContentWord).map((word) => stem(word))
  return new Set(stems.filter((word) => !EMPTY.has(word)).map((word) => SAME.get(word) ?? word))
}

function conflictOf(topic: Topic, wish: Wish): Clash {
  const plain = ({ start, end }: Span) => ({ start, end })
  const [first, second] = topic.start <= wish.start ? [topic, wish] : [wish, topic]
  return { kind: 'content', first: plain(first), second: plain(second) }
}
