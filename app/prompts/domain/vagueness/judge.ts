import {
  judgeEnough,
  judgeGauge,
  judgeMany,
  judgeUsual,
} from '#app/prompts/domain/vagueness/judge_amounts'
import { judgeDegree, judgeManner } from '#app/prompts/domain/vagueness/judge_degrees'
import { judgeFilter } from '#app/prompts/domain/vagueness/judge_filters'
import { judgeMore } from '#app/prompts/domain/vagueness/judge_more'
import {
  judgeFine,
  judgeImpression,
  judgePlain,
  judgeSize,
} from '#app/prompts/domain/vagueness/judge_qualities'
import {
  before,
  behind,
  joined,
  phraseOf,
  type Judge,
  type Reach,
  type Spot,
} from '#app/prompts/domain/vagueness/spot'

/** Pairs in which the first word does not mean what it says. */
const FIXED =
  /^(?:quality (?:control|check|assurance|manager|management|team|standards?)|good (?:morning|afternoon|evening|practice|friday|mood|faith|deal|news|luck|night|on|with|at|for)|better than|great (?:britain|aunt|uncle|grandmother|grandfather|war)|many thanks|multiple choice|right (?:answer|column|side|hand|wing|angle|after|before|now|away)|some (?:one|thing|where|how)|natural (?:language|gas|history|person)|proper (?:noun|name)|fresh water|smart (?:phone|tv|watch|home)|cool (?:bag|box|down)|plenty more|fun (?:run|fair)|certain that|strong (?:wind|verbs?)|premium (?:plan|tier|account|rate)|ideal gas|perfect (?:tense|participle)|long (?:division|jump|vowels?)|critical (?:errors?|path|faults?|thinking))\b/

const JUDGES: Record<string, Judge> = {
  open: judgeOpen,
  pattern: () => true,
  many: (spot) =>
    /^(?:enough|sufficient)$/.test(phraseOf(spot)) ? judgeEnough(spot) : judgeMany(spot),
  fine: judgeFine,
  plain: judgePlain,
  gauge: judgeGauge,
  usual: judgeUsual,
  filter: judgeFilter,
  degree: judgeDegree,
  manner: judgeManner,
  more: judgeMore,
  impression: judgeImpression,
  size: judgeSize,
}

/** The stretch that is vague, or null where the phrase is exact, fixed or about something else. */
export function isVague(tag: string, spot: Spot, picks: boolean): Reach | null {
  const { from, to } = spot
  if (isLabel(spot) || FIXED.test(joined(spot, from, to + 1))) return null
  const verdict = JUDGES[tag](spot, picks)
  return verdict === true ? { from, to } : verdict || null
}

/** A name or label in capitals ("GOOD", "Cool"). */
function isLabel({ reading: { text, tokens }, sentence, from, to }: Spot): boolean {
  const { start } = tokens[from]
  const said = text.slice(start, tokens[to - 1].end)
  if (/^\p{Lu}{3,}$/u.test(said)) return text !== text.toUpperCase()
  return (
    from > sentence.from &&
    /^\p{Lu}\p{Ll}/u.test(said) &&
    !/[.:!?\n"]\s*$/.test(text.slice(start - 3, start))
  )
}

function judgeOpen(spot: Spot): boolean {
  if (behind(spot) === 'than' || behind(spot, 2) === 'than') return false
  const said = phraseOf(spot)
  // A row such as "3.1a, 3.1b and so on" can be carried on by anybody.
  if (said.startsWith('and so') && /\d\p{L}|\p{L}\d/u.test(`${before(spot)} ${before(spot, 2)}`))
    return false
  if (said === 'ages' && /^\d/.test(behind(spot))) return false
  if (said === 'soon' && behind(spot) === 'after') return false
  return said.includes(' ') || !/^(?:how|too|no|not|as|however)$/.test(before(spot))
}
