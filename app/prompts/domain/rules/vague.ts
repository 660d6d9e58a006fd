import type { Spoken } from '#app/prompts/domain/demands/spoken'
import { matchesOf } from '#app/prompts/domain/matches'
import type { Reading, Section } from '#app/prompts/domain/reading/reading'
import type { Span } from '#app/prompts/domain/types'

const QUANTITY =
  'some(?! of (?:them|these|those|it)\\b| \\p{L}+ (?:thing|one|body)\\b)|several|a few|a handful(?: of)?|a couple of|a number of|many|plenty of|a lot(?: of)?|lots of|loads of|tons of|various|numerous|a bit(?: of)?|a little|enough|sufficient|a variety of|a range of'
const QUALITY =
  'good|nice|nicer|great|interesting|engaging|catchy|catchier|compelling|high-quality|quality|appealing|attractive|eye-catching|fun|cool|snappy|punchy|memorable|beautiful|lovely|amazing|awesome|perfect|impressive|impactful|effective|properly|suitable|suitably|appropriate|appropriately|relevant|reasonable|reasonably|sensible|sensibly|adequate|adequately|decent|better|stylish|user-friendly|well-written|well written|meaningful|solid|optimal|smart|regular|regularly|quick'
const DEGREE =
  '(?:too|fairly|quite|rather|pretty|reasonably|relatively|somewhat|sufficiently|suitably|overly|moderately) (?!much like|than\\b|late to\\b)\\p{L}+(?: ago)?'
const WHEN =
  'soon|asap|as soon as possible|in a timely manner|after a while|for a while|from time to time|now and then|at some point|occasionally|recently|as needed|as necessary|where necessary|when necessary|if necessary|if needed|where needed|when needed|as required|where appropriate|when appropriate|as appropriate|if appropriate|where it makes sense|where possible|when possible|where useful|where relevant|if relevant'
const OPEN =
  'things?(?! (?:that|which))|something(?= (?:about|for|on|like|with|nice|cool|good|to)\\b)|etc|and so on|and so forth|and the like|or similar|and similar|stuff|whatever|some kind of|some sort of|kind of thing|or something'
const FILTER =
  '(?:recent|large|big|small|huge|serious|significant|major|minor|old|high|low|expensive|cheap|notable|suspicious|unusual|important)(?= (?:ones?|orders?|cases?|items?|customers?|clients?|values?|amounts?|changes?|issues?|problems?|errors?|invoices?|transactions?|sums?|differences?|deviations?|risks?|points?|ideas?|numbers?)\\b)|(?<=\\b(?:is|are|was|were) )(?:large|big|small|high|low|recent|old|serious|significant|unusual|suspicious)(?=[.,;]|$| and\\b| or\\b)'

const expression = (...sources: string[]) =>
  new RegExp(`(?<![\\p{L}\\p{N}'’-])(?:${sources.join('|')})(?![\\p{L}\\p{N}’-])`, 'gu')
const VAGUE = expression(QUANTITY, DEGREE, WHEN, OPEN, FILTER, QUALITY)

const INSTRUCTS: readonly (Section | null)[] = [
  'goal',
  'format',
  'length',
  'tone',
  'rule',
  'steps',
  'check',
  'edge',
]
const MODAL =
  /\b(?:should|must|mustn't|have to|has to|needs? to|ought to|needs?|want|wants|like|please|make it|keep|be)\b/
const ORDER =
  /(?:^|[,;] |\band )(?:\p{L}+ly )?(?:add|give|suggest|throw|put|leave|make|push|tell|keep|use|write|include|list|show|offer|mark|close|finish|end|start|explain|describe|mention|provide|let|step|stay|a|some)\b|\beach\b|, please\b/u
const OPEN_END = /\b(?:etc|and so on|and so forth|and the like|or similar)\b/
/** What makes a loose word exact right behind it. */
const MADE_EXACT =
  /^[^.;\n]{0,25}(?:\b(?:meaning|that is|i\.e|namely|by (?:that|which) i mean|in other words)\b|[:(=–-])[^.;\n]{0,40}(?:\d|\b(?:exactly|at most|one|two|three|four|five|six)\b)/
const NOT_LOOSE =
  /^(?:enough (?:to|for)\b|quick(?:-| )?(?:reference|start|guide)|better than|good morning|good afternoon|quality (?:control|check|assurance|manager|team)|regular (?:expression|customer|price|hours)|many thanks|rather than|a little bit more|some(?:one|thing|where|how))/
const LABEL = /^\p{Lu}{2,}$/u
const HOW_MANY = /\b(?:how|as|so|too) $/

/** Words in the instructions that leave their measure to chance, in order. */
export function vagueIn(reading: Reading): Span[] {
  return reading.spoken
    .filter((spoken) => instructs(reading, spoken))
    .flatMap(({ start, wording: { said } }) =>
      matchesOf(said, VAGUE)
        .filter(({ 0: words, index }) => {
          if (LABEL.test(reading.text.slice(start + index, start + index + words.length)))
            return false
          const behind = said.slice(index + words.length)
          return (
            !MADE_EXACT.test(behind) &&
            !NOT_LOOSE.test(said.slice(index)) &&
            !(words === 'many' && HOW_MANY.test(said.slice(0, index)))
          )
        })
        .map(({ 0: words, index }) => ({ start: start + index, end: start + index + words.length }))
    )
}

/** Facts may be loose; what is asked of the result may not. */
function instructs({ sentences, goal }: Reading, { sentence, wording: { said } }: Spoken): boolean {
  const { mood, section, listed } = sentences[sentence]
  if (mood === 'ask' || mood === 'question' || sentence === goal) return true
  if (section === 'context' || section === 'example') return false
  return (
    INSTRUCTS.includes(section) ||
    ORDER.test(said) ||
    OPEN_END.test(said) ||
    (!listed && MODAL.test(said))
  )
}
