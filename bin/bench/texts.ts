const SENTENCES = [
  'Write a report for the sales team about the third quarter.',
  'I would like it to cover Acme, Nordlicht and the 14 accounts in Leeds.',
  'Revenue was $1,240,000, and 37 % of it came from renewals.',
  'Please do not mention the merger, and never name a customer who left.',
  'The readers know the product well but have not seen the numbers yet.',
  'Maybe add some charts or something like that if it is not too much.',
  'Use {{quarter}} in the title and keep the quote "we grew where it was hard" as it is.',
  'See https://example.org/figures for the table that everybody uses.',
  'First compare the regions, then explain the outliers, and end with three actions.',
  'It should be good, clear and interesting, and also short, but with all the details.',
  'Our tone is calm; exclamation marks have no place in it.',
  'The board meets on 12 March, so the draft must be ready two days before.',
]

/** A brief of about `words` words, another one for each `turn`. */
export function longPrompt(words: number, turn: number): string {
  const sentences: string[] = []
  let count = 0
  for (let index = turn; count < words; index++) {
    const sentence = `${SENTENCES[index % SENTENCES.length]} Point ${index + 1} matters too.`
    sentences.push(sentence + (index % 6 === 5 ? '\n\n' : ''))
    count += sentence.split(' ').length
  }
  return sentences.join(' ')
}

/** A request of 60 words, as people type them; the number makes each one new. */
export function shortPrompt(turn: number): string {
  return `${Array.from(
    { length: 4 },
    (_, index) => SENTENCES[(turn + index * 2) % SENTENCES.length]
  )
    .join(' ')
    .split(' ')
    .concat(Array.from({ length: 60 }, () => 'and'))
    .slice(0, 58)
    .join(' ')} number ${turn}`
}
