import { opensWithOrder } from '#app/prompts/domain/clauses/orders'
import { voiceAt } from '#app/prompts/domain/clauses/voice'
import { isFormer } from '#app/prompts/domain/materials/forms'
import type { Reference } from '#app/prompts/domain/materials/phrases'
import { isReported } from '#app/prompts/domain/materials/presence'
import type { Use } from '#app/prompts/domain/materials/use'
import {
  DATA,
  DRAWN_AS,
  OF_RESULT,
  PARTS,
  PERSONAL,
  VISUAL,
  WORKS_ON,
} from '#app/prompts/domain/materials/words'
import type { Reading, Sentence } from '#app/prompts/domain/reading/reading'
import type { Span } from '#app/prompts/domain/types'

/** Whether a phrase really says that its thing is at hand. */
export function claims(
  reading: Reading,
  one: Reference,
  sentence: Sentence,
  use: Use,
  span: Span
): boolean {
  const { claim, noun, from, to } = one
  const before = reading.masked.slice(sentence.start, span.start)
  if (claim === 'talked' && /\b(?:when|if|whenever)\b/i.test(before)) return false
  if (claim === 'sent' || claim === 'below' || claim === 'talked')
    return !isReported(reading, sentence, span)
  if (claim === 'above') return true
  const voice =
    sentence.mood === 'question' ? 'orders' : voiceAt(reading, sentence, from, to, false)
  if (claim === 'here') {
    if (ITSELF.has(noun) && use !== 'works') return false
    if (PERSONAL.has(noun) && !/^(?:this|these)$/.test(reading.tokens[from].word)) return false
    if (OF_RESULT.has(noun) && voice === 'tells') return false
    return (
      use === 'works' ||
      use === 'draws' ||
      !/^(?:answer|reply|response|message|page|list|plan)$/.test(noun)
    )
  }
  const seen = isSeen(reading, one)
  if (voice === 'tells' && !(seen && looksIn(reading, span)) && !opensOrdering(reading, sentence))
    return false
  if (claim === 'known' && /\b(?:is|are) (?:the|an?) \S+ (?:in|of) $/i.test(before)) return false
  if (comesLater(reading, one)) return false
  if (seen) return ofPicture(reading, one, use, span)
  return claim === 'owned'
    ? ofOwner(reading, one, use, voice)
    : ofArticle(reading, one, sentence, use, span)
}

/** "My notes", "our price list": used for the work, not what the work is about. */
function ofOwner(reading: Reading, one: Reference, use: Use, voice: string): boolean {
  if (PERSONAL.has(one.noun))
    return (
      (use === 'works' ||
        /^(?:add|include|incorporate)$/.test(reading.tokens[one.from - 1]?.word ?? '')) &&
      !OWN_WORK.test(reading.tokens[one.from].word)
    )
  if (use === 'other')
    return (
      isFormer(reading, one) &&
      voice !== 'tells' &&
      !/^(?:about|to|for)$/.test(reading.tokens[one.from - 1]?.word ?? '')
    )
  return (
    use !== 'makes' ||
    (isFormer(reading, one) && /^(?:my|our)$/.test(reading.tokens[one.from].word))
  )
}

/** "No names beyond those in this brief": the prompt speaks of itself. */
const ITSELF = new Set('brief message request page task'.split(' '))
const OWN_WORK = /^(?:his|her|their)$/

