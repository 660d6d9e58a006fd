import type { CheckedFile, CheckedPrompt } from '#cli/services/checking/check_text'

/** The report as JUnit XML: a test case for each prompt, which fails by its findings or its score. */
export function junitOf(files: CheckedFile[], minScore: number | null): string {
  const cases = files.flatMap(({ file, prompts, error }) => [
    ...prompts.map((one) => ({
      ...{ file, name: one.path ?? 'prompt', faults: faultsOf(one, minScore) },
    })),
    ...(error === null ? [] : [{ file, name: 'file', faults: [error] }]),
  ])
  const failed = cases.filter(({ faults }) => faults.length > 0).length
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites tests="${cases.length}" failures="${failed}">`,
    `  <testsuite name="hone check" tests="${cases.length}" failures="${failed}">`,
    ...cases.flatMap(({ file, name, faults }) => [
      `    <testcase classname="${xml(file)}" name="${xml(name)}">`,
      ...(faults.length > 0
        ? [`      <failure message="${xml(faults[0])}">${xml(faults.join('\n'))}</failure>`]
        : []),
      '    </testcase>',
    ]),
    '  </testsuite>',
    '</testsuites>',
  ].join('\n')
}

/** With a least score only that decides; without one every finding is a fault. */
function faultsOf({ findings, score }: CheckedPrompt, minScore: number | null): string[] {
  if (minScore !== null)
    return score < minScore ? [`It scores ${score}; at least ${minScore} is asked for.`] : []
  return findings.map(({ start, rule, why }) => `${start.line}:${start.column} ${rule}: ${why}`)
}

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\n': '&#10;',
}
/** What XML 1.0 has no way to write is left out. */
const xml = (text: string): string =>
  text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"\n]/g, (character) => ESCAPES[character])
