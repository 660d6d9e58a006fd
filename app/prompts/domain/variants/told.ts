import { speaks } from '#app/prompts/domain/reading/sentences'
import type { Job, Reading } from '#app/prompts/domain/reading/reading'
import { allKits } from '#app/prompts/domain/variants/all_kits'
import { ANSWER } from '#app/prompts/domain/variants/answer'
import type { Kit } from '#app/prompts/domain/variants/kit'

/** So many different words of matter tell of somebody's own case. */
const ENOUGH = 5

/** Whether the request tells of its own case, rather than only naming what is wanted. */
export function tellsItsCase(reading: Reading): boolean {
  const { sentences, tokens } = reading
  const words = new Set<string>()
  const verbs = new Set(
    sentences.map(({ verb, force }) => (verb !== null && force > 0.5 ? tokens[verb].word : ''))
  )
  for (const sentence of sentences.filter((one) => speaks(one) && !one.label && !one.section)) {
    for (const word of reading.contentOf(sentence)) if (!verbs.has(word)) words.add(word)
    if (words.size >= ENOUGH) return true
  }
  return false
}

/** What somebody who tells their own case has said in their own way, or does not want to be asked. */
const PERSONAL: readonly Job[] = ['role', 'audience', 'purpose', 'facts']
/** Where a choice that is made for the person helps, whatever else they told. */
const CHOSEN: readonly Reading['task'][] = ['code', 'image', 'ideate']

/** The jobs of which a variant that takes things for granted says nothing, because the request tells its case. */
export function leftToTheCase(reading: Reading, kit: Kit): Job[] {
  const { task } = reading
  const jobs = [...PERSONAL, ...(kit.untold ?? [])]
  if (!kit.assumed?.subject || !CHOSEN.includes(task)) jobs.push('subject')
  if (task === 'code' && SHEETS.test(reading.masked)) jobs.push('subject')
  if (task === 'image' && FRAMED.test(reading.masked)) jobs.push('form')
  if (!kit.limit && kit.counts !== 'items' && task !== 'analyse') jobs.push('length')
  if (isBrief(reading)) jobs.push('coverage', 'edge', 'check')
  if (kit.items === 'questions') jobs.push('length')
  if (kit.check === ANSWER.check) jobs.push('check')
  if (kit.edge === ANSWER.edge) jobs.push('edge')
  return jobs
}

/** Names the program. */
const SHEETS = /\b(?:excel|google sheets?|libreoffice|numbers)\b/i
/** Says how the picture is framed. */
const FRAMED = /\b(?:portrait|landscape|a[345]|square|ratio|close-?up|\d+ ?[x×:] ?\d+)\b/i

/** Material that is read in half a minute. */
const LITTLE = 500

/** Whether material is given, and little of it. */
export function givesLittle({ data, opaque }: Reading): boolean {
  const given = [...(data ? [data] : []), ...opaque.filter(({ kind }) => kind === 'quote')]
  return given.length > 0 && given.every(({ start, end }) => end - start <= LITTLE)
}

/** Whether little is given, and no more than its wording is to be changed. */
export const isBrief = (reading: Reading): boolean =>
  reading.task === 'rewrite' && givesLittle(reading)

/** "Explain it to my brother", "… for new staff" */
const READERS =
  /^(?:(?:please|pls|ok|okay|hi|so) )*(?:can you |could you )?(?:help me )?(?:explain|describe|teach|tell)\b[^.!?\n]*\b(?:(?:to|for) (?:an? |my |our |the |some |new )?\p{L}|like (?:i|i'm|im)\b)|^(?:please )?summari[sz]e\b[^.!?\n]*\bfor (?:an? |my |our |the |some |new )?\p{L}/iu

/** Whether the request says for whom something is explained. */
export const namesReaders = ({ goal, sentences, masked }: Reading): boolean =>
  goal !== null && READERS.test(masked.slice(sentences[goal].start, sentences[goal].end))

/** "A thank you note to my neighbour" */
const RECIPIENT = /\bto (?:my|our|his|her) \p{L}|\bto \p{Lu}\p{Ll}/u

/** Whether what is written names who gets it. */
export const namesRecipient = ({ goal, sentences, masked, deliverable }: Reading): boolean =>
  goal !== null &&
  /^(?:email|letter|message|reply)$/.test(deliverable ?? '') &&
  RECIPIENT.test(masked.slice(sentences[goal].start, sentences[goal].end))

const SHORT =
  /\b(?:short(?! (?:story|stories|film|films|list|staffed|notice|term|run|time|version of))|brief|briefly|quick|quickly|concise|concisely|in a nutshell|no waffle)\b/i

/** Whether the person wants little to read. */
export const wantsLittle = ({ sentences, masked }: Reading): boolean =>
  sentences.some(
    (sentence) => speaks(sentence) && SHORT.test(masked.slice(sentence.start, sentence.end))
  )

/** What kits say, sentence by sentence; worked out when it is first needed. */
let saidByKits: ReadonlySet<string> | undefined

const sentencesOf = ({ coverage, insights = '', rule, check }: Kit) =>
  [coverage, insights, rule, check].flatMap((text) => text.split(/(?<=[.!?]) /)).filter(Boolean)

/** Whether the text holds a sentence of a kit, because it was improved before. */
export function isGuided({ text, sentences }: Reading): boolean {
  saidByKits ??= new Set(allKits().flatMap(([, kit]) => sentencesOf(kit)))
  return sentences.some(({ start, end }) => saidByKits!.has(text.slice(start, end)))
}
