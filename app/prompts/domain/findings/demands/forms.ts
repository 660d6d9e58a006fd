import type { Clause } from '#app/prompts/domain/findings/demands/clauses'
import {
  clashing,
  apart,
  type Clash,
  type Demand,
} from '#app/prompts/domain/findings/demands/demand'
import { FORMS, standsAlone, type Form } from '#app/prompts/domain/findings/demands/form_book'
import { ofWhole } from '#app/prompts/domain/findings/demands/whole'

interface FormDemand extends Demand {
  form: Form | null
  polarity: 'want' | 'only' | 'ban' | 'more'
  /** It speaks of the whole answer. */
  whole: boolean
}

const BANS = /\b(?:no|not|never|don't|without(?: any)?|avoid(?: any)?)(?: [a-z]+){0,3}? $/
const ONLY = /\b(?:nothing else|no other|no text|nothing (?:before|after|around))\b/
const ONLY_BEFORE =
  /\b(?:only|just|solely|exclusively|nothing but|nothing other than|single)(?: [a-z]+){0,3} $/
const ONLY_BEHIND = /^(?: [a-z]+){0,2} (?:only|alone|and nothing)\b/
const ALL =
  /\b(?:everything|entire|whole|throughout|single|unbroken|one (?:block|paragraph|piece))\b/
const ASKS =
  /\b(?:as|in|into|on|use|using|format|return|output|give|put|present|reply|respond|answer|write|produce|deliver|must be|should be|add|make)\b|^[^a-z]*(?:no|without|never|avoid|format:|output:|only|one)/
const CONVERTS =
  /\b(?:convert|transform|turn|parse|from|read|given|input|translate|attached|existing)\b/
const REPLIES =
  /^[^a-z]*(?:please )?(?:only )?(?:answer|reply|respond|return|output|your (?:answer|reply))\b/
/** Text around data that is to stand alone. */
const MORE =
  /\b(?:(?:add|include|give|write|append|provide)\b.{0,20}\b(?:explanations?|greeting|introduction|summary|comments?|remarks?|sentences?|paragraphs?|note|lines)|explain your|(?:begin|start|open|end|close|finish)(?: your [a-z]+| the [a-z]+)? with (?:an?|one|two) (?:[a-z]+ ){0,2}(?:greeting|introduction|summary|sentences?|remark|note|explanation|comment|question))\b/
const INSIDE =
  /\b(?:fields?|keys?|propert(?:y|ies)|columns?|values?|attribute|inside|within|has|array|for each|per [a-z]+ (?:as|in))\b/
const NEUTRAL =
  /\b(?:prose|flowing|markdown|html|valid|other|else|nothing|each|them|object|array|code|block|continuous|data|everything|unbroken|running)\b/g
const DENIES = /\b(?:no|not|never|without|don't)\b/

/** Forms of the whole answer that exclude each other, and text around data that must stand alone. */
export function formClashes(clauses: Clause[], main: ReadonlySet<string>): Clash[] {
  const demands = clauses.flatMap((clause) => [...formsIn(clause, main), ...moreIn(clause)])
  return clashing(
    kindOf,
    demands,
    (one, other) => apart(one, other) && (against(one, other) || against(other, one))
  )
}

const kindOf = (one: FormDemand, other: FormDemand) =>
  one.polarity === 'want' && other.polarity === 'want' ? 'formats' : 'form'

/** Whether what one demands of the whole rules out the other. */
function against(one: FormDemand, other: FormDemand): boolean {
  if (!one.form || !one.whole) return false
  if (other.polarity === 'more') return one.polarity === 'only' && standsAlone(one.form.id)
  if (other.polarity === 'ban' || !other.form) return false
  // What is ruled out everywhere may not stand in a part either.
  if (one.polarity === 'ban') return one.form.id === other.form.id
  const inPart = one.form.id === 'plain' || (one.form.id === 'prose' && one.polarity === 'only')
  return (other.whole || inPart) && one.form.not.includes(other.form.id)
}

function formsIn(clause: Clause, main: ReadonlySet<string>): FormDemand[] {
  const { wording } = clause
  if (!ASKS.test(wording) || CONVERTS.test(wording)) return []
  const found = FORMS.flatMap((form) => {
    const match = form.words.exec(wording)
    // "List the cities": a verb, unless lists are ruled out.
    const isVerb = match && /^lists?$/.test(match[0]) && !BANS.test(wording.slice(0, match.index))
    return match && !isVerb ? [{ form, match }] : []
  })
  const isBanned = (at: number) => BANS.test(wording.slice(0, at))
  // "A list in JSON": more than one form in a clause is for the writer to know.
  const wanted = found.filter(({ form, match }) => !form.mixes && !isBanned(match.index))
  if (wanted.length > 1) return []
  return found.flatMap(({ form, match }): FormDemand[] => {
    const before = wording.slice(0, match.index)
    const after = wording.slice(match.index + match[0].length)
    const banned = isBanned(match.index)
    if (form.id === 'word' && !REPLIES.test(wording)) return []
    const only =
      form.id === 'word' ||
      (form.id === 'prose' && ALL.test(wording)) ||
      ONLY.test(wording) ||
      ONLY_BEFORE.test(before) ||
      ONLY_BEHIND.test(after)
    const polarity = banned ? 'ban' : only ? 'only' : 'want'
    // "No tables for text" says nothing of other places.
    const partly = banned && after.startsWith(' for ')
    const whole =
      (!partly && saysOfAll(clause, before, after, main)) ||
      (polarity === 'only' && standsAlone(form.id))
    const start = clause.start + match.index
    const span = { start, end: start + match[0].length }
    return [{ ...span, clause, key: 'form', form, polarity, whole }]
  })
}

function saysOfAll(
  clause: Clause,
  before: string,
  after: string,
  main: ReadonlySet<string>
): boolean {
  const [lead, rest] = [before, after].map((words) => words.replaceAll(NEUTRAL, ''))
  if (clause.main)
    return (
      /^[^a-z]*(?:only|format|without(?: any)? [a-z]+|, no [a-z]+)?[^a-z]*$/.test(rest) ||
      ofWhole(lead, main)
    )
  // "No bullet points; …": a ban stands for itself up to the next comma.
  return ofWhole(`${lead.split(/[,;:]/).at(-1)} ${rest.split(/[,;:]/)[0]}`, main)
}

function moreIn(clause: Clause): FormDemand[] {
  const match = MORE.exec(clause.wording)
  if (!match || INSIDE.test(clause.wording) || DENIES.test(clause.wording)) return []
  const start = clause.start + match.index
  const span = { start, end: start + match[0].length }
  return [{ ...span, clause, key: 'form', form: null, polarity: 'more', whole: true }]
}
