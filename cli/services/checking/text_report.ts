import type { CheckedFile, CheckedPrompt } from '#cli/services/checking/check_text'
import type { Console } from '#cli/services/console'

/** The report for people: as compilers write it, so that editors find the places. */
export function textReport(
  files: CheckedFile[],
  minScore: number | null,
  console: Console
): string {
  return files
    .flatMap(({ file, prompts }) => prompts.flatMap((prompt) => promptLines(file, prompt)))
    .join('\n')

  function promptLines(file: string, { path, start, score, findings }: CheckedPrompt): string[] {
    const name = path === null ? file : `${file} (${path})`
    const isLow = minScore !== null && score < minScore
    const verdict = `${score} of 100${isLow ? `, less than ${minScore}` : ''}`
    return [
      `${console.paint('bold', name)}: ${console.paint(isLow ? 'red' : 'green', verdict)}`,
      ...findings.map((one) => {
        const place = `${file}:${one.start.line}:${one.start.column}`
        return `  ${place} ${one.why} ${console.paint('dim', `[${one.rule}]`)}`
      }),
      ...(findings.length === 0 && start ? ['  Nothing was found.'] : []),
    ]
  }
}
