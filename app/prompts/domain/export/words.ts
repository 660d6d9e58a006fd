/** The words that Hone adds to an exported file. */
export const WORDS = {
  language: 'en-US',
  creator: 'Hone',
  improvements: 'Improvements Made',
  reasoning: 'Reasoning',
  pageOf: ['Page ', ' of '],
  score: (score: number, blanks: number) =>
    blanks === 0
      ? `Score ${score} of 100`
      : `Score ${score} of 100 with ${blanks === 1 ? 'its blank' : `its ${blanks} blanks`} still to fill`,
  unset: (count: number, scripts: string, codes: string) =>
    `A square stands for ${count === 1 ? 'a character' : `each of ${count} characters`} that this PDF has no letter for` +
    `${scripts && ` (${scripts})`}: ${codes}${count > 4 ? ' and others' : ''}. The Word export has them all.`,
} as const
