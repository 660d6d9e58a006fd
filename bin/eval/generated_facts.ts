import type { PromptWithFacts } from './data.js'

type Fact = PromptWithFacts['facts'][number]

const ASKS = [
  'write an email to {name} about the delay',
  'Could you please summarise what {name} said at the meeting?',
  'I need a short plan for {name}',
  'maybe make a list of questions for {name}, if possible',
  'Help me to answer the complaint of {name}',
]
const NAMES = ["Siobhán O'Brien", 'Kestrel & Sons', 'Nordwind GmbH', 'Ana-Lucía Ferrer', 'iTally']
const NUMBERS = ['€1,250.50', '17.5%', '2027-03-31', '9:45', '3-5', 'v2.14', '+4', '½ of the team']
const QUOTES = [
  '"we ship on Friday!!!"',
  '“Please, no more calls.”',
  '«Tout va bien»',
  "'as is, where is'",
]
const LINKS = ['https://example.org/a?b=1&c=%20d', 'ops@kestrel.example', 'docs/plan_v3.xlsx']
const VARIABLES = ['{{first_name}}', '{city}', '<product>', '${price}', '%DATE%', '[your team]']
const DENIALS = [
  'do not mention',
  'never promise',
  "don't repeat",
  'avoid naming',
  'without quoting',
]

/** Two hundred prompts, each with one fact of every kind; the same on every run. */
export function generatedFacts(): PromptWithFacts[] {
  return Array.from({ length: 200 }, (_, at) => {
    const pick = (list: string[], step: number) => list[Math.floor(at / step) % list.length]
    const [name, number, quote] = [pick(NAMES, 5), pick(NUMBERS, 1), pick(QUOTES, 3)]
    const [link, variable, denial] = [pick(LINKS, 2), pick(VARIABLES, 1), pick(DENIALS, 4)]
    const asked = pick(ASKS, 1).replace('{name}', name)
    const mark = /[.?]$/.test(asked) ? '' : '.'
    const facts: Fact[] = [
      { kind: 'name', text: name },
      { kind: 'number', text: number },
      { kind: 'quote', text: quote },
      { kind: 'link', text: link },
      { kind: 'variable', text: variable },
      { kind: 'negation', text: denial },
    ]
    const text =
      at % 2
        ? `${asked}${mark} They wrote ${quote} and the figure is ${number}. Use ${variable}, see ${link}, and ${denial} the lawyer. Thanks!`
        : `${asked}${mark}\n\n- figure: ${number}\n- they said ${quote}\n- greet ${variable}\n- source: ${link}\n- ${denial} the lawyer`
    return { id: `made-${at + 1}`, text, facts }
  })
}
