import { INPUT_TASKS } from '#app/prompts/domain/reading/data'
import type { Job } from '#app/prompts/domain/reading/reading'
import type { Addition } from '#app/prompts/domain/variants/addition'
import type { Brief } from '#app/prompts/domain/variants/brief'
import { settingAdditions } from '#app/prompts/domain/variants/ask_for'
import { audienceOf, purposeOf, say, type Style } from '#app/prompts/domain/variants/say'
import { leftToTheCase } from '#app/prompts/domain/variants/told'
import type { VariantId } from '#app/prompts/domain/types'

/** Lines or sentences that stand together, `glue` between them. */
export interface Block {
  heading: string
  bullet: string
  glue: string
  additions: Addition[]
}

/** What a variant adds: before the text, inside the main request, and after the text. */
export interface Plan {
  lead: Addition[]
  inline: Addition[]
  blocks: Block[]
}

const none = (): Plan => ({ lead: [], inline: [], blocks: [] })

function saidBy(plan: Plan): Set<string> {
  const all = [...plan.lead, ...plan.inline, ...plan.blocks.flatMap(({ additions }) => additions)]
  return new Set(all.map(({ slot }) => slot))
}

function sayAll(jobs: Job[], brief: Brief, style: Style): Addition[] {
  return jobs.flatMap((job) => say(job, brief, style) ?? [])
}

const prose = (additions: Addition[]): Block => ({ heading: '', bullet: '', glue: ' ', additions })
const lines = (additions: Addition[]): Block => ({ heading: '', bullet: '', glue: '\n', additions })

/** The same content as labelled lines, with as little added as the task allows. */
function structured(brief: Brief): Plan {
  return {
    ...none(),
    lead: sayAll(['role'], brief, 'sentence'),
    blocks: [
      lines(
        sayAll(
          ['ask', 'subject', 'facts', 'audience', 'purpose', 'form', 'length', 'tone', 'examples'],
          spare(brief, 'facts'),
          'line'
        )
      ),
      prose(sayAll(['coverage', 'rule'], brief, 'sentence')),
      prose(
        INPUT_TASKS.includes(brief.reading.task) ||
          brief.reading.task === 'code' ||
          brief.reading.lookup !== null
          ? sayAll(['edge'], brief, 'sentence')
          : []
      ),
    ],
  }
}

/** Leaves a job out unless the person gave something for it. */
function spare(brief: Brief, ...jobs: Job[]): Brief {
  return { ...brief, lacks: (job) => !jobs.includes(job) && brief.lacks(job) }
}

/** Leaves out what is only worth a question. */
const unasked = (brief: Brief) =>
  spare(
    brief,
    ...(brief.kit.unasked ?? []),
    ...(brief.told ? leftToTheCase(brief.reading, brief.kit) : [])
  )

/** The situation first: who, why, which facts, and the rules that keep the answer to them. */
function contextual(brief: Brief): Plan {
  if (brief.reading.lookup !== null) return contextualLookup(brief)
  const context = sayAll(
    ['ask', 'subject', 'facts', 'audience', 'purpose', 'examples'],
    brief,
    'line'
  )
  return {
    ...none(),
    blocks: [
      { heading: 'Context:', bullet: '- ', glue: '\n', additions: context },
      prose(sayAll(['form', 'length', 'tone', 'coverage'], brief, 'sentence')),
      prose(sayAll(['edge', 'rule'], brief, 'sentence')),
    ],
  }
}

/** The one thing that only the person knows about a short question is what the answer is for. */
function contextualLookup(brief: Brief): Plan {
  const purpose: Addition = {
    slot: 'purpose',
    text: `Purpose: ${brief.given.goal || brief.kit.purpose}`,
  }
  return {
    ...none(),
    blocks: [
      lines(brief.excellent || brief.silent('goal.no_purpose') ? [] : [purpose]),
      prose(sayAll(['form', 'coverage', 'edge'], brief, 'sentence')),
    ],
  }
}

/** A compact contract: readers and result inside the request, then output, rules and a test. */
function optimized(brief: Brief): Plan {
  const inline = inlineAdditions(brief)
  const said = new Set(inline.map(({ slot }) => slot))
  const rest = sayAll(
    ['ask', 'subject', 'facts', 'audience', 'purpose', 'examples'],
    spare(brief, 'facts'),
    'line'
  )
  return {
    lead: sayAll(['role'], brief, 'sentence'),
    inline,
    blocks: [
      lines(rest.filter(({ slot }) => !said.has(slot))),
      prose(sayAll(['form', 'length', 'tone', 'coverage'], brief, 'sentence')),
      prose(sayAll(['rule', 'edge', 'check'], brief, 'sentence')),
    ],
  }
}

const LONGEST_REQUEST = 18

/** "… for [readers], so that [result]" behind a short plain request about something to be read. */
function inlineAdditions(brief: Brief): Addition[] {
  const { reading, settings, given } = brief
  const goal = reading.goal === null ? null : reading.sentences[reading.goal]
  const fits =
    goal &&
    goal.mood === 'ask' &&
    !reading.tokens[goal.to - 1].opaque &&
    goal.force > 0.8 &&
    goal.to - goal.from <= LONGEST_REQUEST &&
    !goal.label
  if (
    !fits ||
    reading.task !== 'write' ||
    settings.audience !== 'general' ||
    reading.masked[goal.end - 1] === ':'
  )
    return []
  const found: Addition[] = []
  if (brief.lacks('audience')) found.push({ slot: 'audience', text: ` for ${audienceOf(brief)}` })
  if (brief.lacks('purpose') && !given.goal)
    found.push({ slot: 'purpose', text: `${found.length ? ',' : ''} so that ${purposeOf(brief)}` })
  return found
}

const STRATEGIES: Record<VariantId, (brief: Brief) => Plan> = {
  structured: (brief) => structured({ ...unasked(brief), plain: true }),
  contextual: (brief) => contextual({ ...brief, asks: true }),
  optimized: (brief) => optimized(unasked(brief)),
}

/** What the variant adds, with what moved settings and given values call for. */
export function planFor(id: VariantId, brief: Brief): Plan {
  const plan = STRATEGIES[id](brief)
  const values = brief.given.variables.map(([name, value]): Addition => ({
    slot: 'given.variables',
    text: `${name}: ${value}`,
  }))
  const settings = settingAdditions(brief, saidBy(plan))
  return {
    ...plan,
    blocks: [lines(values), ...plan.blocks, prose(settings)].filter(
      ({ additions }) => additions.length
    ),
  }
}
