import { isPast } from '#app/prompts/domain/clauses/verbs'
import { wordAt, type Claim } from '#app/prompts/domain/materials/phrases'
import { ATTACHES, GIVES } from '#app/prompts/domain/materials/words'
import type { Reading, Sentence } from '#app/prompts/domain/reading/reading'

const set = (text: string) => new Set(text.trim().split(/\s+/))
const HANDED = set(
  `sent shared gave uploaded attached forwarded mailed emailed pasted provided showed linked posted copied mentioned discussed agreed told typed entered described supplied enclosed dropped submitted settled decided talked
  spoke listed suggested proposed drafted approved collected`
)
/** Only of a thing that was made in another place: "the sketch Lena made", "the post I wrote last week". */
const MADE = set(
  'wrote made drew took recorded filmed prepared photographed measured noted used came chose picked did had began started'
)
const BY_YOU = set(
  'wrote gave made suggested proposed drafted sent listed came produced created generated showed mentioned described did used asked told'
)
const AGREED = /^(?:discussed|agreed|talked|settled|decided|spoke)$/
const TAIL = /^(?:you|on|to|about|round|around|over|up|with|earlier|me|us)$/
const WHEN = /^(?:you|earlier|before|above|last|yesterday|this|today|together|for|on|up)$/

export interface After {
  claim: Claim
  to: number
}

/** What stands behind a noun: "below", "that follows", "I sent you", "from yesterday". */
export function claimAfter(reading: Reading, sentence: Sentence, at: number): After | null {
  const said = (offset: number) => wordAt(reading, at + offset, sentence)
  const [one, two, three] = [said(0), said(1), said(2)]
  if (/^(?:below|underneath|beneath)$/.test(one)) return { claim: 'below', to: at + 1 }
  if (one === 'above' && two !== 'the') return { claim: 'above', to: at + 1 }
  if (one === 'earlier') return { claim: 'above', to: at + 1 }
  if (one === 'from' && /^(?:above|earlier|before)$/.test(two))
    return { claim: 'above', to: at + 2 }
  if (ATTACHES.has(one)) return { claim: 'sent', to: at + 1 }
  if (GIVES.has(one) && !/^(?:by|as|that)$/.test(two)) return { claim: 'here', to: at + 1 }
  if ((one === 'that' || one === 'which') && /^follows?$/.test(two))
    return { claim: 'below', to: at + 2 }
  if (one === 'at' && two === 'the' && /^(?:end|bottom|top)$/.test(three))
    return ofThisText(reading, sentence, at + 3)
  if (
    one === 'in' &&
    /^(?:the|my|our)$/.test(two) &&
    /^(?:attachments?|thread|link|folder|appendix|annex|enclosure)$/.test(three)
  )
    return { claim: 'sent', to: at + 3 }
  if (
    (one === 'behind' || one === 'under') &&
    /^(?:this|the)$/.test(two) &&
    /^(?:link|url)$/.test(three)
  )
    return { claim: 'sent', to: at + 3 }
  return handedOver(reading, sentence, one === 'that' || one === 'which' ? at + 1 : at)
}

/** "At the end of this message": a place in this text, not in the result. */
function ofThisText(reading: Reading, sentence: Sentence, at: number): After | null {
  const said = (offset: number) => wordAt(reading, at + offset, sentence)
  const ends =
    said(0) === '' ||
    /[.,:]/.test(reading.masked.slice(reading.tokens[at - 1].end, reading.tokens[at - 1].end + 1))
  const here =
    said(0) === 'of' &&
    /^(?:this|the|my)$/.test(said(1)) &&
    /^(?:message|prompt|text|page|e-?mail|request)$/.test(said(2))
  return here || ends
    ? { claim: wordAt(reading, at - 1, sentence) === 'top' ? 'above' : 'below', to: at }
    : null
}

/** "I sent you", "we agreed on", "our DBA sent round", "Lena made": how the thing is said to have come here. */
export function handedOver(reading: Reading, sentence: Sentence, at: number): After | null {
  const who = wordAt(reading, at, sentence)
  const named = isName(reading, at)
  if (!named && !/^(?:i|we|i've|we've|i'd|you|you've|our|my|he|she|they)$/.test(who)) return null
  const mine = /^(?:i|we|you)/.test(who)
  for (let one = at + 1; one <= at + (mine ? 3 : 4); one++) {
    const word = wordAt(reading, one, sentence)
    const next = wordAt(reading, one + 1, sentence)
    if (word === '' || /^(?:the|a|an|to|not|never|is|are|was|were|will|and|or|of|in)$/.test(word))
      return null
    if (who.startsWith('you') ? !byYou(word, next) : !HANDED.has(word) && !MADE.has(word)) continue
    if (MADE.has(word) && !who.startsWith('you') && mine && !WHEN.test(next)) return null
    if (/^(?:he|she|they)$/.test(who) && !/^(?:sent|forwarded|mailed|emailed|gave)$/.test(word))
      return null
    const claim =
      word === 'pasted' ? 'here' : who.startsWith('you') || AGREED.test(word) ? 'talked' : 'sent'
    return { claim, to: Math.min(sentence.to, one + (TAIL.test(next) ? 2 : 1)) }
  }
  return null
}

/** What an assistant did before: "the villain you invented for me". */
const byYou = (word: string, next: string) =>
  BY_YOU.has(word) || (isPast(word) && /^(?:for|me|us|last|earlier|before|yesterday)$/.test(next))

/** A name of a person, capital in mid-sentence. */
function isName({ text, tokens }: Reading, at: number): boolean {
  const token = tokens[at]
  return (
    token !== undefined &&
    token.opaque === null &&
    /^\p{Lu}\p{Ll}+$/u.test(text.slice(token.start, token.end)) &&
    !/[.:!?\n]\s*$/.test(text.slice(token.start - 2, token.start))
  )
}
