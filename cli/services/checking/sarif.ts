import type { Log, Result } from 'sarif'
import type { CheckedFile, PlacedFinding } from '#cli/services/checking/check_text'

const SCHEMA =
  'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json'
const TOO_LOW = 'score.too_low'

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

const resultsOf = ({ file, prompts }: CheckedFile, minScore: number | null): Result[] =>
  prompts.flatMap(({ findings, start, score }) => [
    ...findings.map((one) => resultOf(file, one)),
    ...(minScore !== null && score < minScore
      ? [
          {
            ...{ ruleId: TOO_LOW, level: 'error' as const },
            message: { text: `This prompt scores ${score}; at least ${minScore} is asked for.` },
            locations: [locationOf(file, { start, end: start })],
          },
        ]
      : []),
  ])

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
