import { inOrder } from '#app/prompts/domain/reading/in_order'
import type { Reading } from '#app/prompts/domain/reading/reading'
import { goalSpan, spokenWords, type Place, type Rule } from '#app/prompts/domain/findings/rule'

const CODE_LANGUAGE =
  /\b(?:python|javascript|typescript|java|kotlin|swift|rust|go|golang|ruby|php|perl|bash|shell|powershell|sql|bigquery|postgres\w*|html|css|react|vue|vba|excel|sheets?|apps script|r|c|dart|scala|matlab|latex|regex|regular expression|mermaid|node(?:\.js)?|cron|yaml|json)\b|c\+\+|c#/i
const FAILURES =
  /\b(?:errors?|exceptions?|invalid|empty|missing|fails?|failure|unreadable|edge cases?|null|none|otherwise|throws?|raises?)\b/i
const PICTURE_STYLE =
  /\b(?:style|photo\w*|realistic|illustration|illustrated|vector|flat|watercolou?r|oil|pencil|sketch|line|cartoon|comic|anime|3d|render\w*|pixel|minimalist|vintage|painting|drawn|drawing|engraving|collage|cinematic|isometric|like an?)\b/i
const PICTURE_FORMAT =
  /\b(?:square|portrait|landscape|wide|banner|poster|cover|icon|thumbnail|pixels?|px|aspect ratio|format|\d+\s?[:x×]\s?\d+)\b/i
const TWO_FIT =
  /\b(?:both|two|more than one|several|exactly one|only one|first|if (?:none|no|more|it|a|an|the|one)|otherwise|other|none|when in doubt|unclear)\b/i
const DIRECTION =
  /\b(?:shorter|longer|simpler|clearer|formal|casual|friendly|warm\w*|polite|professional|persuasive|plain|active|concise|grammar|spelling|punctuation|tone|style|words|for|so that|as an?|into|without|from|keep|explain|assert\w*|positive|negative|past|present|future|question|passive)\b/i
const VAGUE_DIRECTION = /\b(?:better|improve|polish|nicer|fix|enhance|perfect|good|great)\b/i
const TIME =
  /\d|\b(?:day|days|week|weeks|weekend|month|months|year|quarter|hour|hours|minute|morning|afternoon|evening|tomorrow|today|deadline|until|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|daily|weekly)\b/i
const COMPARES = /\b(?:compare|comparison|evaluate|assess|rate|rank|best|better|which)\b/i
const MEASURES =
  /\b(?:criteria|criterion|by|based on|in terms of|according to|with regard to|on (?:price|cost|quality)|price|cost|speed|quality|risk|effort|measured?|similarities|differences|pros|cons|advantages|disadvantages)\b/i
const LIMITS =
  /\d|\b(?:budget|without|no|not|only|must|avoid|under|within|limit\w*|cheap|free|at home|indoors|outdoors|for (?:a|an|the|my|our|people|children|kids))\b/i

const NAMES_LABELS = inOrder(
  /[.\n]/,
  /\b(?:as|into|either|with|labels?|categories|classes)\b/i,
  /\bor\b|\band\b|\bvs\b|,|\/|:/i
)
const CLASSIFIES = /\b(?:classif\w+|categori[sz]\w+|triage|label|tag|sort [^.\n]{1,60} into)\b/i

const maskedText = ({ masked }: Reading) => masked

/** At the main request, where nothing in the text says it. */
const unlessMatched = (reading: Reading, pattern: Pick<RegExp, 'test'>): Place[] =>
  reading.goal === null || pattern.test(maskedText(reading)) ? [] : [goalSpan(reading)]

const hasMaterial = ({ opaque, data }: Reading) =>
  data !== null || opaque.some(({ kind }) => kind === 'fence' || kind === 'code')

/** Choices that every task of a kind leaves open until somebody makes them. */
export const OPEN_CHOICE_RULES: Rule[] = [
  {
    id: 'code.language_missing',
    why: 'Without a programming language you get code in whichever one is most common.',
    families: ['code'],
    find: (reading) => (hasMaterial(reading) ? [] : unlessMatched(reading, CODE_LANGUAGE)),
  },
  {
    id: 'code.failures_missing',
    why: 'Code without instructions for empty or wrong input fails at the first such case.',
    families: ['code'],
    find: (reading) => (spokenWords(reading) > 12 ? unlessMatched(reading, FAILURES) : []),
  },
  {
    id: 'image.style_missing',
    why: 'Photograph, drawing or flat shapes: without a style, each picture looks different.',
    families: ['image'],
    find: (reading) => unlessMatched(reading, PICTURE_STYLE),
  },
  {
    id: 'image.format_missing',
    why: 'A picture that is cropped later loses its composition; name the format it is for.',
    families: ['image'],
    find: (reading) => unlessMatched(reading, PICTURE_FORMAT),
  },
  {
    id: 'classify.labels_missing',
    why: 'Without a closed list of labels, every run invents its own.',
    families: ['analyze'],
    find: (reading) => {
      const listed = reading.sentences.some((sentence) => sentence.listed)
      return listed || hasMaterial(reading) || !CLASSIFIES.test(maskedText(reading))
        ? []
        : unlessMatched(reading, NAMES_LABELS)
    },
  },
  {
    id: 'classify.tie_missing',
    why: 'Some items fit two labels or none; a rule for them keeps the result the same each time.',
    families: ['analyze'],
    find: (reading) =>
      spokenWords(reading) > 12 && CLASSIFIES.test(maskedText(reading))
        ? unlessMatched(reading, TWO_FIT)
        : [],
  },
  {
    id: 'rewrite.direction_missing',
    why: '"Better" can mean shorter, warmer or more exact; say in which direction to change the text.',
    families: ['rewrite'],
    find: (reading) => {
      const vague = VAGUE_DIRECTION.exec(maskedText(reading))
      if (!vague || spokenWords(reading) > 14 || DIRECTION.test(maskedText(reading))) return []
      return [{ start: vague.index, end: vague.index + vague[0].length }]
    },
  },
  {
    id: 'plan.time_missing',
    why: 'A plan needs a time frame. Without one, its steps have no dates or durations.',
    families: ['plan'],
    find: (reading) => unlessMatched(reading, TIME),
  },
  {
    id: 'analyse.measure_missing',
    why: 'A comparison without criteria shows what is easy to say, not what matters to you.',
    families: ['explain', 'decide', 'debug'],
    find: (reading) => (COMPARES.test(maskedText(reading)) ? unlessMatched(reading, MEASURES) : []),
  },
  {
    id: 'ideate.limits_missing',
    why: 'Ideas without limits are hard to use; name a budget, a place or what to leave out.',
    families: ['ideas'],
    find: (reading) => unlessMatched(reading, LIMITS),
  },
]
