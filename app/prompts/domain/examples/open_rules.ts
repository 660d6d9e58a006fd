import { stem } from '#app/prompts/domain/demands/words'
import type { FormRule } from '#app/prompts/domain/examples/form_rule'
import { matchesOf } from '#app/prompts/domain/matches'
import type { Stated } from '#app/prompts/domain/examples/stated'

const OPENS =
  /\b(never |not |don't |no \w+ )?(?:starts?|begins?|opens?|starting|beginning|opening)\s(?:each |every |with it |it )?with ([^.\n]{1,80})/gi
const ENDS =
  /\b(never |not |don't |no \w+ )?(?:ends?|closes?|finish(?:es)?|ending|closing)\s(?:each |every )?(?:with|in|on) ([^.\n]{1,60})/gi
const QUOTES = /["“'«]([^"”'»\n]{1,40})["”'»]/g
const NO_VERB =
  /^["“*]?(?:the|an?|our|your|my|we|i|you|it|he|she|they|this|that|these|those|there|here|his|her|their|its|no|some|all|every|each|if|when|as|in|on|at|for|with|to|and|but|or|of|one|two|three|please)\b|^["“]?\p{L}+(?: \p{L}+)? (?:is|are|was|were|has|have|had|needs?|must|should|can|will|may|wants?)\b/iu
/** Words with which no order begins. */
const DESCRIBES =
  /^["“*]?(?:new|fresh|big|great|good|best|better|free|more|less|warm|cold|hot|soft|quiet|old|young|real|true|only|just|now|always|never|why|what|how|who|where|last|next|first|early|late|long|high|low|big|small|nice|simple|perfect|\p{L}{4,}(?:est|ful|ous|tion|ness|able|ible))\b/iu
/** "Added" tells what was done; an imperative would be "Add". */
const WAS_DONE = /^(?!need|feed|embed|speed|proceed|exceed|seed|weed|heed|shed)\p{L}{3,}ed\b/iu
const PAST =
  /^["“]?(?:\p{L}+ed|built|made|wrote|led|ran|took|gave|found|held|kept|sold|set|cut|put|brought|bought|taught|won|grew|began|drew|drove|sent|spent|met|left|lost|paid|read|said|saw|shut|spoke|swept|wore)\b/iu

/** Rules on how a line begins and ends. */
export function openRules(stated: Stated): FormRule[] {
  const { text } = stated
  return [
    ...openings(text).flatMap((opening) => openRule(stated, opening)),
    ...matchesOf(text, ENDS).flatMap(endRule),
    ...(/\bverb first\b|(?<!\b(?:no|not|never|avoid)\b[^.\n]{0,12})\bimperatives?\b/.test(
      stated.said
    )
      ? [verbFirst]
      : []),
  ]
}

const verbFirst: FormRule = {
  why: 'The example does not begin with a verb, which the prompt asks for.',
  breaks: (shown) => [NO_VERB, DESCRIBES, WAS_DONE].some((sign) => sign.test(lead(shown))),
}

/** Behind a prefix ("docs: explain …") or a number. */
const lead = (shown: string) =>
  shown
    .replace(/^\W*\d+[.)]\s*/, '')
    .replace(/^\p{Ll}+: /u, '')
    .trim()

interface Opening {
  /** The line up to where it ends. */
  told: string
  denied: boolean
  object: string
}

function openings(text: string): Opening[] {
  let last = 0
  return matchesOf(text, OPENS).map(({ 0: found, 1: denied, 2: object, index }) => {
    const from = Math.max(last, text.lastIndexOf('\n', index) + 1)
    last = index + found.length
    return { told: text.slice(from, last), denied: denied !== undefined, object }
  })
}

function openRule(stated: Stated, { told, denied, object }: Opening): FormRule[] {
  const subject = /\bthe ([a-z]+)(?: [a-z]+)? (?:starts?|begins?|opens?)\b/i.exec(told)?.[1]
  if (
    subject &&
    !stated.asked.has(stem(subject.toLowerCase())) &&
    !/^(?:line|text|entry|item|whole)$/.test(subject)
  )
    return []
  const why = (what: string) => `The example does not begin ${what}, which the prompt asks for.`
  const must = (what: string, sign: RegExp): FormRule[] => [
    { why: why(what), breaks: (shown) => !sign.test(shown.replace(/^["“*\s]+/, '')) },
  ]
  const words = [...object.matchAll(QUOTES)].map(([, word]) => word.toLowerCase())
  if (denied) {
    return words.length
      ? [
          {
            why: 'The example begins in a way that the prompt rules out.',
            breaks: (shown) => words.some((word) => shown.toLowerCase().startsWith(word)),
          },
        ]
      : []
  }
  if (/^(?:the words? |the prefix |either )?["“'«]/i.test(object))
    return [
      {
        why: why('as it should'),
        breaks: (shown) =>
          !words.some((word) =>
            shown
              .toLowerCase()
              .replace(/^["“*\s]+/, '')
              .startsWith(word)
          ),
      },
    ]
  if (/\bverb\b|\bimperative\b/i.test(object))
    return /\bpast\b/i.test(object) ? must('with a verb in the past tense', PAST) : [verbFirst]
  if (/^an? (?:capital|upper)/i.test(object)) return must('with a capital', /^\p{Lu}/u)
  if (/^an? (?:small|lower)/i.test(object)) return must('with a small letter', /^\p{Ll}/u)
  if (/^(?:an? |the )?(?:number|digit|figure|year|date|time)\b/i.test(object))
    return must('with a number', /^[#(]?\d/)
  if (/^(?:an? )?emoji/i.test(object)) return must('with an emoji', /^\p{Extended_Pictographic}/u)
  const gap = /^[[{<][^\]}>]{1,30}[\]}>]+/.exec(object)
  return gap ? [{ why: why('as it should'), breaks: (shown) => !shown.startsWith(gap[0]) }] : []
}

function endRule([, denied, object]: RegExpMatchArray): FormRule[] {
  const must = (what: string, sign: RegExp): FormRule[] => [
    {
      why: `The example does not end with ${what}, which the prompt asks for.`,
      full: true,
      breaks: (shown) => !sign.test(shown.trimEnd().replace(/["”]$/, '')),
    },
  ]
  if (denied) return []
  if (/^(?:an? )?(?:[a-z]+ )?question\b/i.test(object))
    return must('a question', /\?\s*(?:\([^)]*\)|\[[^\]]*\])?$/)
  if (/^an? (?:full stop|period)/i.test(object)) return must('a full stop', /\.$/)
  if (/\bin (?:round |square )?brackets\b/i.test(object)) return must('brackets', /[)\]]$/)
  if (/^(?:an? )?emoji/i.test(object)) return must('an emoji', /\p{Extended_Pictographic}\uFE0F?$/u)
  const word = /^["“]([^"”\n]{1,40})["”](?! or\b|,? ["“])/.exec(object)?.[1]
  return word
    ? [{ why: `The prompt asks for another end.`, breaks: (shown) => !shown.includes(word) }]
    : []
}