/** "The minutes", "section 4 of the contract": known to the writer alone. */
function ofArticle(
  reading: Reading,
  one: Reference,
  sentence: Sentence,
  use: Use,
  span: Span
): boolean {
  const { noun, from, to } = one
  const code = reading.task === 'code'
  if (code && use !== 'works') return false
  if (
    /^ (?:of|by) \p{Lu}/u.test(reading.text.slice(span.end, span.end + 10)) ||
    /^ ["“]/.test(reading.text.slice(span.end, span.end + 2))
  )
    return false
  const chosen =
    use === 'part' &&
    /\b(?:each|all|every|which|any) of $/i.test(
      reading.text.slice(Math.max(0, span.start - 10), span.start)
    )
  const first =
    sentence === reading.sentences[0] ||
    (reading.goal !== null && sentence === reading.sentences[reading.goal])
  const qualified =
    to - from > 2 ||
    /^ (?:from|on) (?:the|our|my)\b/.test(reading.text.slice(span.end, span.end + 12))
  if (PERSONAL.has(noun)) return false
  if (OF_RESULT.has(noun) && !qualified)
    return (
      ((use === 'works' || chosen) && first) ||
      (use === 'draws' && isSource(reading, one, sentence))
    )
  if (use === 'works' || use === 'part') return !code || first
  return use === 'draws' && (!DATA.has(noun) || qualified)
}

const CONTAINERS = new Set(
  'file sheet folder spreadsheet document pdf table appendix link attachment email inbox'.split(' ')
)

/** "From the slides", "it is in the file". */
function isSource({ tokens }: Reading, { noun, from }: Reference, sentence: Sentence): boolean {
  const [before, earlier] = [tokens[from - 1]?.word ?? '', tokens[from - 2]?.word ?? '']
  if (before === 'from') return from - 1 > sentence.from && (noun === 'slide' || !PARTS.has(noun))
  return before === 'in' && /^(?:is|are)$/.test(earlier) && CONTAINERS.has(noun)
}

/** Pictures and recordings, and plans that are drawn. */
const isSeen = ({ tokens }: Reading, { noun, from, to }: Reference) =>
  VISUAL.has(noun) ||
  (noun === 'plan' && tokens.slice(from, to).some(({ word }) => DRAWN_AS.has(word)))

function ofPicture(reading: Reading, { claim, noun }: Reference, use: Use, span: Span): boolean {
  if (noun === 'logo' && claim === 'owned') return use !== 'makes'
  if (claim !== 'owned' && isDrawn(reading)) return false
  if (use === 'works' || use === 'draws' || use === 'part' || looksIn(reading, span)) return true
  return /\b(?:alt texts?|captions?|titles?|descriptions?) (?:for|to|of) $/i.test(
    reading.text.slice(Math.max(0, span.start - 24), span.start)
  )
}

const looksIn = ({ masked }: Reading, { start }: Span) =>
  /\b(?:in|on|from|at|see) $/i.test(masked.slice(Math.max(0, start - 5), start))

const MEDIUM =
  /\b(?:watercolou?r|oil|linocut|photo|painting|portrait|poster|illustration|icon|logo|comic|cartoon|drawing|engraving|collage|mural|cover|picture|image|sketch|artwork|stamp|mosaic|render|woodcut|gouache|acrylic|mock-?up|banner)\b/i

/** A picture is to be made, so that "the picture" is that one. */
function isDrawn({ masked, goal, sentences, task, tokens }: Reading): boolean {
  if (goal !== null && sentences[goal].mood === 'question') return false
  if (goal !== null && WORKS_ON.has(tokens[sentences[goal].verb ?? sentences[goal].from].word))
    return false
  const opening = masked.slice(0, 60)
  const first = MEDIUM.exec(opening)
  if (
    first &&
    !/\b(?:the|this|my|our|these|attached|your)\s+(?:\S+\s+)?$/i.test(opening.slice(0, first.index))
  )
    return true
  return task === 'image' && !/\b(?:which|describe|compare|explain)\b/i.test(opening)
}

const opensOrdering = ({ tokens }: Reading, { from, to }: Sentence) =>
  opensWithOrder(tokens.slice(from, Math.min(to, from + 6)).map(({ word }) => word))

const LATER =
  /\b(?:i(?:'ll| will| am going to)|users?(?: will)?|customers? will|callers? will|they will|a script|the system) (?:then |now |also )?(?:sends?|pastes?|types?|uploads?|shows?|gives?|shares?|provides?|enters?|feeds?)\b|\bone (?:at a time|by one)\b|\bi (?:send|paste|show|give|upload|share) (?:you )?(?:one|a|an|each|my|the)\b|\b(?:my|the) next (?:message|turn)\b|\bper (?:message|turn|reply)\b|\blet's (?:practi[sc]e|rehearse|play)\b|\byou (?:ask|play|are) [^.]{0,80}\bi (?:answer|play|am|speak)\b|\bi(?:'m| am) (?:a|an|the) [^.]{0,40}\byou (?:are|play)\b|\b(?:comes?|arrives?|follows?|reach(?:es)?|is (?:given|sent|provided)) (?:with|in|at) (?:each|every|the next)\b/
const LOOKED_AT = 8000
const ROLE =
  /^\s*(?:#[^\n]*\n\s*)?(?:<\w+>\s*)?(?:you(?: are|'re|’re| answer| label| sort| screen| help| reply| play| support| write| act)|act as|play|system prompt)\b/i
const VISITOR =
  /^(?:customer|user|caller|guest|visitor|client|reader|applicant|patient|tenant|student|member|person|sender|shopper|passenger|pupil)'?s?'?$/

const known = new WeakMap<Reading, boolean>()

/** The thing will be given with each turn, by design. */
function comesLater(reading: Reading, { from, to }: Reference): boolean {
  const { masked, tokens } = reading
  const later = known.get(reading) ?? LATER.test(masked.slice(0, LOOKED_AT).toLowerCase())
  known.set(reading, later)
  return (
    later ||
    (ROLE.test(masked.slice(0, 200)) &&
      tokens.slice(from, to).some(({ word }) => VISITOR.test(word)))
  )
}
