import type { Log, Result } from 'sarif'
import type { CheckedFile, CheckedPrompt, PlacedFinding } from '#cli/services/checking/check_text'

const SCHEMA =
  'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json'
const TOO_LOW = 'score.too_low'
const UNREADABLE = 'file.unreadable'

/** The report as SARIF 2.1.0, which code hosts show beside the lines of a change. */
export function sarifOf(files: CheckedFile[], version: string, minScore: number | null): Log {
  const results = files.flatMap((file) => resultsOf(file, minScore))
  const whys = new Map(
    files
      .flatMap(({ prompts }) => prompts.flatMap(({ findings }) => findings))
      .map(({ rule, why }) => [rule, why])
  )
  if (results.some(({ ruleId }) => ruleId === TOO_LOW))
    whys.set(TOO_LOW, 'A prompt scores less than the least score that was asked for.')
  if (results.some(({ ruleId }) => ruleId === UNREADABLE))
    whys.set(UNREADABLE, 'A file could not be checked.')
  return {
    $schema: SCHEMA,
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'Hone', version, rules: [...whys].map(ruleOf) } },
        columnKind: 'utf16CodeUnits',
        results,
      },
    ],
  }
}

const ruleOf = ([id, why]: [string, string]) => ({ id, shortDescription: { text: why } })

const resultsOf = ({ file, prompts, error }: CheckedFile, minScore: number | null): Result[] => [
  ...(error === null ? [] : [unreadableResult(file, error)]),
  ...prompts.flatMap((prompt) => [
    ...prompt.findings.map((one) => resultOf(file, one)),
    ...(minScore !== null && prompt.score < minScore ? [lowResult(file, prompt, minScore)] : []),
  ]),
]

const unreadableResult = (file: string, error: string): Result => ({
  ...{ ruleId: UNREADABLE, level: 'error', message: { text: error } },
  locations: [{ physicalLocation: { artifactLocation: { uri: uriOf(file) } } }],
})

const lowResult = (file: string, { score, start }: CheckedPrompt, minScore: number): Result => ({
  ...{ ruleId: TOO_LOW, level: 'error' },
  message: { text: `This prompt scores ${score}; at least ${minScore} is asked for.` },
  locations: [locationOf(file, { start, end: start })],
})

const resultOf = (file: string, finding: PlacedFinding): Result => ({
  ...{ ruleId: finding.rule, level: 'warning', message: { text: finding.why } },
  locations: [locationOf(file, finding)],
})

const locationOf = (file: string, { start, end }: Pick<PlacedFinding, 'start' | 'end'>) => ({
  physicalLocation: {
    artifactLocation: { uri: uriOf(file) },
    region: {
      ...{ startLine: start.line, startColumn: start.column },
      ...{ endLine: end.line, endColumn: end.column },
    },
  },
})

const uriOf = (file: string) => file.split(/[\\/]/).map(encodeURIComponent).join('/')
