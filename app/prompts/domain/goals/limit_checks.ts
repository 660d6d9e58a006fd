import { marked } from '#app/prompts/domain/goals/jobs'
import { demandOf } from '#app/prompts/domain/goals/clauses/limits_of_text'
import { ruleListsIn } from '#app/prompts/domain/goals/things/rule_lists'
import type { GoalBranch } from '#app/prompts/domain/goals/types'
import { handOn, isMade, type GoalWork } from '#app/prompts/domain/goals/work'

/** "Check that it is under 100 words": what fails is revised once. */
export function writeCheck(text: string, work: GoalWork): [GoalBranch] {
  const [about] = work.results.slice(-1)
  const { words, ...demand } = demandOf(text, work.lastJob)
  const name = work.names.take('Check')
  const passed = work.names.take(`${about} that passed`.slice(0, 55))
  const revised = work.names.take(`Revised ${about.toLowerCase()}`.slice(0, 55))
  const join = work.names.take(`Checked ${about.toLowerCase()}`.slice(0, 55))
  const rules = rulesFor(text, work)
  const isRule = (one: string) => rules.includes(one)
  const source = work.source
    .filter((one) => !isRule(one))
    .map(marked)
    .join('\n\n')
  const kept = rules.map((one) => `\n\n${marked(one)}`).join('')
  const madeFrom = source === '' ? '' : `\n\nThe text was made from this:\n\n${source}`
  const prompt = `Revise the text so that it meets this demand: ${words}. Change nothing else, and give only the revised text.${kept}\n\n${marked(about)}${madeFrom}`
  const ways = [
    {
      ...{ label: 'Pass', description: words },
      steps: [
        {
          kind: 'text' as const,
          name: passed,
          from: '',
          text: `{{${about}}}`,
          use: 'passed' as const,
        },
      ],
    },
    {
      ...{ label: 'Fail', description: words },
      steps: [{ kind: 'job' as const, name: revised, from: text, prompt }],
    },
  ]
  handOn(work, join)
  const test = { by: 'check' as const, ...demand, ...checkedText(about, source, demand) }
  if (test.criteria !== null) test.criteria += kept
  return [{ kind: 'branch', name, from: text, test, ways, join }]
}

/** The rules that the text is held against are asked for, unless a step has made them. */
const rulesFor = (text: string, work: GoalWork): string[] =>
  ruleListsIn(text)
    .filter((thing) => !isMade(work, thing))
    .map((thing) => work.inputs.bring(thing))
    .filter((name) => !work.results.includes(name))

type Demand = Omit<ReturnType<typeof demandOf>, 'words'>

/** What is checked: beside the text what it was made from, unless its words are counted. */
function checkedText(about: string, source: string, { criteria, minWords, maxWords }: Demand) {
  const text = `{{${about}}}`
  if (criteria === null || source === '' || minWords !== null || maxWords !== null)
    return { text, criteria }
  const made = `The ${about.toLowerCase()} was made from this, which is there only to compare:`
  return {
    text: `${marked(about)}\n\n${made}\n\n${source}`,
    criteria: `${criteria} Judge only the ${about.toLowerCase()}, compared with what it was made from.`,
  }
}
