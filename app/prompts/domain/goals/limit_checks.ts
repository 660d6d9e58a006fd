import { marked } from '#app/prompts/domain/goals/jobs'
import { demandOf } from '#app/prompts/domain/goals/clauses/limits_of_text'
import type { GoalBranch } from '#app/prompts/domain/goals/types'
import { handOn, type GoalWork } from '#app/prompts/domain/goals/work'

/** "Check that it is under 100 words": what fails is revised once. */
export function writeCheck(text: string, work: GoalWork): [GoalBranch] {
  const [about] = work.results.slice(-1)
  const { words, ...demand } = demandOf(text, work.lastJob)
  const name = work.names.take('Check')
  const passed = work.names.take(`${about} that passed`.slice(0, 55))
  const revised = work.names.take(`Revised ${about.toLowerCase()}`.slice(0, 55))
  const join = work.names.take(`Checked ${about.toLowerCase()}`.slice(0, 55))
  const source = work.source.map(marked).join('\n\n')
  const madeFrom = source === '' ? '' : `\n\nThe text was made from this:\n\n${source}`
  const prompt = `Revise the text so that it meets this demand: ${words}. Change nothing else, and give only the revised text.\n\n${marked(about)}${madeFrom}`
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
  return [{ kind: 'branch', name, from: text, test, ways, join }]
}

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
